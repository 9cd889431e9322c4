import { createHash } from 'node:crypto';
import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';
import { conventions, type Language, languages } from '../config/languages';
import type { Platforms } from '../contract/content/facts';
import type { Models } from '../contract/content/models';
import type { Kubernetes } from '../contract/content/rules';
import type { Answers, StopWords, Synonyms } from '../contract/content/search';
import type { Vendor } from '../contract/content/vendor';
import type { UiTexts } from '../i18n/ui-texts';
import { splitLanguage } from '../routes/href';
import { hasPhoneAddress, routeOfPath } from '../routes/lookup';
import type { PageMeta, PageView, SectionView } from '../routes/page-view';
import { type Devices, deviceSets } from '../routes/route-types';
import * as format from './format';
import { type ResultKind, resultKinds } from './kinds';
import { fold } from './text';

/* Builds the index. Runs in Node only: pinyin-pro and opencc-js must not reach the browser. */

export interface SearchablePage {
  /** Route id, or `kind/slug` of an item. */
  key: string;
  language: Language;
  template: string;
  path: string;
  devices: Devices;
  meta: Pick<PageMeta, 'noindex' | 'title' | 'description' | 'keywords'>;
  view: Pick<PageView, 'template' | 'breadcrumbs' | 'hero' | 'item' | 'sections'>;
  /** The chapters of a documentation page, used instead of sections. */
  chapters?: Chapter[];
}

export interface Chapter {
  anchor: string;
  heading: string;
  text: string;
}

/** data/search */
export interface SearchWords {
  synonyms: Synonyms;
  stopWords: StopWords;
  answers: Answers;
}

export type IndexFiles = Map<string, string>;

const itemKinds: Partial<Record<string, ResultKind>> = { case: 'cases', news: 'news', joinus: 'positions' };

const routeOf = ({ path }: SearchablePage) => routeOfPath(splitLanguage(path).path);

function kindOf(page: SearchablePage): ResultKind {
  if (page.template === 'doc' || page.key === 'docs') return 'docs';
  if (page.template === 'item') return itemKinds[page.key.split('/')[0] ?? ''] ?? 'resources';
  const { group, template } = routeOf(page) ?? {};
  // Pages about all products count as reading.
  if (group === 'products' && template !== 'product') return 'resources';
  return itemKinds[page.key] ?? resultKinds.find((kind) => kind === group) ?? 'company';
}

/** Whether a page is searchable: indexed, complete without a query, and not a repetition of others. */
const isSearched = (page: SearchablePage): boolean =>
  !page.meta.noindex && page.template !== 'search' && page.key !== 'home' && routeOf(page)?.itemOf === undefined;

/** Tabs and line feeds separate texts of the index. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Sections about other pages, or repeated on many. */
const skipped: ReadonlySet<SectionView['kind']> = new Set([
  ...(['callToAction', 'links', 'listing', 'siteMap', 'docs', 'customers'] as const),
]);
/** Sections that count only in articles, although forms have them, too. */
const ofArticles: ReadonlySet<SectionView['kind']> = new Set(['contact', 'offices']);
/** Keys whose values are not displayed. */
const unread = /^(kind|id|heading|to|from|href|path|case|files|lifecycle|of|filter|claims|facets|componentLinks)$/;

function textsBelow(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsBelow);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, child]) => (unread.test(key) ? [] : textsBelow(child)));
}

const sectionsOf = ({ template, sections }: SearchablePage['view']) =>
  sections
    .filter(({ kind }) => !skipped.has(kind) && (template === 'article' || !ofArticles.has(kind)))
    .map((section) => ({
      anchor: section.id,
      heading: section.heading,
      text: textsBelow(section).join(' '),
    }));

function rowOf(page: SearchablePage, vendorName: string) {
  const { meta, view } = page;
  const { path } = splitLanguage(page.path);
  const route = routeOfPath(path);
  const title = inOneLine(
    meta.title.replace(/\s*[|｜_–—-]\s*([^|｜]*)$/, (whole, end: string) => (end.trim() === vendorName ? '' : whole)),
  );
  const head = inOneLine(view.hero.heading);
  return {
    key: page.key,
    kind: kindOf(page),
    devices: route && hasPhoneAddress(route) ? 'both' : page.devices,
    path,
    name: inOneLine(view.breadcrumbs.at(-1)?.label ?? title),
    title,
    // An item is also found by the name of its list (white papers, cases), and an advisory by the number above its title.
    keywords: inOneLine(
      view.item
        ? [view.breadcrumbs.at(-2)?.label, view.hero.eyebrow, meta.keywords].filter(Boolean).join(' ')
        : meta.keywords,
    ),
    description: inOneLine(meta.description),
    head: head === title ? '' : head,
    sections: (page.chapters ?? sectionsOf(view)).map((part) => ({
      anchor: part.anchor,
      heading: inOneLine(part.heading),
      text: inOneLine(part.text),
    })),
  };
}

type Row = ReturnType<typeof rowOf>;

const pageColumns = (rows: readonly Row[]): format.PageColumns => ({
  kinds: rows.map(({ kind }) => resultKinds.indexOf(kind)).join(''),
  devices: rows.map(({ devices }) => deviceSets.indexOf(devices)).join(''),
  paths: rows.map(({ path }) => path).join('\n'),
  names: rows.map(({ name, title }) => (name === format.nameIn(title) || name === title ? '' : name)).join('\n'),
  titles: rows.map(({ title }) => title).join('\n'),
});

function syllablesOf({ name, title }: Row): string {
  const [head = ''] = title.split('：');
  const chinese = (text: string) => text.replace(/[^\p{Script=Han}]+/gu, '');
  return (chinese(head).includes(chinese(name)) ? [head] : [name, head])
    .flatMap((text) => pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true }))
    .join(' ');
}

/** CJK Unified Ideographs. */
const characters = Array.from({ length: 0x9fff - 0x4e00 + 1 }, (_, index) => String.fromCharCode(0x4e00 + index));

/** Simplified characters by the traditional ones of OpenCC, Hong Kong and Taiwan. */
const simplified = new Map<string, string>();
for (const from of ['t', 'hk', 'tw'] as const) {
  const converted = Converter({ from, to: 'cn' })(characters.join('\n')).split('\n');
  for (const [index, character] of characters.entries()) {
    const to = converted[index];
    if (to !== undefined && to !== character && to.length === 1) simplified.set(character, to);
  }
}

/** Traditional characters that `text` lacks, for the simplified ones that it has. */
function variantsFor(text: string): format.VariantsFile {
  const used = new Set(text);
  const pairs = [...simplified].filter(([from, to]) => used.has(to) && !used.has(from)).sort();
  return { from: pairs.map(([from]) => from).join(''), to: pairs.map(([, to]) => to).join('') };
}

interface SearchedSite {
  vendor: Pick<Vendor, 'name'>;
  ui: Record<Language, Pick<UiTexts, 'search'>>;
  platforms: Platforms;
  kubernetes: Pick<Kubernetes, 'versions'>;
  models: Models;
}

/** Names of facts in both languages by placeholder: vendors and systems without versions, models without sizes. */
const factNames = ({ platforms, kubernetes, models }: SearchedSite) => {
  const texts = Object.values(platforms).flatMap((group) => Object.values(group).flatMap(({ zh, en }) => [zh, en]));
  const names = texts.flatMap((name) => name.match(/\p{Script=Han}{2,}|[A-Za-z]*[A-Z][A-Za-z]{2,}|x86/gu) ?? []);
  const families = models.models.map(({ name }) => name.split('-')[0] ?? name);
  return new Map([
    ['{platforms}', [...new Set(names)]],
    ['{models}', [...new Set(families)]],
    ['{minors}', Object.keys(kubernetes.versions).flatMap((minor) => [minor, `v${minor}`])],
    ['{kubernetes}', Object.keys(kubernetes.versions).flatMap((minor) => [`Kubernetes ${minor}`, `K8s ${minor}`])],
  ]);
};

/**
 * The index of every language (src/search/README.md) by file name, apart from the pages: a changed text renders none. Pure: the same pages
 * give the same bytes.
 * @param site labels of the result kinds, the vendor's name, which titles end with, and the facts that questions name
 */
export const indexFiles = (pages: readonly SearchablePage[], words: SearchWords, site: SearchedSite): IndexFiles =>
  new Map(
    languages.flatMap((language) => [
      ...filesIn(
        language,
        pages.filter((page) => page.language === language),
        words,
        site,
      ),
    ]),
  );

/** The matrix, without what only its page shows. */
function factsOf(pages: readonly SearchablePage[]): format.FactsFile {
  const matrix = pages.flatMap((page) => page.view.sections).find((section) => section.kind === 'matrix');
  if (!matrix) return null;
  const { groups, versions, rules, minors, texts } = matrix;
  const products = matrix.products.map(({ to: _to, devices: _devices, licence: _licence, ...product }) => product);
  return { products, groups, versions, rules, minors, texts };
}

function filesIn(
  language: Language,
  pages: readonly SearchablePage[],
  words: SearchWords,
  site: SearchedSite,
): IndexFiles {
  const searched = pages.filter(isSearched);
  const rowsOf = (own: readonly SearchablePage[]) => own.map((page) => rowOf(page, site.vendor.name[language]));
  const isItem = ({ template }: SearchablePage) => template === 'item' || template === 'doc';
  const rows = [...rowsOf(searched.filter((page) => !isItem(page))), ...rowsOf(searched.filter(isItem))];
  // The columns of a file have at least one line: without items in this language, the last page stands in for them.
  const ofMenu = Math.min(searched.filter((page) => !isItem(page)).length, rows.length - 1);
  const [menu, items] = [rows.slice(0, ofMenu), rows.slice(ofMenu)];
  const names = factNames(site);
  const named = (word: string) => names.get(word) ?? [word];
  const column = (cell: (row: Row) => string) => rows.map(cell).join('\n');
  const ofSections = (key: keyof Row['sections'][number]) =>
    column(({ sections }) => sections.map((section) => section[key]).join('\t'));
  const columns = {
    keywords: column(({ keywords }) => keywords),
    descriptions: column(({ description }) => description),
    heads: column(({ head }) => head),
    anchors: ofSections('anchor'),
    sections: ofSections('heading'),
  };
  const texts: format.TextsFile = { texts: ofSections('text') };
  const syllables = (of: readonly Row[]) =>
    of.map((row) => (conventions[language].searchedByPinyin ? syllablesOf(row) : '')).join('\n');
  const everything = [column(({ name, title }) => `${name}\n${title}`), ...Object.values(columns), texts.texts].join(
    '\n',
  );
  const folded = fold(everything);
  const headings: format.HeadingsFile = {
    ...pageColumns(items),
    syllables: syllables(items),
    answers: words.answers
      .flatMap(({ page, asks, with: needed, without, unlisted }) => {
        const index = rows.findIndex(({ key }) => key === page);
        const cells = [asks[language], needed, without, unlisted].map((phrases) => phrases.flatMap(named).join('|'));
        return index < 0 ? [] : [[index, ...cells].join('\t')];
      })
      .join('\n'),
    ...columns,
    // Without groups whose words appear on no page.
    synonyms: words.synonyms
      .filter((group) => group.some((word) => folded.includes(fold(word))))
      .map((group) => group.join('\t'))
      .join('\n'),
    stopWords: words.stopWords.question[language].join('\n'),
    optional: words.stopWords.optional[language].join('\n'),
  };

  const files: IndexFiles = new Map();
  const add = (part: string, content: object | null): string => {
    const text = JSON.stringify(content);
    const name = `${language}.${part}.${createHash('sha256').update(text).digest('hex').slice(0, 20)}.json`;
    files.set(name, text);
    return name;
  };
  const first: format.NamesFile = {
    version: format.formatVersion,
    language,
    files: {
      headings: add('headings', headings),
      texts: add('texts', texts),
      variants: add('variants', variantsFor(everything + headings.synonyms)),
      facts: add('facts', factsOf(pages)),
    },
    labels: resultKinds.map((kind) => site.ui[language].search.kinds[kind]).join('\n'),
    ...pageColumns(menu),
    syllables: syllables(menu),
  };
  return files.set(`${language}.json`, JSON.stringify(first));
}
