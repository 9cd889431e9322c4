import {
  type CompatibilityFacts,
  judge,
  type PlatformGroup,
  type ProductSupport,
  releaseIn,
} from '../../content/compatibility/rules';
import { familyOf, type MatrixFilter } from './filter';

type Change = (filter: MatrixFilter) => MatrixFilter;

/** Other versions of Kubernetes, the closest first; none if the filter names none. */
function kubernetesChanges(
  { kubernetes: wantedVersion }: MatrixFilter,
  versions: readonly string[],
): Change[] {
  if (wantedVersion === '') return [];
  const distance = (version: string) =>
    Math.abs(versions.indexOf(version) - versions.indexOf(wantedVersion));
  return versions
    .filter((version) => version !== wantedVersion)
    .sort((a, b) => distance(a) - distance(b))
    .map((kubernetes) => (filter) => ({ ...filter, kubernetes }));
}

function releaseChanges(product: ProductSupport, filter: MatrixFilter): Change[] {
  const current = releaseIn(product, filter);
  return product.releases
    .filter((release) => release !== current)
    .map(({ version }) => (filter) => ({ ...filter, release: version }));
}

/** Puts another platform, or none, in the place of a chosen one. */
const replacePlatform =
  (platform: string, other: string | null): Change =>
  (filter) => ({
    ...filter,
    platforms: filter.platforms.flatMap((id) => (id === platform ? (other ?? []) : id)),
  });

/**
 * For each chosen platform of a group, the others that the product runs on, those of the same
 * family first. If there are none, the condition is dropped.
 */
function platformChanges(
  product: ProductSupport,
  { platforms }: MatrixFilter,
  { columns }: PlatformGroup,
): Change[][] {
  const ids = columns.map(({ id }) => id);
  return platforms
    .filter((platform) => ids.includes(platform))
    .map((platform) => {
      const isOfFamily = (id: string) => familyOf(id) === familyOf(platform);
      const others = ids
        .filter((id) => id !== platform && id in product.platforms)
        .sort((a, b) => Number(isOfFamily(b)) - Number(isOfFamily(a)));
      if (others.length === 0) return [replacePlatform(platform, null)];
      return others.map((other) => replacePlatform(platform, other));
    });
}

/**
 * Alternatives for each condition, closest first, in this order: Kubernetes, operating system,
 * release, the rest.
 */
function changesOf(
  product: ProductSupport,
  filter: MatrixFilter,
  { groups, versions }: CompatibilityFacts,
): Change[][] {
  const changesIn = (some: readonly PlatformGroup[]) =>
    some.flatMap((group) => platformChanges(product, filter, group));
  return [
    kubernetesChanges(filter, versions),
    ...changesIn(groups.filter(({ id }) => id === 'systems')),
    releaseChanges(product, filter),
    ...changesIn(groups.filter(({ id }) => id !== 'systems')),
  ];
}

/**
 * Everything that the changes lead to, by the number of conditions that are changed, each at most
 * once.
 */
function combinationsByChanges(
  filter: MatrixFilter,
  changes: readonly Change[][],
): MatrixFilter[][] {
  const byCount: MatrixFilter[][] = [[filter]];
  for (const alternatives of changes) {
    // Downwards, so that no condition is changed twice.
    for (let count = byCount.length; count > 0; count -= 1) {
      const changedFilters = (byCount[count - 1] ?? []).flatMap((combination) =>
        alternatives.map((change) => change(combination)),
      );
      byCount[count] = [...(byCount[count] ?? []), ...changedFilters];
    }
  }
  return byCount;
}

/** The supported combination with the fewest changes; null if there is none. */
export function nearest(
  product: ProductSupport,
  filter: MatrixFilter,
  facts: CompatibilityFacts,
): MatrixFilter | null {
  const [, ...changedCombinations] = combinationsByChanges(
    filter,
    changesOf(product, filter, facts),
  );
  return (
    changedCombinations
      .flat()
      .find((combination) => judge(product, combination, facts).state === 'yes') ?? null
  );
}
