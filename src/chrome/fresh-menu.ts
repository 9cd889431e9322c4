import { useEffect, useRef, useState } from 'react';
import { browserEnvironment } from '../config/browser-environment';
import type { Language } from '../config/languages';
import { whenIdle } from '../lib/when-idle';
import type { FooterColumn } from '../navigation/footer';
import type { FriendlyLink, SiteLine } from '../navigation/site-line';
import type { LogoPicture } from './logo';
import type { HeaderGroupView } from './menu';

type Groups = readonly HeaderGroupView[];

/** Runs an action when it moves nothing under a visitor's eyes: whenever the element is out of view, or the visitor presses something else. */
function whenUnnoticed(element: Element, action: () => void): void {
  new IntersectionObserver((entries) => {
    if (entries[entries.length - 1]?.isIntersecting === false) action();
  }).observe(element);

  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && element.contains(target))) action();
  });
}

/**
 * What is built, then what the API has now, asked for once the page is idle, unless that is turned off. A failure changes nothing.
 * @param id of the element that shows it
 * @param visibleText what is visible of it: where that is the same, it may be shown at once
 */
function useFresh<T>(
  id: string,
  built: T,
  refresh: (calls: typeof import('./refresh-menu')) => Promise<T>,
  visibleText: (value: T) => string,
): T {
  const [newest, setNewest] = useState<T>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per document
  useEffect(() => {
    const element = document.getElementById(id);
    if (!browserEnvironment.refreshesMenus || !element) return;

    const show = (newer: T) => {
      if (visibleText(newer) === visibleText(built)) setNewest(newer);
      else whenUnnoticed(element, () => setNewest(newer));
    };

    // Where the API fails or its answer is invalid, what is built stays.
    whenIdle(() => {
      import('./refresh-menu').then(refresh).then(show, () => undefined);
    });
  }, []);

  return newest ?? built;
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
export const useFreshMenu = (language: Language, built: Groups): Groups =>
  useFresh('menu', built, ({ refreshMenu }) => refreshMenu(language, built), closedMenuText);

type Columns = readonly FooterColumn[];

/** The footer's columns, refreshed. @param filesHost origin of the vendor's files; empty: the site's own */
export const useFreshFooter = (language: Language, built: Columns, filesHost: string): Columns =>
  useFresh<Columns>(
    'footer',
    built,
    ({ refreshFooter }) => refreshFooter(language, built, filesHost),
    (columns) => JSON.stringify(columns),
  );

/** The copyright line and the filing number, refreshed. */
export const useFreshSiteLine = (language: Language, built: SiteLine): SiteLine =>
  useFresh(
    'footer',
    built,
    ({ refreshSiteLine }) => refreshSiteLine(language, built),
    ({ copyright, crod }) => copyright + crod,
  );

type FriendlyLinks = readonly FriendlyLink[];

/** The friendly links, refreshed. */
export const useFreshFriendlyLinks = (language: Language, built: FriendlyLinks): FriendlyLinks =>
  useFresh<FriendlyLinks>(
    'footer',
    built,
    ({ refreshFriendlyLinks }) => refreshFriendlyLinks(language),
    (links) => JSON.stringify(links),
  );

/**
 * The hot searches, refreshed once the search is opened (specification section 7).
 * @returns the names, and what to call when it opens
 */
export function useFreshHotSearches(
  language: Language,
  built: readonly string[],
): [names: readonly string[], ask: () => void] {
  const [names, setNames] = useState(built);
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

/** The logo, refreshed; null where none was built: there would be no place for it. The place is as wide as the built one. */
export function useFreshLogo(built: BuiltLogo | undefined): LogoPicture | null {
  const address = built?.src ?? '';

  // Its place stays.
  const src = useFresh(
    'menu',
    address,
    ({ refreshLogo }) => refreshLogo(address, built?.address ?? ''),
    () => '',
  );

  return built && src !== '' ? { src, width: built.width, height: built.height } : null;
}
