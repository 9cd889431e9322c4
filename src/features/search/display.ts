import { inLanguage } from '../../site/href';
import { excerpt, has, mark, type Segment } from './excerpt';
import type { IndexedPage } from './format';
import type { LoadedIndex } from './loaded-index';
import type { Evidence } from './matcher';
import { sumOf } from './matches';

/** The words that a term was found by. */
type FoundBy = Pick<Evidence, 'wholeWords' | 'words'>;

/** A result as it's shown. */
export interface Shown {
  /** The page, or the section that answers where the title does not. */
  href: string;
  title: Segment[];
  /**
   * What the page is: the name of the list that it is in (white papers), or of its kind (products).
   */
  kindName: string;
  /**
   * Heading of that section; empty without one, or where it repeats the page's own name or title.
   */
  section: Segment[];
  excerpt: Segment[];
}

/** The section of a page that has most of the words; undefined if none has any. */
function bestSection(place: number, words: readonly string[], index: LoadedIndex) {
  const { anchors = [], headings = [] } = index.bodies[place] ?? {};
  const fields = (index.fields[place] ?? []).filter(({ isOfSections }) => isOfSections);
  const strengthOf = (section: number) =>
    sumOf(fields, ({ weight, texts }) =>
      sumOf(words, (word) => weight * Math.log2((texts[section] ?? '').split(word).length)),
    );

  const sections = anchors.map((anchor, section) => ({
    anchor,
    heading: headings[section] ?? '',
    text: index.sectionTexts[place]?.[section] ?? '',
    strength: strengthOf(section),
  }));
  const highestStrength = Math.max(...sections.map(({ strength }) => strength));

  return highestStrength > 0
    ? sections.find(({ strength }) => strength === highestStrength)
    : undefined;
}

/** The words of terms that are marked in a text: pieces of one only where it isn't whole. */
const markedWords = (text: string, terms: readonly FoundBy[]): string[] =>
  terms.flatMap(({ wholeWords, words }) => (has(text, wholeWords) ? wholeWords : words));

/**
 * @param place position of the page in the index
 * @param terms what it was found by, folded
 * @param isNamed its name has all that was typed, so that no section of it answers better
 */
export function showResult(
  page: IndexedPage,
  place: number,
  terms: readonly FoundBy[],
  isNamed: boolean,
  index: LoadedIndex,
): Shown {
  const { path, title, name, kind } = page;
  const words = [...new Set(terms.flatMap((term) => term.words))];
  const section = bestSection(place, words, index);
  const target = isNamed || !section?.anchor ? null : section;
  const isHeadingNew = target !== null && ![name, title].includes(target.heading);

  // The summary, unless only the section matches.
  const description = index.bodies[place]?.description ?? '';
  const isOnlyInSection = section && !has(description, words) && has(section.text, words);

  const heading = isHeadingNew ? target.heading : '';
  const text = isOnlyInSection ? section.text : description;
  const list = index.pages.find((other) => path.startsWith(`${other.path}/`));
  return {
    href: inLanguage(path, index.language) + (target ? `#${target.anchor}` : ''),
    title: mark(title, markedWords(title, terms)),
    kindName: list?.name ?? index.labels[kind] ?? '',
    section: mark(heading, markedWords(heading, terms)),
    excerpt: excerpt(text, markedWords(text, terms)),
  };
}
