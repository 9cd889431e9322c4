import type { Language } from '../../config/languages';
import { inLanguage, splitAddress } from '../../routes/href';
import { routeOfId } from '../../routes/lookup';
import { manifest } from '../../routes/manifest';
import type { Related } from '../../routes/page-view';
import type { Devices } from '../../routes/route-types';
import type { Content, Item } from '../content/read';

export const itemPath = ({ kind, slug }: Pick<Item, 'kind' | 'slug'>): string => `/${kind}/${slug}`;

/** What link targets of the dictionaries (route ids, `kind/slug`, with query and hash) mean in a language. */
export interface Targets {
  /** The address; null where this language does not link there. @throws Error for an unknown target */
  href(to: string): string | null;
  name(to: string): string;
  devices(to: string): Devices;
  /** The group of related links that it belongs to. */
  group(to: string): keyof Related;
  /** The item, if it is one. */
  item(to: string): Item | null;
  /** Whether it may be linked and indexed in this language. */
  isVisible(to: string): boolean;
}

interface Target {
  path: string;
  name: string;
  devices: Devices;
  group: keyof Related;
  item: Item | null;
}

const templateGroups: Partial<Record<string, keyof Related>> = { product: 'products', solution: 'solutions' };

function knownTargets({ pages, items }: Pick<Content, 'pages' | 'items'>, language: Language): Map<string, Target> {
  const known = new Map<string, Target>();
  for (const { id, path, devices, template } of manifest) {
    const texts = pages.get(id)?.[language];
    const group = templateGroups[template] ?? 'reading';
    if (texts) known.set(id, { path, name: texts.name, devices, group, item: null });
  }
  for (const item of Object.values(items).flat<Item[][]>()) {
    const path = itemPath(item);
    const group = item.kind === 'case' ? 'cases' : 'reading';
    known.set(path.slice(1), { path, name: item[language].title, devices: routeOfId(item.kind).devices, group, item });
  }
  return known;
}

/** @param hidden ids of the pages that this language hides */
export function createTargets(
  content: Pick<Content, 'pages' | 'items'>,
  hidden: ReadonlySet<string>,
  language: Language,
): Targets {
  const known = knownTargets(content, language);
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
    devices: (to) => find(to).devices,
    group: (to) => find(to).group,
    item: (to) => find(to).item,
  };
}
