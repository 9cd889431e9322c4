import type { Language } from '../config/languages';
import { classifyLink, type LinkKind } from '../lib/safe-link';
import { inLanguage, splitAddress } from '../routes/href';
import { linkedOn, routeOfPath } from '../routes/lookup';
import type { Devices } from '../routes/route-types';

export interface NavigationLink {
  title: string;
  href: string;
  kind: LinkKind;
  devices: Devices;
}

/**
 * Resolves a link of the API in a language.
 * @param query added to an internal address
 * @returns null for an unsafe address
 */
export function navigationLink(
  title: string,
  address: string,
  language: Language,
  { isOutLink = false, query = '' } = {},
): NavigationLink | null {
  const link = classifyLink(address, isOutLink);
  if (!link) return null;
  if (link.kind !== 'internal') return { title, href: link.address, kind: link.kind, devices: 'both' };
  const parts = splitAddress(link.address);
  const route = routeOfPath(parts.path);
  const joined = parts.query && query ? `${parts.query}&${query.slice(1)}` : parts.query + query;
  return {
    title,
    href: inLanguage(parts.path, language) + joined + parts.hash,
    kind: 'internal',
    devices: route ? linkedOn(route) : 'both',
  };
}
