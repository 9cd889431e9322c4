import { splitAddress } from '../../site/href';

/** How a link of the API is followed (specification section 3). */
type LinkKind =
  /** Another site, in a new tab. */
  | 'external'
  /** A file or a page outside the application: a plain navigation. */
  | 'plain'
  /** A page of this site in the current language. */
  | 'internal';

export interface SafeLink {
  kind: LinkKind;
  /** The address without language; for an internal link a path with query and hash. */
  address: string;
}

/** The address without spaces and control characters, which browsers ignore. */
const withoutIgnored = (address: string): string =>
  [...address].filter((character) => character > ' ').join('');

/** Whether browsers read a path as the address of another host: `//host`, `/\\host`, also with control characters. */
const leavesSite = (path: string): boolean => /^[\\/]{2}/.test(withoutIgnored(path));

/**
 * Classifies a link of the menu or the footer: http means external, `.html` a plain navigation, everything
 * else internal.
 * @returns null for an empty address or one with a scheme that runs scripts
 */
export function classifyLink(address: string, isOutLink = false): SafeLink | null {
  const clean = address.trim();
  if (clean === '') return null;
  if (/^https?:\/\//i.test(clean)) return { kind: 'external', address: clean };
  if (/^(mailto|tel):/i.test(clean)) return { kind: 'plain', address: clean };

  // Other schemes and protocol-relative addresses are rejected.
  const path = clean.startsWith('/') ? clean : `/${clean}`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(withoutIgnored(clean)) || leavesSite(path)) return null;
  if (/\.html?$/i.test(splitAddress(path).path)) return { kind: 'plain', address: path };

  return { kind: isOutLink ? 'plain' : 'internal', address: path };
}
