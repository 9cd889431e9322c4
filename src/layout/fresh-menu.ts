import { dequal } from 'dequal/lite';
import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../components/when-idle';
import type { FooterColumn } from '../features/menus/footer';
import type { FriendlyLink, SiteLine } from '../features/menus/site-line';
import { browserEnvironment } from '../site/browser-environment';
import type { Language } from '../site/languages';
import type { LogoPicture } from './logo';
import type { HeaderGroupView } from './menu';

type Groups = readonly HeaderGroupView[];

/**
 * Runs an action when it moves nothing under a visitor's eyes: whenever the element is out of view,
 * or the visitor presses something else.
 */
function whenUnnoticed(element: Element, action: () => void): void {
  new IntersectionObserver((entries) => {
    if (entries[entries.length - 1]?.isIntersecting === false) action();
  }).observe(element);

  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && element.contains(target))) action();
  });
}

/**
 * What is built, then what the API has now, asked for once the page is idle, unless that is turned
 * off. A failure changes nothing.
 * @param id of the element that shows it
 * @param visibleText what is visible of it: where that is the same, it may be shown at once
 */
function useFresh<T>(
  id: string,
  builtValue: T,
  refresh: (calls: typeof import('./refresh-menu')) => Promise<T>,
  visibleText: (value: T) => string,
): T {
  const [newest, setNewest] = useState<T>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per document
  useEffect(() => {
    const element = document.getElementById(id);
    if (!browserEnvironment.refreshesMenus || !element) return;

    const show = (newer: T) => {
      // Most answers say what is built: nothing needs rendering.
      if (dequal(newer, builtValue)) return;
      if (visibleText(newer) === visibleText(builtValue)) setNewest(newer);
      else whenUnnoticed(element, () => setNewest(newer));
    };

    // Where the API fails or its answer is invalid, what is built stays.
    whenIdle(() => {
      import('./refresh-menu').then(refresh).then(show, () => undefined);
    });
  }, []);

  return newest ?? builtValue;
}

/** What is visible of a menu while it is closed. */
const closedMenuText = (groups: Groups): string =>
  groups
    .map(({ id, title, categories }) => {
      const [first, ...more] = categories.flatMap(({ links }) => links);
      // A group of one entry is a link; any other opens.
      return `${id} ${title} ${more.length === 0 ? first?.href : ''}`;
    })
    .join('\n');

/** The header's groups, refreshed. */
export const useFreshMenu = (language: Language, builtGroups: Groups): Groups =>
  useFresh(
    'menu',
    builtGroups,
    ({ refreshMenu }) => refreshMenu(language, builtGroups),
    closedMenuText,
  );

type Columns = readonly FooterColumn[];

/**
 * The footer's columns, refreshed.
 * @param filesHost origin of the vendor's files; empty: the site's own
 */
export const useFreshFooter = (
  language: Language,
  builtColumns: Columns,
  filesHost: string,
): Columns =>
  useFresh<Columns>(
    'footer',
    builtColumns,
    ({ refreshFooter }) => refreshFooter(language, builtColumns, filesHost),
    (columns) => JSON.stringify(columns),
  );

/** The copyright line and the filing number, refreshed. */
export const useFreshSiteLine = (language: Language, builtLine: SiteLine): SiteLine =>
  useFresh(
    'footer',
    builtLine,
    ({ refreshSiteLine }) => refreshSiteLine(language, builtLine),
    ({ copyright, crod }) => copyright + crod,
  );

type FriendlyLinks = readonly FriendlyLink[];

/** The friendly links, refreshed. */
export const useFreshFriendlyLinks = (
  language: Language,
  builtLinks: FriendlyLinks,
): FriendlyLinks =>
  useFresh<FriendlyLinks>(
    'footer',
    builtLinks,
    ({ refreshFriendlyLinks }) => refreshFriendlyLinks(language),
    (links) => JSON.stringify(links),
  );

/**
 * The hot searches, refreshed once the search is opened (specification section 7).
 * @returns the names, and what to call when it opens
 */
export function useFreshHotSearches(
  language: Language,
  builtNames: readonly string[],
): [names: readonly string[], ask: () => void] {
  const [names, setNames] = useState(builtNames);
  const wasAsked = useRef(false);

  const ask = () => {
    if (!browserEnvironment.refreshesMenus || wasAsked.current) return;
    wasAsked.current = true;

    import('./refresh-menu')
      .then(({ refreshHotSearches }) => refreshHotSearches(language))
      // Where the API fails or its answer is invalid, what is built stays.
      .then(setNames, () => undefined);
  };

  return [names, ask];
}

type BuiltLogo = NonNullable<Queries.HeaderSliceQuery['siteInfo']>['logo'];

/**
 * The logo, refreshed; null where none was built: there would be no place for it. The place is as
 * wide as the built one.
 */
export function useFreshLogo(builtLogo: BuiltLogo | undefined): LogoPicture | null {
  const address = builtLogo?.src ?? '';

  // Its place stays.
  const src = useFresh(
    'menu',
    address,
    ({ refreshLogo }) => refreshLogo(address, builtLogo?.address ?? ''),
    () => '',
  );

  if (!builtLogo || src === '') return null;

  return { src, width: builtLogo.width, height: builtLogo.height };
}
