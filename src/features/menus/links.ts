import { draftWarning, type EnglishRules } from '../../content/english-rules';
import { retirementOf } from '../../site/former-addresses';
import { inLanguage, splitAddress } from '../../site/href';
import type { Language } from '../../site/languages';
import { linkedOn, menuPath, routeOfPath } from '../../site/lookup';

/** How a link of the API is followed (specification section 3). */
type LinkKind =
  /** Another site, in a new tab. */
  | 'external'
  /** A file or a page outside the application: a plain navigation. */
  | 'plain'
  /** A page of this site in the current language. */
  | 'internal';

interface SafeLink {
  kind: LinkKind;
  /** The address without language; for an internal link a path with query and hash. */
  address: string;
}

/** The address without spaces and control characters, which browsers ignore. */
const withoutIgnored = (address: string): string =>
  [...address].filter((character) => character > ' ').join('');

/**
 * Whether browsers read a path as the address of another host: `//host`, `/\\host`, also with
 * control characters.
 */
const leavesSite = (path: string): boolean => /^[\\/]{2}/.test(withoutIgnored(path));

/**
 * Classifies a link of the menu or the footer: http means external, `.html` a plain navigation,
 * everything else internal.
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

export type NavigationLink = Pick<Queries.HeaderMenuLink, 'title' | 'href' | 'kind' | 'devices'>;

/**
 * Resolves the link of an API entry in a language.
 * @param title of the entry in that language
 * @param warn called for an unusable link, and for a hash without a target, which is dropped
 * @param query added to an internal address
 * @returns null for an unsafe address, or one that doesn't exist on this site
 */
export function navigationLink(
  title: string,
  { header_title: name, header_link: address }: { header_title: string; header_link: string },
  language: Language,
  { exists, draftAt }: Pick<EnglishRules, 'exists' | 'draftAt'>,
  warn: (message: string) => void,
  { isOutLink = false, query = '' } = {},
): NavigationLink | null {
  const link = classifyLink(address, isOutLink);
  const { path, query: linkQuery, hash } = splitAddress(link?.address ?? '');

  const draft = draftAt?.(menuPath(path));
  if (draft !== undefined) {
    warn(draftWarning(name, draft));
    return null;
  }

  const retirement = retirementOf(path);
  if (retirement !== undefined) {
    warn(
      `“${name}” leads to ${address}, which is retired since ${retirement}, and is left out; remove the entry in the API`,
    );
    return null;
  }

  if (!link || (path.startsWith('/') && !exists(path))) {
    warn(
      `“${name}” has no usable link (${address || 'empty'}) and is left out; remove the entry in the API, or correct its header_link`,
    );
    return null;
  }

  const route = routeOfPath(path);
  // Pages of this site keep the language even if the API marks them as external.
  if (link.kind !== 'internal' && !route)
    return { title, href: link.address, kind: link.kind, devices: 'both' };

  const hasTarget = hash === '' || exists(path + hash);
  if (!hasTarget) warn(`“${name}” leads to ${address}, but that page has no element ${hash}`);
  const wholeQuery = linkQuery && query ? `${linkQuery}&${query.slice(1)}` : linkQuery + query;

  return {
    title,
    href: inLanguage(menuPath(path), language) + wholeQuery + (hasTarget ? hash : ''),
    kind: link.kind,
    devices: route ? linkedOn(route) : 'both',
  };
}
