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
import type { Devices } from '../routes/route-types';
import {
  formatVersion,
  type HeadingsFile,
  type IndexedPage,
  type NamesFile,
  type TextsFile,
} from './format';
import { type ResultKind, resultKinds } from './kinds';
import { stemmed } from './query';
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
  view: Pick<PageView, 'breadcrumbs' | 'hero' | 'item' | 'sections'>;
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

const itemKinds: Partial<Record<string, ResultKind>> = {
  case: 'cases',
  news: 'news',
  joinus: 'positions',
};

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
  !page.meta.noindex &&
  page.template !== 'search' &&
  page.key !== 'home' &&
  routeOf(page)?.itemOf === undefined;

/** Line feeds separate the texts of a field (matcher.ts). */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Sections about other pages, or repeated on many. */
const skipped: ReadonlySet<SectionView['kind']> = new Set([
  ...(['callToAction', 'links', 'listing', 'siteMap', 'docs', 'customers'] as const),
]);
/** Sections that count only in articles, although forms have them, too. */
const ofArticles: ReadonlySet<SectionView['kind']> = new Set(['contact', 'offices']);
/** Keys whose values are not displayed. */
const unread =
  /^(kind|id|heading|to|from|href|path|case|files|lifecycle|of|filter|claims|facets|componentLinks)$/;

function textsBelow(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsBelow);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, child]) =>
    unread.test(key) ? [] : textsBelow(child),
  );
}

const sectionsOf = ({ template, view: { sections } }: SearchablePage) =>
  sections
    .filter(({ kind }) => !skipped.has(kind) && (template === 'article' || !ofArticles.has(kind)))
    .map((section) => ({
      anchor: section.id,
      heading: section.heading,
      text: textsBelow(section).join(' '),
    }));

function rowOf(page: SearchablePage, language: Language, vendorName: string) {
  const { meta, view } = page;
  const { path } = splitLanguage(page.path);
  const route = routeOfPath(path);
  const title = inOneLine(
    meta.title.replace(/\s*[|｜_–—-]\s*([^|｜]*)$/, (whole, end: string) =>
      end.trim() === vendorName ? '' : whole,
    ),
  );
  const label = inOneLine(view.breadcrumbs.at(-1)?.label ?? title);
  const head = inOneLine(view.hero.heading);
  const [first = { anchor: '', heading: '', text: '' }, ...others] =
    page.chapters ?? sectionsOf(page);
  const sections = [first, ...others];
  return {
    key: page.key,
    isItem: page.template === 'item' || page.template === 'doc',
    page: {
      path,
      title,
      // A title that is all the name there is starts with a shorter one.
      name: label === title ? (title.split(/[：:]/)[0] ?? title) : label,
      kind: kindOf(page),
      devices: route && hasPhoneAddress(route) ? 'both' : page.devices,
      syllables: conventions[language].searchedByPinyin ? syllablesOf(label, title) : '',
    } satisfies IndexedPage,
    body: {
      // An item is also found by the name of its list (white papers, cases), and an advisory by the number above its title.
      keywords: inOneLine(
        view.item
          ? [view.breadcrumbs.at(-2)?.label, view.hero.eyebrow, meta.keywords]
              .filter(Boolean)
              .join(' ')
          : meta.keywords,
      ),
      description: inOneLine(meta.description),
      head: head === title ? '' : head,
      anchors: sections.map(({ anchor }) => anchor),
      headings: sections.map(({ heading }) => inOneLine(heading)),
    },
    texts: sections.map(({ text }) => inOneLine(text)),
  };
}

function syllablesOf(label: string, title: string): string {
  const [head = ''] = title.split('：');
  const chinese = (text: string) => text.replace(/[^\p{Script=Han}]+/gu, '');
  return (chinese(head).includes(chinese(label)) ? [head] : [label, head])
    .flatMap((text) => pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true }))
    .join(' ');
}

/** CJK Unified Ideographs. */
const characters = Array.from({ length: 0x9fff - 0x4e00 + 1 }, (_, index) =>
  String.fromCharCode(0x4e00 + index),
);

/** Characters with the simplified ones that OpenCC, Hong Kong and Taiwan write traditionally as them. */
const simplified = (['t', 'hk', 'tw'] as const).flatMap((from) => {
  const convert = Converter({ from, to: 'cn' });
  return characters.map((character) => [character, convert(character)] as const);
});

/** Simplified characters that `text` has, by the traditional ones that it lacks. */
function variantsFor(text: string): HeadingsFile['variants'] {
  const used = new Set(text);
  return Object.fromEntries(
    simplified.filter(([from, to]) => used.has(to) && !used.has(from)).sort(),
  );
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
  const texts = Object.values(platforms).flatMap((group) =>
    Object.values(group).flatMap(({ zh, en }) => [zh, en]),
  );
  const names = texts.flatMap(
    (name) => name.match(/\p{Script=Han}{2,}|[A-Za-z]*[A-Z][A-Za-z]{2,}|x86/gu) ?? [],
  );
  const families = models.models.map(({ name }) => name.split('-')[0] ?? name);
  return new Map([
    ['{platforms}', [...new Set(names)]],
    ['{models}', [...new Set(families)]],
    ['{minors}', Object.keys(kubernetes.versions).flatMap((minor) => [minor, `v${minor}`])],
    [
      '{kubernetes}',
      Object.keys(kubernetes.versions).flatMap((minor) => [`Kubernetes ${minor}`, `K8s ${minor}`]),
    ],
  ]);
};

/**
 * The index of every language (src/search/README.md) by file name, apart from the pages: a changed text renders none. Pure: the same pages
 * give the same bytes.
 * @param site labels of the result kinds, the vendor's name, which titles end with, and the facts that questions name
 */
export const indexFiles = (
  all: readonly SearchablePage[],
  words: SearchWords,
  site: SearchedSite,
) =>
  new Map(
    languages.flatMap((language) => {
      const own = all.filter((page) => page.language === language);
      return [...filesIn(language, own, words, site)];
    }),
  );

/** The matrix, without what only its page shows. */
function factsOf(pages: readonly SearchablePage[]): TextsFile['facts'] {
  const matrix = pages
    .flatMap((page) => page.view.sections)
    .find((section) => section.kind === 'matrix');
  if (!matrix) return null;
  const { groups, versions, rules, minors, texts } = matrix;
  const products = matrix.products.map(
    ({ to: _to, devices: _devices, licence: _licence, ...product }) => product,
  );
  return { products, groups, versions, rules, minors, texts };
}

function filesIn(
  language: Language,
  pages: readonly SearchablePage[],
  words: SearchWords,
  site: SearchedSite,
): Map<string, string> {
  const all = pages
    .filter(isSearched)
    .map((page) => rowOf(page, language, site.vendor.name[language]));
  const ofMenu = all.filter(({ isItem }) => !isItem);
  const items = all.filter(({ isItem }) => isItem);
  const rows = [...ofMenu, ...items];
  const texts: TextsFile = { texts: rows.map((row) => row.texts), facts: factsOf(pages) };
  const names = factNames(site);
  // Folding would change the ellipsis between the parts of a phrase.
  const stemsOf = (phrase: string) =>
    phrase
      .split('…')
      .map((part) => stemmed(fold(part).trim()))
      .join('…');
  const stems = (list: readonly string[]) =>
    list.flatMap((word) => names.get(word) ?? [word]).map(stemsOf);
  const everything = rows
    .flatMap(({ page, body, texts: own }) => [
      page.name,
      page.title,
      ...Object.values(body).flat(),
      ...own,
    ])
    .join('\n');
  const folded = fold(everything);
  // Without groups whose words appear on no page.
  const synonyms = words.synonyms.filter((group) =>
    group.some((word) => folded.includes(fold(word))),
  );
  const headings: HeadingsFile = {
    items: items.map(({ page }) => page),
    bodies: rows.map(({ body }) => body),
    synonyms: synonyms.map((group) => group.map(fold)),
    stopWords: words.stopWords.question[language].map(fold),
    optional: words.stopWords.optional[language].map(fold),
    answers: words.answers.flatMap(({ page: answering, asks, with: needed, without, unlisted }) => {
      const page = rows.findIndex(({ key }) => key === answering);
      const phrases = {
        asks: stems(asks[language]),
        names: stems([...needed, ...unlisted]),
        without: stems(without),
      };
      return page < 0 ? [] : [{ page, ...phrases, unlisted }];
    }),
    variants: variantsFor(everything + synonyms.flat().join('')),
  };

  const files = new Map<string, string>();
  const add = (part: string, content: object): string => {
    const text = JSON.stringify(content);
    const name = `${language}.${part}.${createHash('sha256').update(text).digest('hex').slice(0, 20)}.json`;
    files.set(name, text);
    return name;
  };
  const first: NamesFile = {
    version: formatVersion,
    files: { headings: add('headings', headings), texts: add('texts', texts) },
    labels: site.ui[language].search.kinds,
    pages: ofMenu.map(({ page }) => page),
  };
  return files.set(`${language}.json`, JSON.stringify(first));
}
