import {
  formatVersion,
  type HeadingsFile,
  type IndexedPage,
  type NamesFile,
  type TextsFile,
} from '../../../src/features/search/format';
import { resultKinds } from '../../../src/features/search/kinds';
import { createSearcher, type Searcher } from '../../../src/features/search/searcher';
import type { Language } from '../../../src/site/languages';

/** A page of a small index; what it does not say is empty. */
export interface SmallPage extends Partial<IndexedPage> {
  path: string;
  title: string;
  keywords?: string;
  description?: string;
  head?: string;
  sections?: readonly { anchor: string; heading: string; text?: string }[];
}

type Words = Partial<
  Pick<
    HeadingsFile,
    'synonyms' | 'stopWords' | 'optional' | 'answers' | 'variants' | 'regionalWords'
  >
>;

const indexed = ({
  path,
  title,
  name = title,
  kind = 'company',
  devices = 'both',
  syllables = '',
}: SmallPage) => ({
  path,
  title,
  name,
  kind,
  devices,
  syllables,
});

/**
 * The files of an index of a few pages.
 * @param items pages that the second file brings
 */
export function smallIndex(
  pages: readonly SmallPage[],
  items: readonly SmallPage[] = [],
  words: Words = {},
) {
  const documents = [...pages, ...items];
  const labels = Object.fromEntries(resultKinds.map((kind) => [kind, `All ${kind}`]));
  const names: NamesFile = {
    version: formatVersion,
    files: { headings: 'headings.json', texts: 'texts.json' },
    labels,
    pages: pages.map(indexed),
  };

  const headings: HeadingsFile = {
    items: items.map(indexed),
    bodies: documents.map(({ keywords = '', description = '', head = '', sections = [] }) => ({
      keywords,
      description,
      head,
      anchors: sections.map(({ anchor }) => anchor),
      headings: sections.map(({ heading }) => heading),
    })),
    answers: [],
    synonyms: [],
    stopWords: [],
    optional: [],
    variants: {},
    regionalWords: {},
    ...words,
  };

  const texts: TextsFile = {
    texts: documents.map(({ sections = [] }) => sections.map(({ text = '' }) => text)),
    facts: {},
  };

  return { names, headings, texts };
}

/** A searcher over a few pages with the whole index. */
export function smallSearcher(
  [first, ...others]: readonly [SmallPage, ...SmallPage[]],
  words: Words = {},
) {
  const { names, headings, texts } = smallIndex([first], others, words);
  const searcher = createSearcher(names, 'zh');

  searcher.addHeadings(headings);
  searcher.addTexts(texts);

  return searcher;
}

/** The searcher of a language over the files of an index, all of them loaded. */
export function searcherOf(files: ReadonlyMap<string, string>, language: Language): Searcher {
  const file = (name: string): unknown => JSON.parse(files.get(name) ?? 'null');

  const searcher = createSearcher(file(`${language}.json`), language);
  searcher.addHeadings(file(searcher.files.headings));
  searcher.addTexts(file(searcher.files.texts));

  return searcher;
}
