import { createHash } from 'node:crypto';
import { pinyin } from 'pinyin-pro';
import type { Language } from '../../config/languages';
import type { StopWords, Synonyms } from '../../contract/content/search';
import { splitLanguage } from '../../routes/href';
import { routeOfPath } from '../../routes/lookup';
import {
  deviceSets,
  formatVersion,
  type HeadingsFile,
  type NamesFile,
  nameIn,
  type PageColumns,
  type TextsFile,
  type VariantsFile,
} from '../../search/files';
import { fold } from '../../search/fold';
import { type ResultKind, resultKinds } from '../../search/kinds';
import type { Content } from '../content/read';
import type { BuiltPage } from '../view/pages';
import { inOneLine, type SearchableSection, searchableSections } from './page-texts';
import { variantsFor } from './variants';

/** The words that queries are read with. */
export interface SearchWords {
  synonyms: Synonyms;
  stopWords: StopWords;
}

/** The kind of an item's page; others are resources. */
const itemKinds: Partial<Record<string, ResultKind>> = { case: 'cases', news: 'news', joinus: 'positions' };
/** The kind of a route's page by its menu group. */
const groupKinds: Partial<Record<string, ResultKind>> = {
  products: 'products',
  solutions: 'solutions',
  cases: 'cases',
  resources: 'resources',
};

function kindOf({ key, template, path }: BuiltPage): ResultKind {
  if (template === 'item') return itemKinds[key.split('/')[0] ?? ''] ?? 'resources';
  if (itemKinds[key]) return itemKinds[key];
  return groupKinds[routeOfPath(splitLanguage(path).path)?.group ?? ''] ?? 'company';
}

/** Whether a page is found: it is indexed, and it says something without a query that names an item. */
function isFound({ key, meta, template, path }: BuiltPage): boolean {
  // The home page repeats what others say.
  return (
    !meta.noindex &&
    template !== 'search' &&
    key !== 'home' &&
    routeOfPath(splitLanguage(path).path)?.itemOf === undefined
  );
}

/** The Chinese names of a product or solution in pinyin, syllable by syllable: its name and what its title begins with. */
function syllablesOf(name: string, title: string): string {
  const [head = ''] = title.split('：');
  const chinese = (text: string) => text.replace(/[^\p{Script=Han}]+/gu, '');
  const texts = chinese(head).includes(chinese(name)) ? [head] : [name, head];
  return texts
    .flatMap((text) => pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true }))
    .join(' ');
}

interface Row {
  kind: ResultKind;
  devices: BuiltPage['devices'];
  path: string;
  name: string;
  title: string;
  keywords: string;
  description: string;
  head: string;
  sections: SearchableSection[];
}

function rowOf(page: BuiltPage, vendorName: string): Row {
  const { meta, view } = page;
  const title = inOneLine(
    meta.title.replace(/\s*[|｜_–—-]\s*([^|｜]*)$/, (whole, end: string) => (end.trim() === vendorName ? '' : whole)),
  );
  const name = inOneLine(view.breadcrumbs.at(-1)?.label ?? title);
  const head = inOneLine(view.hero.heading);
  return {
    kind: kindOf(page),
    devices: page.devices,
    path: splitLanguage(page.path).path,
    name,
    title,
    // An item is also what its list is called: a white paper, a case.
    keywords: inOneLine(view.item ? `${view.item.list.label} ${meta.keywords}` : meta.keywords),
    description: inOneLine(meta.description),
    head: head === title ? '' : head,
    sections: searchableSections(view),
  };
}

function pageColumns(rows: readonly Row[]): PageColumns {
  const column = (cell: (row: Row) => string) => rows.map(cell).join('\n');
  return {
    kinds: rows.map(({ kind }) => resultKinds.indexOf(kind)).join(''),
    devices: rows.map(({ devices }) => deviceSets.indexOf(devices)).join(''),
    paths: column(({ path }) => path),
    names: column(({ name, title }) => (name === nameIn(title) || name === title ? '' : name)),
    titles: column(({ title }) => title),
  };
}

/** The groups that find something; words that no page has are recognised, and not looked for. @param text everything that is searched, folded */
const synonymsIn = (text: string, groups: SearchWords['synonyms']): string =>
  groups
    .map((group) => ({
      found: group.filter((word) => text.includes(fold(word))),
      typed: group.filter((word) => !text.includes(fold(word))),
    }))
    .filter(({ found, typed }) => found.length > 0 && found.length + typed.length > 1)
    .map(({ found, typed }) => [...found, ...(typed.length > 0 ? ['', ...typed] : [])].join('\t'))
    .join('\n');

/** The files of the index by name, as text. */
export type IndexFiles = Map<string, string>;

/**
 * The search index of a language: everything that may be found, in files of which the first is enough for first results. Pure: the same pages give the
 * same bytes.
 * @param pages all pages, of any language
 */
export function indexFiles(
  language: Language,
  pages: readonly BuiltPage[],
  words: SearchWords,
  { vendor, ui }: Pick<Content, 'vendor' | 'ui'>,
): IndexFiles {
  const found = pages.filter((page) => page.language === language && isFound(page));
  const isItem = ({ template }: BuiltPage) => template === 'item';
  const rowsOf = (some: readonly BuiltPage[]) => some.map((page) => rowOf(page, vendor.name[language]));
  const [menu, items] = [rowsOf(found.filter((page) => !isItem(page))), rowsOf(found.filter(isItem))];
  const rows = [...menu, ...items];
  const column = (cell: (row: Row) => string) => rows.map(cell).join('\n');
  const ofSections = (cell: (section: SearchableSection) => string) =>
    column(({ sections }) => sections.map(cell).join('\t'));

  const texts: TextsFile = { texts: ofSections(({ text }) => text) };
  const columns = {
    keywords: column(({ keywords }) => keywords),
    descriptions: column(({ description }) => description),
    heads: column(({ head }) => head),
    anchors: ofSections(({ anchor }) => anchor),
    sections: ofSections(({ heading }) => heading),
  };
  const everything = [column(({ name, title }) => `${name}\n${title}`), ...Object.values(columns), texts.texts].join(
    '\n',
  );
  const synonyms = synonymsIn(fold(everything), words.synonyms);
  const headings: HeadingsFile = {
    ...pageColumns(items),
    ...columns,
    synonyms,
    stopWords: words.stopWords.question[language].join('\n'),
    optional: words.stopWords.optional[language].join('\n'),
  };
  const variants: VariantsFile = variantsFor(everything + synonyms);

  const files: IndexFiles = new Map();
  const add = (part: string, content: object): string => {
    const text = JSON.stringify(content);
    const name = `${language}.${part}.${createHash('sha256').update(text).digest('hex').slice(0, 20)}.json`;
    files.set(name, text);
    return name;
  };
  const first: NamesFile = {
    version: formatVersion,
    language,
    files: { headings: add('headings', headings), texts: add('texts', texts), variants: add('variants', variants) },
    labels: resultKinds.map((kind) => ui[language].search.kinds[kind]).join('\n'),
    ...pageColumns(menu),
    syllables: menu
      .map(({ kind, name, title }) =>
        language === 'zh' && (kind === 'products' || kind === 'solutions') ? syllablesOf(name, title) : '',
      )
      .join('\n'),
  };
  files.set(`${language}.json`, JSON.stringify(first));
  return files;
}
