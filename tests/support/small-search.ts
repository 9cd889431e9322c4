import type { Language } from '../../src/config/languages';
import { type Devices, deviceSets } from '../../src/routes/route-types';
import {
  formatVersion,
  type HeadingsFile,
  type NamesFile,
  type PageColumns,
  type TextsFile,
} from '../../src/search/format';
import { type ResultKind, resultKinds } from '../../src/search/kinds';
import { createSearcher, type Searcher } from '../../src/search/searcher';

/** A page of a small index; what it does not say is empty. */
export interface SmallPage {
  path: string;
  title: string;
  name?: string;
  kind?: ResultKind;
  devices?: Devices;
  syllables?: string;
  keywords?: string;
  description?: string;
  head?: string;
  sections?: readonly { anchor: string; heading: string; text?: string }[];
}

type Words = Partial<Pick<HeadingsFile, 'synonyms' | 'stopWords' | 'optional' | 'answers'>>;

const pageColumns = (pages: readonly SmallPage[]): PageColumns => ({
  kinds: pages.map(({ kind = 'company' }) => resultKinds.indexOf(kind)).join(''),
  devices: pages.map(({ devices = 'both' }) => deviceSets.indexOf(devices)).join(''),
  paths: pages.map(({ path }) => path).join('\n'),
  names: pages.map(({ name = '' }) => name).join('\n'),
  titles: pages.map(({ title }) => title).join('\n'),
});

/** The files of an index of a few pages. @param items pages that the second file brings */
export function smallIndex(pages: readonly SmallPage[], items: readonly SmallPage[] = [], words: Words = {}) {
  const all = [...pages, ...items];
  const column = (key: 'keywords' | 'description' | 'head') => all.map((page) => page[key] ?? '').join('\n');
  const ofSections = (key: 'anchor' | 'heading' | 'text') =>
    all.map(({ sections = [] }) => sections.map((section) => section[key] ?? '').join('\t')).join('\n');
  const names: NamesFile = {
    version: formatVersion,
    language: 'zh',
    files: { headings: 'headings.json', texts: 'texts.json', variants: 'variants.json', facts: 'facts.json' },
    labels: resultKinds.map((kind) => `All ${kind}`).join('\n'),
    ...pageColumns(pages),
    syllables: pages.map(({ syllables = '' }) => syllables).join('\n'),
  };
  const headings: HeadingsFile = {
    ...pageColumns(items),
    keywords: column('keywords'),
    descriptions: column('description'),
    heads: column('head'),
    anchors: ofSections('anchor'),
    sections: ofSections('heading'),
    syllables: items.map(({ syllables = '' }) => syllables).join('\n'),
    answers: '',
    synonyms: '',
    stopWords: '',
    optional: '',
    ...words,
  };
  const texts: TextsFile = { texts: ofSections('text') };
  return { names, headings, texts };
}

/** A searcher over a few pages with the whole index. */
export function smallSearcher([first, ...others]: readonly [SmallPage, ...SmallPage[]], words: Words = {}) {
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
  searcher.addVariants(file(searcher.files.variants));
  searcher.addFacts(file(searcher.files.facts));
  return searcher;
}
