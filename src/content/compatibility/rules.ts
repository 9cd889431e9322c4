/*
 * The rules of compatibility, applied. Pure, and the only place that applies them: the page, its
 * files, the content check and the answers of the search all ask `judge`.
 */

/**
 * What a rule is about: any platform of each list together with any of these versions of
 * Kubernetes.
 */
export interface CompatibilityRule {
  platforms: readonly (readonly string[])[];
  /** None means any version. */
  kubernetes?: readonly string[] | null;
  /** It works, and something has to be done for it; otherwise it's refused. */
  isRemark: boolean;
}

/** What a release supports. */
export interface ReleaseSupport {
  version: string;
  /** Minor versions of Kubernetes, both ends included; null: it needs none. */
  kubernetes: readonly [from: string, to: string] | null;
}

/** What a product supports, and which rules concern it. */
export interface ProductSupport {
  /** Newest first. */
  releases: readonly ReleaseSupport[];
  /** By id of the platform that it runs on. */
  platforms: Readonly<Record<string, unknown>>;
  /** By id of the platform: the place of the first release that supported it, if not all do. */
  since: Readonly<Record<string, number>>;
  /** Places of its rules among those of the facts. */
  rules: readonly number[];
}

/** A group of platforms, such as operating systems. */
export interface PlatformGroup {
  id: string;
  /** A product without any platform of the group needs none. */
  isOptional: boolean;
  columns: readonly { id: string }[];
}

/** What combinations are judged by. */
export interface CompatibilityFacts<Rule extends CompatibilityRule = CompatibilityRule> {
  groups: readonly PlatformGroup[];
  /** Minor versions of Kubernetes, newest first. */
  versions: readonly string[];
  rules: readonly Rule[];
}

/** What is combined with a product: empty for any release, any platform, any version. */
export interface Combination {
  release: string;
  platforms: readonly string[];
  kubernetes: string;
}

/**
 * Why a combination isn't supported: a rule, a platform that is missing or came later, a version
 * out of range.
 */
export type Reason<Rule> = { rule: Rule } | { platform: string } | { kubernetes: string };

export interface Judgement<Rule> {
  /** `unverified`: probably works, but hasn't been tested. */
  state: 'yes' | 'no' | 'unverified';
  /** Supported versions of Kubernetes. */
  versions: string[];
  reasons: Reason<Rule>[];
  /** Rules that say what must be done for it to work. */
  remarks: Rule[];
}

/**
 * What a judgement comes to: a yes may depend on the version of Kubernetes, or on something that
 * has to be done.
 */
export type Answer = 'yes' | 'conditional' | 'no' | 'unverified';

/** The answer of a judgement. */
export const answerOf = ({ state, reasons, remarks }: Judgement<unknown>): Answer =>
  state === 'yes' && (reasons.length > 0 || remarks.length > 0) ? 'conditional' : state;

/** From the best to the worst. */
const states = ['yes', 'unverified', 'no'] as const;

/** The release that a combination names; the newest by default. */
export const releaseIn = <Release extends ReleaseSupport>(
  { releases }: { releases: readonly Release[] },
  { release }: Pick<Combination, 'release'>,
): Release | undefined => releases.find(({ version }) => version === release) ?? releases[0];

/**
 * Whether a release runs on a platform.
 * @param place position of the release, the newest being 0
 */
export const runsOn = (
  { platforms, since }: Pick<ProductSupport, 'platforms' | 'since'>,
  place: number,
  platform: string,
): boolean => platform in platforms && place <= (since[platform] ?? place);

/** The minor versions of a range, in the order of `versions`. */
export const versionsWithin = (
  [from, to]: readonly [from: string, to: string],
  versions: readonly string[],
): string[] => versions.filter((version) => from <= version && version <= to);

/**
 * The versions of Kubernetes that a release supports, e.g. `1.28–1.36`; undefined if it needs none.
 */
export const kubernetesRange = (kubernetes: ReleaseSupport['kubernetes']): string | undefined =>
  kubernetes ? [...new Set(kubernetes)].join('–') : undefined;

/** Whether a rule is about these platforms with this version of Kubernetes. */
const isAbout = (
  { platforms: lists, kubernetes }: CompatibilityRule,
  platforms: readonly string[],
  version: string,
): boolean =>
  lists.every((list) => list.some((id) => platforms.includes(id))) &&
  (!kubernetes || kubernetes.includes(version));

/** The platforms of a combination that a release doesn't run on. */
function missingPlatforms(
  product: ProductSupport,
  place: number,
  platformIds: readonly string[],
  groups: readonly PlatformGroup[],
): string[] {
  return groups.flatMap(({ isOptional, columns }) => {
    const ids = columns.map(({ id }) => id);
    const needsNone = isOptional && !ids.some((id) => id in product.platforms);
    if (needsNone) return [];
    return ids.filter((id) => platformIds.includes(id) && !runsOn(product, place, id));
  });
}

/**
 * The verdict on one version of Kubernetes.
 * @param version empty for a product that needs none
 */
function judgeVersion<Rule extends CompatibilityRule>(
  product: ProductSupport,
  release: ReleaseSupport,
  platforms: readonly string[],
  version: string,
  facts: CompatibilityFacts<Rule>,
): Judgement<Rule> {
  const place = product.releases.indexOf(release);
  const isNewest = place === 0;

  const rules = product.rules
    .flatMap((index) => facts.rules[index] ?? [])
    .filter((rule) => isAbout(rule, platforms, version));
  const refusals = rules.filter(({ isRemark }) => !isRemark);
  const remarks = rules.filter(({ isRemark }) => isRemark);

  // A rule's reason replaces the message that its platform is missing.
  const explained = new Set(refusals.flatMap((rule) => rule.platforms.flat()));
  const missingIds = missingPlatforms(product, place, platforms, facts.groups).filter(
    (id) => !explained.has(id),
  );
  const isLaterPlatform = missingIds.some((id) => id in product.platforms);

  const [from = '', to = ''] = release.kubernetes ?? [];
  const isTooOld = version !== '' && version < from;
  const isTooNew = version !== '' && release.kubernetes !== null && version > to;

  const reasons: Reason<Rule>[] = [
    ...refusals.map((rule) => ({ rule })),
    ...missingIds.map((platform) => ({ platform })),
    ...(isTooOld || isTooNew ? [{ kubernetes: version }] : []),
  ];
  // The newest release has not been tested with what appeared after it; an older one never will be.
  const isRefused = refusals.length > 0 || isLaterPlatform || isTooOld || (isTooNew && !isNewest);
  const isSupported = reasons.length === 0;
  const stateUnlessRefused = isSupported ? 'yes' : 'unverified';

  return {
    state: isRefused ? 'no' : stateUnlessRefused,
    versions: isSupported && version !== '' ? [version] : [],
    reasons,
    remarks,
  };
}

/**
 * The versions of Kubernetes that a combination is about: its own, or all that the release
 * supports.
 */
function versionsToTry(
  { kubernetes }: Combination,
  release: ReleaseSupport,
  versions: readonly string[],
): string[] {
  if (kubernetes !== '') return [kubernetes];
  return release.kubernetes ? versionsWithin(release.kubernetes, versions) : [''];
}

/** The reasons without repetitions. */
const distinct = <Rule>(reasons: readonly Reason<Rule>[]): Reason<Rule>[] => [
  ...new Map(
    reasons.map((reason) => ['rule' in reason ? reason.rule : JSON.stringify(reason), reason]),
  ).values(),
];

/**
 * Whether a product supports a combination. Without a version of Kubernetes, it does if it supports
 * any; the reasons are then those against the other versions.
 */
export function judge<Rule extends CompatibilityRule>(
  product: ProductSupport,
  combination: Combination,
  facts: CompatibilityFacts<Rule>,
): Judgement<Rule> {
  const release = releaseIn(product, combination);
  if (!release) return { state: 'no', versions: [], reasons: [], remarks: [] };

  const judgements = versionsToTry(combination, release, facts.versions).map((version) =>
    judgeVersion(product, release, combination.platforms, version, facts),
  );
  const state = states.find((candidate) =>
    judgements.some((judgement) => judgement.state === candidate),
  );
  const remarks = judgements.flatMap((judgement) => judgement.remarks);

  return {
    state: state ?? 'no',
    versions: judgements.flatMap(({ versions }) => versions),
    reasons: distinct(judgements.flatMap(({ reasons }) => reasons)),
    remarks: state === 'yes' ? [...new Set(remarks)] : [],
  };
}
