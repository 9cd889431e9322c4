import type { PageMeta, PageView } from '../../content/page-view';
import type { Item } from '../../content/read';
import type { Site } from '../../content/site';
import { markdownOf } from '../../features/copies/markdown';
import type { Chapter } from '../../features/search/build';
import type { Language } from '../../site/languages';
import type { Devices, Route, Template } from '../../site/route-types';
import { structuredData } from './structured-data';

export interface BuiltPage {
  /** Route id, or `kind/slug` of an item. */
  key: string;
  language: Language;
  template: Template | 'item' | 'doc';
  path: string;
  /** Path that Gatsby builds; differs from `path` where a file's name needs it. */
  file: string;
  devices: Devices;
  /** Where a visitor of the other device goes; null for the error page. */
  counterpart: string | null;
  shell: Route['shell'];
  meta: PageMeta;
  view: PageView;
  /** The text of documentation for the search index. */
  chapters?: Chapter[];
  /** The page as Markdown for machines; empty if it is not indexed. */
  markdown: string;
}

/** A page without what is derived from it: structured data and Markdown. */
export type PlainPage = Omit<BuiltPage, 'meta' | 'markdown'> & {
  meta: Omit<PageMeta, 'structuredData'>;
};

/** The lists of a page that has none of them. */
export const noLists = { navigation: [], offer: [], consoles: [] } satisfies Partial<PageView>;

/** What pages have in common that aren't routes: both devices have them, at one address. */
export const onBothDevices = (key: string, path: string, { language }: Site) => ({
  key,
  language,
  path,
  file: path,
  shell: 'full' as const,
  devices: 'both' as const,
  counterpart: null,
});

/** Adds a page's structured data and Markdown. @param item the item that it is about */
export function completePage(page: PlainPage, site: Site, item: Item | null): BuiltPage {
  const { vendor, facts } = site.content;
  const version = facts.get(page.key)?.releases[0]?.version;

  return {
    ...page,
    meta: { ...page.meta, structuredData: structuredData({ ...page, vendor, item, version }) },
    markdown: page.meta.noindex ? '' : markdownOf(page.view, site),
  };
}
