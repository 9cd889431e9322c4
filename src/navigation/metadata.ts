import type { MenuEntry, TopMenu } from '../contract/top-menu';
import { menuPath } from '../lib/safe-link';

/** Title, description and keywords that the menu gives a page. */
export type MenuMetadata = Pick<MenuEntry, 'html_title' | 'description' | 'keywords'>;

/**
 * The metadata of the menu entry whose link is the route (specification section 2); null if none matches.
 * @param path the route's path without language
 */
export function menuMetadata(menu: TopMenu, path: string): MenuMetadata | null {
  const entry = Object.values(menu)
    .flat()
    .find(({ header_link }) => menuPath(header_link) === path && !header_link.includes('#'));
  return entry ? { html_title: entry.html_title, description: entry.description, keywords: entry.keywords } : null;
}
