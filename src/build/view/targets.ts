import type { Language } from '../../config/languages';
import { inLanguage, splitAddress } from '../../routes/href';
import { manifest } from '../../routes/manifest';
import type { Devices } from '../../routes/route-types';

/** Finds what a link target of the dictionaries means in a language. */
export interface Targets {
  /** The address, or null where this language does not link there. @throws Error for an unknown target */
  href(to: string): string | null;
  /** Its name in this language. */
  name(to: string): string;
  description(to: string): string;
  devices(to: string): Devices;
  /** Whether the page may be linked and indexed in this language. */
  isVisible(to: string): boolean;
}

/** What the targets have to know of a page or an item. */
export interface Target {
  path: string;
  name: string;
  description: string;
  devices: Devices;
}

/**
 * @param known every page and item by its id
 * @param hidden ids of the pages that this language hides
 */
export function createTargets(
  known: ReadonlyMap<string, Target>,
  hidden: ReadonlySet<string>,
  language: Language,
): Targets {
  const find = (to: string): Target => {
    const target = known.get(splitAddress(to).path);
    if (!target) throw new Error(`link leads nowhere: ${to}`);
    return target;
  };
  const isVisible = (to: string) => !hidden.has(splitAddress(to).path);
  return {
    isVisible,
    href(to) {
      if (/^(https:\/\/|mailto:|tel:)/.test(to)) return to;
      const { query, hash } = splitAddress(to);
      return isVisible(to) ? inLanguage(find(to).path, language) + query + hash : null;
    },
    name: (to) => find(to).name,
    description: (to) => find(to).description,
    devices: (to) => find(to).devices,
  };
}

/** The routes a reader may be sent to: neither redirects nor results of forms. */
export const readableRoutes = manifest.filter(({ template, noindex }) => template !== 'redirect' && !noindex);
