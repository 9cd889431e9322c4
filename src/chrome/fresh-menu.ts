import { useEffect, useState } from 'react';
import { browserEnvironment } from '../config/browser-environment';
import type { Language } from '../config/languages';
import { whenIdle } from '../lib/when-idle';
import type { HeaderGroupView } from './menu';

type Groups = readonly HeaderGroupView[];

/** Menus newer than the built ones; pages shown later start with them. */
const fresh: Partial<Record<Language, Groups>> = {};

/** What is visible of a menu while it is closed. */
const barOf = (groups: Groups): string =>
  groups
    .map(({ id, title, categories }) => {
      const [first, ...more] = categories.flatMap(({ links }) => links);
      // A group of one entry is a link; any other opens.
      return `${id} ${title} ${more.length === 0 ? first?.href : ''}`;
    })
    .join('\n');

/**
 * The header's groups: the built ones, then newer ones from the API once the page is idle, if an API is configured.
 * Nothing shifts: a menu that looks different while it is closed waits for the next page. A failure changes nothing.
 */
export function useFreshMenu(language: Language, built: Groups): Groups {
  const [newer, setNewer] = useState<Groups | undefined>(fresh[language]);
  useEffect(() => {
    if (browserEnvironment.apiUrl === '' || fresh[language]) return;
    let hasLeft = false;
    whenIdle(() => {
      import('./refresh-menu')
        .then(({ refreshMenu }) => refreshMenu(language, built))
        .then(
          (groups) => {
            fresh[language] = groups;
            if (!hasLeft && barOf(groups) === barOf(built)) setNewer(groups);
          },
          // The API failed, or its answer is invalid: the built menu stays.
          () => undefined,
        );
    });
    return () => {
      hasLeft = true;
    };
  }, [language, built]);
  return newer ?? built;
}
