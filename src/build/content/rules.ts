import type { ProductFacts } from '../../contract/content/facts';
import { type Kubernetes, meets, type Rule } from '../../contract/content/rules';
import { type Content, factsFile } from './read';

type Facts = Pick<Content, 'kubernetes' | 'platforms'>;
type Release = ProductFacts['releases'][number];

/** A rule as the combinations it covers: any platform of each list, with any of these versions. */
export interface ResolvedRule {
  /** File and key of the rule. */
  source: string;
  key: string;
  rule: Rule;
  platforms: string[][];
  /** Undefined means any. */
  kubernetes?: string[];
}

/** Versions on which a release runs, both ends included; undefined for a product that needs no Kubernetes. */
export function kubernetesOf(
  { releases, kubernetes }: ProductFacts,
  release: Release,
): ProductFacts['kubernetes'] {
  // A release without its own range has that of the next one.
  const own = releases
    .slice(0, releases.indexOf(release) + 1)
    .reverse()
    .find((one) => one.kubernetes);
  return kubernetes && (own?.kubernetes ?? kubernetes);
}

/** Whether a release runs on a platform. */
export function runsOn(
  { releases, platforms }: ProductFacts,
  release: Release,
  platform: string,
): boolean {
  const support = platforms[platform];
  const since = support === true ? undefined : support?.since;
  const first =
    since === undefined ? releases.length : releases.findIndex(({ version }) => version === since);
  return support !== undefined && releases.indexOf(release) <= first;
}

/** The minor versions of a range, newest first. */
export const minorsIn = (range: ProductFacts['kubernetes'], { versions }: Kubernetes): string[] =>
  Object.keys(versions).filter((version) => range && range.from <= version && version <= range.to);

function resolve(
  { when, kubernetes }: Rule,
  facts: Facts,
): Pick<ResolvedRule, 'platforms' | 'kubernetes'> {
  const all = Object.values(facts.platforms).flatMap((group) => Object.entries(group));
  const withFact = (isMet: (facts: (typeof all)[number][1]) => boolean) =>
    all.filter(([, platform]) => isMet(platform)).map(([id]) => id);
  const { kernel, cgroup } = when;
  const lists = [
    [when.platform ?? []].flat(),
    [when.accelerator ?? []].flat(),
    kernel === undefined
      ? []
      : withFact((platform) => platform.kernel !== undefined && meets(platform.kernel, kernel)),
    cgroup === undefined ? [] : withFact((platform) => platform.cgroup === cgroup),
  ];
  const within = (limit: string | undefined, isRefused: boolean) => (version: string) =>
    limit === undefined || meets(version, limit) !== isRefused;
  const minors = Object.keys(facts.kubernetes.versions);
  const refused = minors.filter(within(when.kubernetes, false)).filter(within(kubernetes, true));
  return {
    platforms: lists.filter((list) => list.length > 0),
    ...((when.kubernetes ?? kubernetes) ? { kubernetes: refused } : {}),
  };
}

/** The rules of a product, its own first. */
export function rulesOf(id: string, product: ProductFacts, facts: Facts): ResolvedRule[] {
  const shared = product.kubernetes
    ? Object.entries(facts.kubernetes.rules).filter(([name]) => !product.exempt.includes(name))
    : [];
  return [
    ...product.constraints.map((rule, index) => ({
      source: factsFile(id),
      key: `constraints.${index}`,
      rule,
    })),
    ...shared.map(([name, rule]) => ({
      source: 'data/kubernetes.json',
      key: `rules.${name}`,
      rule,
    })),
  ].map((one) => ({ ...one, ...resolve(one.rule, facts) }));
}
