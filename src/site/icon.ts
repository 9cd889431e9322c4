import { splitAddress, splitLanguage } from './href';

/**
 * Id of an address's symbol in the sprite (src/gatsby/sprite.ts): products, solutions and cases
 * have their own, any other page that of its kind, files and everything else that of a page.
 */
export function iconOf(address: string): string {
  const { path } = splitLanguage(splitAddress(address).path);
  if (/\.[a-z]+$/.test(path)) return 'page';

  const [, kind = '', name = ''] = path.split('/');
  const hasOwnSymbol = name !== '' && /^(product|solution|case)$/.test(kind);
  if (hasOwnSymbol) return `${kind}-${name}`;

  return kind || 'page';
}

/** Id of the symbol of an item's kind; cases have one in addition to their customer's mark. */
export const kindIcon = (address: string): string => iconOf(address).split('-')[0] ?? 'page';

/** Whether the page at an address has a symbol of its own. */
export const hasOwnIcon = (address: string): boolean => iconOf(address) !== kindIcon(address);

/** Path of the sprite. It has no digest, so that a new icon doesn't change every page. */
export const spritePath = '/icons.svg';

/**
 * The pictures of the menu, one below the other. Without a digest: the header is in every page, and
 * a changed picture changes this file alone.
 */
export const menuPicturesPath = '/menu.webp';
