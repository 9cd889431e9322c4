import type { Devices } from '../../src/routes/route-types';
import {
  deviceSets,
  formatVersion,
  type HeadingsFile,
  type NamesFile,
  type PageColumns,
  type TextsFile,
} from '../../src/search/files';
import { type ResultKind, resultKinds } from '../../src/search/kinds';

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

/** Words that the queries of a small index are read with. */
export interface SmallWords {
  synonyms?: string;
  stopWords?: string;
  optional?: string;
}

function pageColumns(pages: readonly SmallPage[]): PageColumns {
  return {
    kinds: pages.map(({ kind = 'company' }) => resultKinds.indexOf(kind)).join(''),
    devices: pages.map(({ devices = 'both' }) => deviceSets.indexOf(devices)).join(''),
    paths: pages.map(({ path }) => path).join('\n'),
    names: pages.map(({ name = '' }) => name).join('\n'),
    titles: pages.map(({ title }) => title).join('\n'),
  };
}

/** The files of an index of a few pages. @param items pages that the second file brings */
export function smallIndex(
  pages: readonly SmallPage[],
  items: readonly SmallPage[] = [],
  words: SmallWords = {},
): { names: NamesFile; headings: HeadingsFile; texts: TextsFile } {
  const all = [...pages, ...items];
  const column = (cell: (page: SmallPage) => string) => all.map(cell).join('\n');
  const ofSections = (cell: (section: { anchor: string; heading: string; text?: string }) => string) =>
    column(({ sections = [] }) => sections.map(cell).join('\t'));
  return {
    names: {
      version: formatVersion,
      language: 'zh',
      files: { headings: 'headings.json', texts: 'texts.json', variants: 'variants.json' },
      labels: resultKinds.map((kind) => `All ${kind}`).join('\n'),
      ...pageColumns(pages),
      syllables: pages.map(({ syllables = '' }) => syllables).join('\n'),
    },
    headings: {
      ...pageColumns(items),
      keywords: column(({ keywords = '' }) => keywords),
      descriptions: column(({ description = '' }) => description),
      heads: column(({ head = '' }) => head),
      anchors: ofSections(({ anchor }) => anchor),
      sections: ofSections(({ heading }) => heading),
      synonyms: words.synonyms ?? '',
      stopWords: words.stopWords ?? '',
      optional: words.optional ?? '',
    },
    texts: { texts: ofSections(({ text = '' }) => text) },
  };
}
