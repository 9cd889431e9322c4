import type { Item } from '../../content/content';
import type { Site } from '../../content/site';
import { markdownOf } from '../../features/copies/markdown';
import type { BuiltPage, PlainPage } from '../../views/built-page';
import { markdownParts } from './sections';
import { structuredData } from './structured-data';

/**
 * Adds a page's structured data and Markdown.
 * @param item the item that it is about
 */
export function completePage(page: PlainPage, site: Site, item: Item | null): BuiltPage {
  const { vendor, facts } = site.content;
  const version = facts.get(page.key)?.releases[0]?.version;
  const { markdown = page.meta.noindex ? '' : markdownOf(page.view, site, markdownParts) } = page;

  return {
    ...page,
    meta: { ...page.meta, structuredData: structuredData({ ...page, vendor, item, version }) },
    markdown,
  };
}
