import { builtFiles } from '../site/built-files';
import { inLanguage, splitAddress } from '../site/href';
import type { Language } from '../site/languages';
import { linkedOn } from '../site/lookup';
import { manifest } from '../site/manifest';
import { type Devices, deviceAttributes } from '../site/route-types';
import type { Content, Item } from './content';
import type { PageLink, RelatedLink } from './page-view';

export const itemPath = ({ kind, slug }: Pick<Item, 'kind' | 'slug'>): string => `/${kind}/${slug}`;

interface Target {
  path: string;
  name: string;
  devices: Devices;
  group: RelatedLink['group'];
  item: Item | null;
}

const isAddress = /^(https:\/\/|mailto:|tel:)/;

const templateGroups: Partial<Record<string, RelatedLink['group']>> = {
  product: 'products',
  solution: 'solutions',
};

/** What most targets have. */
const readOnBoth = { devices: 'both', group: 'reading', item: null } as const;

type NamedTarget = [id: string, target: Target];

/** The parts of the content that have pages. */
type TargetSources = Pick<Content, 'pages' | 'items' | 'featurePages'>;

/**
 * All that texts may link to, by the target that they name.
 * @param language of names
 */
export function knownTargets(
  { pages, items, featurePages }: TargetSources,
  language: Language,
): Map<string, Target> {
  const routeTargets = manifest.flatMap((route): NamedTarget[] => {
    const name = pages.get(route.id)?.[language].name;
    if (name === undefined) return [];

    const group = templateGroups[route.template] ?? 'reading';
    const target = { path: route.path, name, devices: linkedOn(route), group, item: null };
    return [[route.id, target]];
  });

  const fileTargets = Object.entries(builtFiles).map(
    ([id, path]): NamedTarget => [id, { ...readOnBoth, path, name: id }],
  );

  // Items exist on both devices, because people share their addresses.
  const itemTargets = Object.values(items)
    .flat<Item[][]>()
    .map((item): NamedTarget => {
      const path = itemPath(item);
      const group = item.kind === 'case' ? 'cases' : 'reading';
      return [path.slice(1), { devices: 'both', path, name: item[language].title, group, item }];
    });

  const featureTargets = featurePages.map(
    ({ id, name }): NamedTarget => [id, { ...readOnBoth, path: `/${id}`, name: name[language] }],
  );

  return new Map([...routeTargets, ...fileTargets, ...itemTargets, ...featureTargets]);
}

/** Finds a target by a link of the dictionaries; throws if it leads nowhere. */
const targetFinder =
  (targets: ReadonlyMap<string, Target>) =>
  (to: string): Target => {
    const target = targets.get(splitAddress(to).path);
    if (!target) throw new Error(`link leads nowhere: ${to}: remove it, or name another page`);

    return target;
  };

/**
 * Resolves the link targets of the dictionaries (route ids, `kind/slug`, with query and hash) in a
 * language. Throws for an unknown target.
 * @param hidden ids of the pages that this language hides
 */
export function createTargets(
  content: TargetSources,
  hidden: ReadonlySet<string>,
  language: Language,
) {
  const allTargets = knownTargets(content, language);
  const find = targetFinder(allTargets);

  // As in the menu, a section of a hidden page is another matter.
  const isVisible = (to: string): boolean => {
    const { path, hash } = splitAddress(to);
    return !hidden.has(path + hash);
  };

  const href = (to: string): string | null => {
    // A phone number is written with spaces.
    if (isAddress.test(to)) return to.replace(/\s/g, '');
    if (!isVisible(to)) return null;

    const { query, hash } = splitAddress(to);
    return inLanguage(find(to).path, language) + query + hash;
  };

  const marks = (to: string) => (isAddress.test(to) ? {} : deviceAttributes(find(to).devices));

  return {
    /** Whether the target may be linked and indexed in this language. */
    isVisible,
    /** The address; null if this language doesn't link there. */
    href,
    /**
     * The address; null if this language doesn't link there, or if the site has no such page, e.g.
     * without the feature that it belongs to.
     */
    hrefIfAny: (to: string): string | null =>
      allTargets.has(splitAddress(to).path) ? href(to) : null,
    path: (to: string) => find(to).path,
    name: (to: string) => find(to).name,
    /** The device attributes of a link; none if it's for both. */
    marks,
    /** The address as sections carry it. */
    to: (to: string) => ({ to: href(to), ...marks(to) }),
    /** Links to those targets that this language links to. */
    links: (ids: readonly string[]): PageLink[] =>
      ids.flatMap((to) => {
        const address = href(to);
        return address === null ? [] : [{ label: find(to).name, href: address, ...marks(to) }];
      }),
    group: (to: string) => find(to).group,
    item: (to: string) => find(to).item,
  };
}
