import { type Platforms, type ProductFacts, platformGroups } from '../schemas/facts';
import {
  type CompatibilityFacts,
  type CompatibilityRule,
  type ProductSupport,
  type ReleaseSupport,
  versionsWithin,
} from './rules';
import type { Kubernetes, Rule } from './schema';

/* From the data files to what combinations are judged by (rules.ts). */

interface Facts {
  kubernetes: Kubernetes;
  platforms: Platforms;
}

type Release = ProductFacts['releases'][number];
type Platform = NonNullable<Platforms[keyof Platforms]>[string];

/** File of the rules that all products on Kubernetes share. */
export const sharedRulesFile = 'data/kubernetes.json';

/** A rule as the combinations that it covers. */
export interface ResolvedRule extends CompatibilityRule {
  /** Where it stands. */
  source: string;
  key: string;
  /** As it's written. */
  rule: Rule;
}

/** Groups that a product may not need at all. */
const optionalGroups: readonly string[] = ['databases', 'browsers'];

/** Whether a version, e.g. `5.10`, meets a bound, e.g. `>=5.8`. */
export function meets(version: string, bound: string): boolean {
  const [, sign = '', limit = ''] = /^([<>]=?)(.*)$/.exec(bound) ?? [];
  const parts = version.split('.').map(Number);
  const limits = limit.split('.').map(Number);
  const place = limits.findIndex((part, index) => part !== (parts[index] ?? 0));
  if (place < 0) return sign.endsWith('=');

  const isBelow = (parts[place] ?? 0) < (limits[place] ?? 0);

  return sign.startsWith('<') === isBelow;
}

/**
 * Versions on which a release runs, both ends included; undefined for a product that needs no
 * Kubernetes.
 */
export function kubernetesOf(
  { releases, kubernetes }: ProductFacts,
  release: Release,
): ProductFacts['kubernetes'] {
  // A release without its own range has that of the next one.
  const nearest = releases
    .slice(0, releases.indexOf(release) + 1)
    .reverse()
    .find((release) => release.kubernetes);
  return kubernetes && (nearest?.kubernetes ?? kubernetes);
}

/** The minor versions of a range, newest first; none for a product that needs no Kubernetes. */
export const minorsIn = (range: ProductFacts['kubernetes'], { versions }: Kubernetes): string[] =>
  range ? versionsWithin([range.from, range.to], Object.keys(versions)) : [];

/** The combinations that a rule is about. */
function resolve({ when, kubernetes, remark }: Rule, facts: Facts): CompatibilityRule {
  const platforms = Object.values(facts.platforms).flatMap((group) => Object.entries(group));
  const platformsWith = (hasFact: (platform: Platform) => boolean) =>
    platforms.filter(([, platform]) => hasFact(platform)).map(([id]) => id);

  const { kernel, cgroup } = when;
  const lists = [
    [when.platform ?? []].flat(),
    [when.accelerator ?? []].flat(),
    kernel === undefined
      ? []
      : platformsWith(
          (platform) => platform.kernel !== undefined && meets(platform.kernel, kernel),
        ),
    cgroup === undefined ? [] : platformsWith((platform) => platform.cgroup === cgroup),
  ];

  const isWithin = (version: string, bound: string | undefined) =>
    bound === undefined || meets(version, bound);
  const isAllowed = (version: string) => kubernetes !== undefined && meets(version, kubernetes);
  const versions = Object.keys(facts.kubernetes.versions).filter(
    (version) => isWithin(version, when.kubernetes) && !isAllowed(version),
  );

  const hasVersions = when.kubernetes !== undefined || kubernetes !== undefined;
  return {
    platforms: lists.filter((list) => list.length > 0),
    isRemark: remark === true,
    ...(hasVersions && { kubernetes: versions }),
  };
}

/**
 * The rules of a product, its own first.
 * @param file its data file, by which messages name its own rules
 */
export function rulesOf(file: string, product: ProductFacts, facts: Facts): ResolvedRule[] {
  const productRules = product.constraints.map((rule, index) => ({
    source: file,
    key: `constraints.${index}`,
    rule,
  }));
  const sharedRules = Object.entries(facts.kubernetes.rules)
    .filter(([name]) => product.kubernetes && !product.exempt.includes(name))
    .map(([name, rule]) => ({ source: sharedRulesFile, key: `rules.${name}`, rule }));
  return [...productRules, ...sharedRules].map((sourcedRule) => ({
    ...sourcedRule,
    ...resolve(sourcedRule.rule, facts),
  }));
}

/** What a release of a product supports. */
export function releaseSupport(product: ProductFacts, release: Release): ReleaseSupport {
  const kubernetes = kubernetesOf(product, release);
  return {
    version: release.version,
    kubernetes: kubernetes ? [kubernetes.from, kubernetes.to] : null,
  };
}

/** By platform: the place of the first release that supported it, if not all do. */
export function firstReleases({ releases, platforms }: ProductFacts): Record<string, number> {
  const places = Object.entries(platforms).flatMap(([id, support]) => {
    const since = support === true ? undefined : support.since;
    return since === undefined
      ? []
      : [[id, releases.findIndex(({ version }) => version === since)] as const];
  });
  const oldest = releases.length - 1;
  return Object.fromEntries(places.filter(([, place]) => place < oldest));
}

/**
 * What a product supports.
 * @param rules places of its rules among those of the facts
 */
export const productSupport = (
  product: ProductFacts,
  rules: readonly number[] = [],
): ProductSupport => ({
  releases: product.releases.map((release) => releaseSupport(product, release)),
  platforms: product.platforms,
  since: firstReleases(product),
  rules,
});

/** The facts that combinations are judged by, apart from rules. */
export const platformFacts = ({
  kubernetes,
  platforms,
}: Facts): Omit<CompatibilityFacts, 'rules'> => ({
  versions: Object.keys(kubernetes.versions),
  groups: platformGroups.map((id) => ({
    id,
    isOptional: isOptionalGroup(id),
    columns: Object.keys(platforms[id] ?? {}).map((platform) => ({ id: platform })),
  })),
});

/** Whether a product may need no platform of a group. */
export const isOptionalGroup = (group: string): boolean => optionalGroups.includes(group);
