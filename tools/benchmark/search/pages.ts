import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/config/languages';
import { inLanguage } from '../../../src/routes/href';
import {
  type HeadingsFile,
  linesOf,
  type NamesFile,
  parseHeadings,
  parseNames,
  parseTexts,
  type TextsFile,
  type VariantsFile,
} from '../../../src/search/format';

/** A page as every engine gets it: the texts that the site's own index is made of. */
export interface Page {
  href: string;
  title: string;
  keywords: string;
  description: string;
  sections: { anchor: string; heading: string; text: string }[];
}

/** The files of the site's index. */
export interface OwnIndex {
  names: NamesFile;
  headings: HeadingsFile;
  texts: TextsFile;
  variants: VariantsFile;
}

/** @throws Error if the site is not built */
export function builtIndex(root: string, language: Language): OwnIndex {
  const read = (name: string): unknown => {
    const path = join(root, 'public/search', name);
    if (!existsSync(path)) throw new Error(`${path} is missing; the site is not built: npm run build`);
    return JSON.parse(readFileSync(path, 'utf8'));
  };
  const names = parseNames(read(`${language}.json`), language);
  const headings = parseHeadings(read(names.files.headings), linesOf(names.paths).length);
  return {
    names,
    headings,
    texts: parseTexts(read(names.files.texts), headings),
    variants: read(names.files.variants) as VariantsFile,
  };
}

/** A column of all pages: those of the first file, then the items. */
const linesOfAll = ({ names, headings }: OwnIndex, column: 'paths' | 'names' | 'titles'): string[] => [
  ...linesOf(names[column]),
  ...linesOf(headings[column]),
];

/** The pages of an index. */
export function pagesOf(language: Language, index: OwnIndex): Page[] {
  const { headings, texts } = index;
  const [keywords, descriptions, heads, anchors, sections, contents] = [
    headings.keywords,
    headings.descriptions,
    headings.heads,
    headings.anchors,
    headings.sections,
    texts.texts,
  ].map(linesOf);
  const [names, titles] = [linesOfAll(index, 'names'), linesOfAll(index, 'titles')];
  return linesOfAll(index, 'paths').map((path, page) => ({
    href: inLanguage(path, language),
    title: [names[page], titles[page], heads?.[page]].filter(Boolean).join(' '),
    keywords: keywords?.[page] ?? '',
    description: descriptions?.[page] ?? '',
    sections: (anchors?.[page] ?? '').split('\t').map((anchor, section) => ({
      anchor,
      heading: sections?.[page]?.split('\t')[section] ?? '',
      text: contents?.[page]?.split('\t')[section] ?? '',
    })),
  }));
}

/**
 * An index of more pages: the real ones, then each again, its title numbered, its sections another page's with their sentences in another order, so that
 * no two pages are alike.
 * @param count how many; never fewer than there are
 */
export function grow(index: OwnIndex, count: number): OwnIndex {
  const { names, headings, texts } = index;
  const menu = linesOf(names.paths).length;
  const size = linesOfAll(index, 'paths').length;
  const copies = Array.from({ length: Math.max(count, size) }, (_, at) => ({
    copy: Math.floor(at / size),
    page: at % size,
  }));
  const repeat = (
    lines: readonly string[],
    vary: (line: string, copy: number) => string = (line) => line,
    isMoved = false,
  ) => copies.map(({ copy, page }) => vary(lines[isMoved ? (page + 7 * copy) % size : page] ?? '', copy));
  const column = (text: string, vary?: (line: string, copy: number) => string, isMoved?: boolean) =>
    repeat(linesOf(text), vary, isMoved).join('\n');
  const ofItems = (lines: readonly string[], separator = '\n') => lines.slice(menu).join(separator);
  const turn = (text: string, copy: number) => {
    const sentences = text.split(/(?<=[。.])/);
    const by = copy % Math.max(sentences.length, 1);
    return [...sentences.slice(by), ...sentences.slice(0, by)].join('');
  };
  const numbered = (line: string, copy: number) => (line && copy > 0 ? `${line} ${copy}` : line);
  return {
    ...index,
    headings: {
      ...headings,
      kinds: ofItems(repeat([...names.kinds, ...headings.kinds]), ''),
      devices: ofItems(repeat([...names.devices, ...headings.devices]), ''),
      paths: ofItems(repeat(linesOfAll(index, 'paths'), (path, copy) => (copy > 0 ? `${path}-${copy}` : path))),
      names: ofItems(repeat(linesOfAll(index, 'names'), numbered)),
      titles: ofItems(repeat(linesOfAll(index, 'titles'), numbered)),
      keywords: column(headings.keywords),
      descriptions: column(headings.descriptions, turn),
      heads: column(headings.heads),
      anchors: column(headings.anchors, undefined, true),
      sections: column(headings.sections, undefined, true),
    },
    texts: {
      texts: column(
        texts.texts,
        (line, copy) =>
          line
            .split('\t')
            .map((text) => turn(text, copy))
            .join('\t'),
        true,
      ),
    },
  };
}

/** The files of an index as the browser gets them. */
export function filesOf(language: Language, { names, headings, texts, variants }: OwnIndex): Map<string, string> {
  const { files } = names;
  return new Map([
    [`${language}.json`, JSON.stringify(names)],
    [files.headings, JSON.stringify(headings)],
    [files.texts, JSON.stringify(texts)],
    [files.variants, JSON.stringify(variants)],
  ]);
}
