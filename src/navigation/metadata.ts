import type { MenuEntry, TopMenu } from '../contract/top-menu';
import { menuPath } from '../lib/safe-link';

export type MenuMetadata = Pick<MenuEntry, 'html_title' | 'description' | 'keywords'>;

/**
 * Title, description and keywords of the menu entry whose link is the route (section 2); null if none is.
 * @param path the route's path without language
 */
export function menuMetadata(menu: TopMenu, path: string): MenuMetadata | null {
  const entry = Object.values(menu)
    .flat()
    .find(({ header_link }) => menuPath(header_link) === path && !header_link.includes('#'));
  return entry ? { html_title: entry.html_title, description: entry.description, keywords: entry.keywords } : null;
}
