import { useEffect, useState } from 'react';
import { browserEnvironment } from '../config/browser-environment';
import type { Language } from '../config/languages';
import { whenIdle } from '../lib/when-idle';
import type { FooterColumn } from '../navigation/footer';
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
 * What is built, then what the API has now, asked for once the page is idle, if an API is configured. A failure changes nothing.
 * @param id of the element that shows it
 * @param refresh takes what is built
 * @param seen what is visible of it: where that is the same, it may be shown at once
 */
function useFresh<T>(id: string, built: T, refresh: (built: T) => Promise<T>, seen: (value: T) => string): T {
  const [newest, setNewest] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per document
  useEffect(() => {
    const element = document.getElementById(id);
    if (browserEnvironment.apiUrl === '' || !element) return;
    whenIdle(() => {
      refresh(built).then(
        (newer) => {
          if (seen(newer) === seen(built)) setNewest(newer);
          else whenUnnoticed(element, () => setNewest(newer));
        },
        // The API failed, or its answer is invalid: what is built stays.
        () => undefined,
      );
    });
  }, []);
  return newest ?? built;
}

/** What is visible of a menu while it is closed. */
const barOf = (groups: Groups): string =>
  groups
    .map(({ id, title, categories }) => {
      const [first, ...more] = categories.flatMap(({ links }) => links);
      // A group of one entry is a link; any other opens.
      return `${id} ${title} ${more.length === 0 ? first?.href : ''}`;
    })
    .join('\n');

/** The header's groups, refreshed. */
export const useFreshMenu = (language: Language, built: Groups): Groups =>
  useFresh('menu', built, async (groups) => (await import('./refresh-menu')).refreshMenu(language, groups), barOf);

/** The footer's columns, refreshed. @param filesHost origin of the vendor's files; empty: the site's own */
export const useFreshFooter = (
  language: Language,
  built: readonly FooterColumn[],
  filesHost: string,
): readonly FooterColumn[] =>
  useFresh(
    'footer',
    built,
    async (columns) => (await import('./refresh-menu')).refreshFooter(language, columns, filesHost),
    JSON.stringify,
  );

type BuiltLogo = NonNullable<Queries.HeaderSliceQuery['siteInfo']>['logo'];

/** The logo, refreshed; null where none was built: there would be no place for it. The place is as wide as the built one. */
export function useFreshLogo(built: BuiltLogo | undefined): LogoPicture | null {
  const src = useFresh(
    'menu',
    built?.file.publicURL ?? '',
    async (address) => (built ? (await import('./refresh-menu')).refreshLogo(address, built.address) : address),
    // Its place stays.
    () => '',
  );
  return built && src !== '' ? { src, width: built.width, height: built.height } : null;
}
