import type { PageMeta, PageView } from '../content/page-view';
import type { Site } from '../content/site';
import type { Language } from '../site/languages';
import type { Devices, Route, Template } from '../site/route-types';

/** A chapter of a text, as the search finds it. */
export interface Chapter {
  anchor: string;
  heading: string;
  text: string;
}

export interface BuiltPage {
  /** Route id, or `kind/slug` of an item. */
  key: string;
  language: Language;
  template: Template | 'item' | 'gallery';
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
  /** The key of the page that each section is an example of, in the gallery. */
  examplePages?: readonly string[];
  /** The page as Markdown for machines; empty if it is not indexed. */
  markdown: string;
}

/**
 * A page without what is derived from it: structured data, and Markdown where it has none of its
 * own.
 */
export type PlainPage = Omit<BuiltPage, 'meta' | 'markdown'> & {
  meta: Omit<PageMeta, 'structuredData'>;
  markdown?: string;
};

/** The lists of a page that has none of them. */
export const noLists = {
  navigation: [],
  consoles: [],
  heroConsoles: [],
} satisfies Partial<PageView>;

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
