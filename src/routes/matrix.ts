import type { ProductFacts } from '../contract/content/facts';

/** A release of a product in the compatibility matrix. */
interface MatrixRelease {
  version: string;
  /** Minor versions of Kubernetes that it supports, both ends included; null: it needs none. */
  kubernetes: readonly [from: string, to: string] | null;
  /** The ends of full support and of maintenance as the language writes them, and the latter as `YYYY-MM-DD`. */
  full: string;
  maintenance: string;
  last: string;
}

/** A rule: a combination with any platform of each list and any of these versions is refused, or has a remark. */
export interface MatrixRule {
  platforms: readonly (readonly string[])[];
  kubernetes?: readonly string[];
  isRemark: boolean;
  because: string;
}

/** A product in the compatibility matrix. */
export interface MatrixProduct {
  /** Its name in addresses and anchors. */
  id: string;
  name: string;
  category: string;
  /** Newest first. */
  releases: readonly MatrixRelease[];
  /** By id of the platform: its versions and since when, empty for neither. */
  platforms: Readonly<Record<string, string>>;
  /** By id of the platform: the place of the first release that supported it, if not all do. */
  since: Readonly<Record<string, number>>;
  /** Places of its rules among those of the matrix. */
  rules: readonly number[];
  maintains: ProductFacts['maintains'] | null;
}

/** What a combination is judged by. */
export interface MatrixFacts {
  /** Platforms by group. `isOptional`: a product without any of the group needs none. */
  groups: {
    id: string;
    name: string;
    isOptional: boolean;
    columns: { id: string; name: string; ends?: string }[];
  }[];
  /** Minor versions of Kubernetes, newest first. `last`: our last day of fixes, or that of upstream. */
  minors: {
    version: string;
    released: string;
    ends: string;
    extended: string | null;
    last: string;
  }[];
  versions: string[];
  rules: MatrixRule[];
}

/** The combination in the address: `?platform=kunpeng&platform=kylin-v10-sp3&product=BCC&release=5.8&kubernetes=1.35`; empty for any. */
export interface MatrixFilter {
  product: string;
  release: string;
  platforms: readonly string[];
  kubernetes: string;
}

export const noFilter: MatrixFilter = { product: '', release: '', platforms: [], kubernetes: '' };

/** The name that the versions of a system share: `kylin-v10-sp3` is a `kylin`. */
export const familyOf = (id: string): string => id.replace(/-.*/, '');

/** The filter of a query string; values that the matrix does not know are ignored, and a system without its version is its oldest. */
export function readFilter(
  search: string,
  {
    products,
    groups,
    versions,
  }: Pick<MatrixFacts, 'groups' | 'versions'> & { products: readonly MatrixProduct[] },
): MatrixFilter {
  const query = new URLSearchParams(search);
  const asked = query.getAll('platform');
  const product = products.find(({ id }) => id === query.get('product'));
  const release = product?.releases.find(({ version }) => version === query.get('release'));
  return {
    product: product?.id ?? '',
    release: release?.version ?? '',
    platforms: groups.flatMap(({ columns }) => {
      const named = columns.filter(({ id }) => asked.includes(id));
      const found =
        named[0] ?? [...columns].reverse().find(({ id }) => asked.includes(familyOf(id)));
      return found ? [found.id] : [];
    }),
    kubernetes: versions.find((version) => version === query.get('kubernetes')) ?? '',
  };
}

/** The query string of a filter, with its question mark; empty for no filter. */
export function filterQuery({ product, release, platforms, kubernetes }: MatrixFilter): string {
  const named = { product, release: product && release, kubernetes };
  const values = [...platforms.map((id) => ['platform', id]), ...Object.entries(named)];
  const query = String(new URLSearchParams(values.filter(([, value]) => value)));
  return query && `?${query}`;
}

/** The versions of Kubernetes that a release supports, e.g. `1.28–1.36`; undefined if it needs none. */
export const kubernetesRange = (kubernetes: MatrixRelease['kubernetes']): string | undefined =>
  kubernetes ? [...new Set(kubernetes)].join('–') : undefined;

/** Why a combination isn't supported: a rule's sentence, a platform that is missing or came later, a version out of range. */
export type Reason = { because: string } | { platform: string } | { kubernetes: string };

export interface Judgement {
  /** `unverified`: probably works, but hasn't been tested. */
  state: 'yes' | 'no' | 'unverified';
  /** Supported versions of Kubernetes. */
  versions: string[];
  reasons: Reason[];
  /** What must be done for it to work. */
  remarks: string[];
}

/** The release that a filter selects; the newest by default. */
export const releaseIn = (
  { releases }: MatrixProduct,
  { release }: Pick<MatrixFilter, 'release'>,
): MatrixRelease | undefined => releases.find(({ version }) => version === release) ?? releases[0];

/** Whether a product supports a combination. */
export function judge(product: MatrixProduct, filter: MatrixFilter, facts: MatrixFacts): Judgement {
  const release = releaseIn(product, filter);
  if (!release) return { state: 'no', versions: [], reasons: [], remarks: [] };
  const [from = '', to = ''] = release.kubernetes ?? [];
  const place = product.releases.indexOf(release);
  const isNewest = place === 0;
  const runsOn = (id: string) => id in product.platforms && place <= (product.since[id] ?? place);
  const applying = (version: string) =>
    product.rules.flatMap((at) => {
      const rule = facts.rules[at];
      const applies =
        rule?.platforms.every((list) => list.some((id) => filter.platforms.includes(id))) &&
        (!rule.kubernetes || rule.kubernetes.includes(version));
      return rule && applies ? [rule] : [];
    });
  const judged = (version: string): Judgement => {
    const rules = applying(version);
    const refused = rules.filter(({ isRemark }) => !isRemark);
    const missing = facts.groups.flatMap(({ isOptional, columns }) =>
      isOptional && !columns.some(({ id }) => id in product.platforms)
        ? []
        : columns.flatMap(({ id }) =>
            filter.platforms.includes(id) && !runsOn(id) ? [{ platform: id }] : [],
          ),
    );
    // A rule's reason replaces the message that its platform is missing.
    const unexplained = missing.filter(
      ({ platform }) =>
        !refused.some(({ platforms }) => platforms.some((list) => list.includes(platform))),
    );
    const later = unexplained.filter(({ platform }) => platform in product.platforms);
    const isOut = release.kubernetes !== null && version !== '' && (version < from || version > to);
    const out = isOut ? [{ kubernetes: version }] : [];
    const isNo = refused.length > 0 || later.length > 0 || (isOut && (version < from || !isNewest));
    const reasons = [...refused.map(({ because }) => ({ because })), ...unexplained, ...out];
    const state = isNo ? 'no' : reasons.length > 0 ? 'unverified' : 'yes';
    const remarks = rules.filter(({ isRemark }) => isRemark).map(({ because }) => because);
    return { state, versions: state === 'yes' && version ? [version] : [], reasons, remarks };
  };
  const tried = filter.kubernetes
    ? [filter.kubernetes]
    : release.kubernetes
      ? facts.versions.filter((version) => from <= version && version <= to)
      : [''];
  const all = tried.map(judged);
  const best = (['yes', 'unverified', 'no'] as const).flatMap((state) =>
    all.filter((one) => one.state === state),
  )[0];
  return {
    state: best?.state ?? 'no',
    versions: all.flatMap(({ versions }) => versions),
    // If only some versions are supported, these are the reasons for the others.
    reasons: [
      ...new Map(
        all.flatMap(({ reasons }) => reasons).map((one) => [JSON.stringify(one), one]),
      ).values(),
    ],
    remarks: [...new Set((best?.state === 'yes' ? all : []).flatMap(({ remarks }) => remarks))],
  };
}

/** A table's cell for a platform: how it's supported, or that it's unverified; null if a rule excludes it. */
export function cellOf(
  product: MatrixProduct,
  platform: string,
  facts: MatrixFacts,
  texts: { supported: string; unverified: string },
): string | null {
  const { state } = judge(product, { ...noFilter, platforms: [platform] }, facts);
  if (state === 'yes')
    return platform in product.platforms ? product.platforms[platform] || texts.supported : '–';
  return state === 'no' ? null : texts.unverified;
}

type Change = (filter: MatrixFilter) => MatrixFilter;

const set =
  (condition: Partial<MatrixFilter>): Change =>
  (filter) => ({ ...filter, ...condition });

/** Alternatives for each condition, closest first, in this order: Kubernetes, operating system, release, the rest. */
function changesOf(
  product: MatrixProduct,
  filter: MatrixFilter,
  { groups, versions }: MatrixFacts,
): Change[][] {
  const distance = (version: string) =>
    Math.abs(versions.indexOf(version) - versions.indexOf(filter.kubernetes));
  const minors = filter.kubernetes
    ? versions.filter((version) => version !== filter.kubernetes)
    : [];
  const current = releaseIn(product, filter);
  const releases = product.releases.filter((one) => one !== current);
  const platformsOf = ({ columns }: MatrixFacts['groups'][number]) => {
    const ids = columns.map(({ id }) => id);
    return filter.platforms
      .filter((chosen) => ids.includes(chosen))
      .map((chosen) => {
        const isOther = (id: string) => Number(familyOf(id) !== familyOf(chosen));
        const known = ids.filter((id) => id !== chosen && id in product.platforms);
        const sorted = known.sort((a, b) => isOther(a) - isOther(b));
        // If the product has no platform of the group, the condition is dropped.
        return (sorted.length > 0 ? sorted : [[]]).map(
          (way): Change =>
            ({ platforms, ...one }) => ({
              ...one,
              platforms: platforms.flatMap((id) => (id === chosen ? way : id)),
            }),
        );
      });
  };
  const isSystem = ({ id }: { id: string }) => id === 'systems';
  return [
    minors.sort((a, b) => distance(a) - distance(b)).map((kubernetes) => set({ kubernetes })),
    ...groups.filter(isSystem).flatMap(platformsOf),
    releases.map(({ version: release }) => set({ release })),
    ...groups.filter((group) => !isSystem(group)).flatMap(platformsOf),
  ];
}

/** The supported combination with the fewest changes; null if there is none. */
export function nearest(
  product: MatrixProduct,
  filter: MatrixFilter,
  facts: MatrixFacts,
): MatrixFilter | null {
  /** By the number of changes. */
  const combinations: MatrixFilter[][] = [[filter]];
  for (const ways of changesOf(product, filter, facts))
    for (let count = combinations.length; count > 0; count -= 1) {
      const changed = (combinations[count - 1] ?? []).flatMap((one) =>
        ways.map((change) => change(one)),
      );
      combinations[count] = [...(combinations[count] ?? []), ...changed];
    }
  const [, ...others] = combinations;
  return others.flat().find((one) => judge(product, one, facts).state === 'yes') ?? null;
}
