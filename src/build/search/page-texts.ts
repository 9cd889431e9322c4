import type { PageView, SectionView } from '../../routes/page-view';

/** A section as the search knows it. */
export interface SearchableSection {
  anchor: string;
  heading: string;
  text: string;
}

/** Sections that speak of other pages, or are the same on many. */
const passedOver: ReadonlySet<SectionView['kind']> = new Set([
  'callToAction',
  'links',
  'listing',
  'siteMap',
  'customers',
]);
/** Sections that say something of the page only where it is an article: forms carry them as well. */
const ofArticles: ReadonlySet<SectionView['kind']> = new Set(['contact', 'offices']);
/** Keys whose values nobody reads: ids, addresses, kinds. */
const unread = new Set(['kind', 'id', 'heading', 'to', 'from', 'href', 'of', 'filter', 'claims', 'facets']);

/** Every text below `value`, in its order. */
function textsBelow(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsBelow);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, child]) => (unread.has(key) ? [] : textsBelow(child)));
}

/** Tabs and line feeds part the texts of the index. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The sections of a page that are searched. A text of two parts reads on as a sentence, or behind a space. */
export function searchableSections({
  template,
  sections,
}: Pick<PageView, 'template' | 'sections'>): SearchableSection[] {
  return sections
    .filter(({ kind }) => !passedOver.has(kind) && (template === 'article' || !ofArticles.has(kind)))
    .map((section) => ({
      anchor: section.id,
      heading: inOneLine(section.heading),
      text: inOneLine(textsBelow(section).join(' ')),
    }));
}
