import { useEffect, useMemo, useState } from 'react';
import { browserEnvironment } from '../config/browser-environment';
import type { Language } from '../config/languages';
import { whenIdle } from '../lib/when-idle';
import type { FooterColumn } from '../navigation/footer';
import type { LogoPicture } from './logo';
import type { HeaderGroupView } from './menu';

type Groups = readonly HeaderGroupView[];

/**
 * Runs an action when it moves nothing under a visitor's eyes: at once if the element is out of view, else as soon as it leaves, or the visitor
 * presses something else.
 * @returns a stop function
 */
function whenUnnoticed(id: string, action: () => void): () => void {
  const element = document.getElementById(id);
  if (!element) return () => undefined;
  const act = () => {
    stop();
    action();
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries[entries.length - 1]?.isIntersecting === false) act();
  });
  const press = ({ target }: Event) => {
    if (!(target instanceof Node && element.contains(target))) act();
  };
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('pointerdown', press);
  };
  observer.observe(element);
  document.addEventListener('pointerdown', press);
  return stop;
}

/**
 * What is built, then what the API has now, asked for once the page is idle, if an API is configured. A failure changes nothing.
 * @param id of the element that shows it
 * @param refresh takes what is built
 * @param seen what is visible of it: where that is the same, it may be shown at once
 */
function useFresh<T>(id: string, built: T, refresh: (built: T) => Promise<T>, seen: (value: T) => string): T {
  const [newest, setNewest] = useState<{ value: T }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document has one menu; the functions are the caller's own at each rendering.
  useEffect(() => {
    if (browserEnvironment.apiUrl === '') return;
    let stop: (() => void) | undefined;
    let hasLeft = false;
    whenIdle(() => {
      refresh(built).then(
        (newer) => {
          if (hasLeft) return;
          if (seen(newer) === seen(built)) setNewest({ value: newer });
          else stop = whenUnnoticed(id, () => setNewest({ value: newer }));
        },
        // The API failed, or its answer is invalid: what is built stays.
        () => undefined,
      );
    });
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, []);
  return newest ? newest.value : built;
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
    (columns) => JSON.stringify(columns),
  );

/** The logo as the build took it from the API. */
interface BuiltLogo {
  /** At the API. */
  address: string;
  width: number;
  height: number;
  file: { publicURL: string | null };
}

/** The logo, refreshed; null where none was built: there would be no place for it. The place is as wide as the built one. */
export function useFreshLogo(built: BuiltLogo | null): LogoPicture | null {
  const first = useMemo(
    () => built && { src: built.file.publicURL ?? '', width: built.width, height: built.height },
    [built],
  );
  return useFresh<LogoPicture | null>(
    'menu',
    first,
    async (logo) => logo && built && (await import('./refresh-menu')).refreshLogo(logo, built.address),
    // Its place stays.
    () => '',
  );
}
