import type { PageMeta, PageView, SectionView } from '../../content/page-view';
import { splitLanguage } from '../../site/href';
import { conventions, type Language } from '../../site/languages';
import { hasPhoneAddress, routeOfPath } from '../../site/lookup';
import type { Devices } from '../../site/route-types';
import type { Chapter } from '../../views/built-page';
import { syllablesOf } from './build-chinese';
import type { IndexedPage } from './format';
import { type ResultKind, resultKinds } from './kinds';

/* What is searched of each page. */

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

const itemKinds: Partial<Record<string, ResultKind>> = {
  case: 'cases',
  news: 'news',
  joinus: 'positions',
  advisory: 'service',
};

const routeOf = ({ path }: SearchablePage) => routeOfPath(splitLanguage(path).path);

function kindOf(page: SearchablePage): ResultKind {
  if (page.template === 'doc' || page.key === 'docs') return 'docs';
  if (page.template === 'item') return itemKinds[page.key.split('/')[0] ?? ''] ?? 'resources';
  const { group, template } = routeOf(page) ?? {};
  // Pages about all products: prices, contracts, support.
  if (group === 'products' && template !== 'product') return 'service';
  return itemKinds[page.key] ?? resultKinds.find((kind) => kind === group) ?? 'company';
}

/**
 * Whether a page is searchable: indexed, complete without a query, and not a repetition of others.
 */
export const isSearched = (page: SearchablePage): boolean =>
  !page.meta.noindex &&
  page.template !== 'search' &&
  page.key !== 'home' &&
  routeOf(page)?.itemOf === undefined;

/** Line feeds separate lines of a text (excerpt.ts). */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Sections about other pages, or repeated on many. */
const skippedSections: ReadonlySet<string> = new Set([
  'callToAction',
  'links',
  'listing',
  'siteMap',
  'docs',
  'customers',
]);

/** Sections that count only in articles, although forms have them, too. */
const articleSections: ReadonlySet<SectionView['kind']> = new Set([
  'contact' as const,
  'offices' as const,
]);

/** Keys whose values are not displayed. */
const hiddenKeys: ReadonlySet<string> = new Set([
  'kind',
  'id',
  'heading',
  'to',
  'from',
  'href',
  'path',
  'case',
  'files',
  'lifecycle',
  'of',
  'filter',
  'claims',
  'releaseFeed',
  'calendar',
  'slug',
  'facets',
  'componentLinks',
  'cellLinks',
]);

/** The values that a section shows. */
const shownValues = (value: object): unknown[] =>
  Object.entries(value).flatMap(([key, child]) => (hiddenKeys.has(key) ? [] : [child]));

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Texts in a row. Those that end without a full stop, such as the cells of a table, are kept apart:
 * an excerpt shows several of them. The point between them isn't searched (text.ts).
 */
const joined = (texts: readonly string[]): string =>
  texts.reduce(
    (row, text) => (row === '' ? '' : row + (/[.。！？!?：:]\s*$/u.test(row) ? ' ' : ' · ')) + text,
    '',
  );

/** Whether a text is nothing but an address: what leads to a page says nothing of this one. */
const isAddress = (text: string): boolean => /^(?:https?:\/)?\/\S+$/.test(text);

const endsSentence = (text: string): boolean => /[.。！？!?]$/u.test(text);

const areTexts = (values: readonly unknown[]): values is string[] => values.every(isText);

/** Whether a value's texts stand in a row: the cells of a table, or a title with its text. */
const isRow = (value: object): boolean =>
  Array.isArray(value)
    ? areTexts(value)
    : shownValues(value).every(
        (child) => isText(child) || (Array.isArray(child) && areTexts(child)),
      );

/** The texts of a section, a line for each row, entry or paragraph: an excerpt starts with one. */
function linesBelow(value: unknown): string[] {
  if (isText(value)) return [inOneLine(value)];
  if (value === null || typeof value !== 'object') return [];

  const values = Array.isArray(value) ? value : shownValues(value);
  if (!isRow(value)) return values.flatMap(linesBelow);

  const texts = values.flat().filter(isText).map(inOneLine).filter(Boolean);
  return Array.isArray(value) && texts.every(endsSentence) ? texts : [joined(texts)];
}

function sectionsOf({ template, view: { sections } }: SearchablePage): Chapter[] {
  const isCounted = ({ kind }: SectionView) =>
    !skippedSections.has(kind) && (template === 'article' || !articleSections.has(kind));
  return sections.filter(isCounted).map((section) => ({
    anchor: section.id,
    heading: section.heading,
    text: linesBelow(section).join('\n'),
  }));
}

/** A title without the vendor's name at its end. */
const bareTitle = (title: string, vendorName: string): string =>
  inOneLine(
    title.replace(/\s*[|｜_–—-]\s*([^|｜]*)$/, (whole, end: string) =>
      end.trim() === vendorName ? '' : whole,
    ),
  );

/** What finds and shows a page by its name. */
function namesOf(page: SearchablePage, title: string, language: Language): IndexedPage {
  const { path } = splitLanguage(page.path);
  const route = routeOfPath(path);
  const label = inOneLine(page.view.breadcrumbs.at(-1)?.label ?? title);
  // A title that is all the name there is starts with a shorter one.
  const name = label === title ? (title.split(/[：:]/)[0] ?? title) : label;

  return {
    path,
    title,
    name,
    kind: kindOf(page),
    devices: route && hasPhoneAddress(route) ? 'both' : page.devices,
    syllables: conventions[language].searchedByPinyin ? syllablesOf(label, title) : '',
  };
}

/**
 * An item is also found by the name of its list (white papers, cases), and an advisory by the
 * number above its title.
 */
function keywordsOf({ meta, view }: SearchablePage): string {
  if (!view.item) return inOneLine(meta.keywords);
  const list = view.breadcrumbs.at(-2)?.label;
  return inOneLine([list, view.hero.eyebrow, meta.keywords].filter(Boolean).join(' '));
}

/** A page as the files of the index hold it. */
export function rowOf(page: SearchablePage, language: Language, vendorName: string) {
  const { meta, view } = page;
  const title = bareTitle(meta.title, vendorName);
  const head = inOneLine(view.hero.heading);
  const chapters = page.chapters ?? sectionsOf(page);
  // Of a page without sections, name and keywords are searched as if it had one.
  const sections = chapters.length > 0 ? chapters : [{ anchor: '', heading: '', text: '' }];

  return {
    key: page.key,
    isItem: page.template === 'item' || page.template === 'doc',
    page: namesOf(page, title, language),
    body: {
      keywords: keywordsOf(page),
      description: inOneLine(meta.description),
      head: head === title ? '' : head,
      anchors: sections.map(({ anchor }) => anchor),
      headings: sections.map(({ heading }) => inOneLine(heading)),
    },
    texts: sections.map(({ text }) =>
      text
        .split('\n')
        .map(inOneLine)
        .filter((line) => line !== '' && !isAddress(line))
        .join('\n'),
    ),
  };
}

export type SearchRow = ReturnType<typeof rowOf>;
