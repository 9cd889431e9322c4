import { anchorOf } from '../../content/anchors';
import type { Content } from '../../content/content';
import { splitAddress } from '../../site/href';
import type { Language } from '../../site/languages';
import { isSwitchState, switchStates } from './states';

/**
 * The moments of a site switch: the entries of the timeline that an address leads to.
 * @param to page and anchor: `solution/NAME#seconds`
 * @throws Error if there is no such timeline, or if an entry has no second or no state
 */
export function momentsAt(to: string, language: Language, { pages }: Pick<Content, 'pages'>) {
  const { path, hash } = splitAddress(to);
  const section = pages
    .get(path)
    ?.[language].sections.find((candidate) => `#${anchorOf(candidate)}` === hash);
  if (section?.kind !== 'timeline') throw new Error(`leads to no timeline: ${to}`);

  return section.items.map(({ date, title, text, at, state }) => {
    if (at === undefined) throw new Error(`${to}: “${title}” has no at`);
    if (!isSwitchState(state))
      throw new Error(`${to}: “${title}” needs a state: ${switchStates.join(', ')}`);

    return { date, title, text, at, state };
  });
}
