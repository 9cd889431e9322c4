import { draftWarning, type EnglishRules } from '../../content/english-rules';
import { inLanguage, splitAddress } from '../../site/href';
import type { Language } from '../../site/languages';
import { linkedOn, menuPath, routeOfPath } from '../../site/lookup';
import { retired } from '../../site/manifest';
import { classifyLink } from './safe-link';

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

  const retirement = retired.get(path);
  if (retirement !== undefined) {
    warn(
      `“${name}” leads to ${address}, which is retired since ${retirement}, and is left out; remove the entry in the API`,
    );
    return null;
  }

  if (!link || (path.startsWith('/') && !exists(path))) {
    warn(
      `“${name}” has no usable link (${address || 'empty'}) and is left out; correct its header_link in the API`,
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
