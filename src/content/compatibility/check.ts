import type { Issue, Report } from '../../calls/issue';
import { type Content, factsFile } from '../content';
import type { ProductFacts } from '../schemas/facts';
import {
  kubernetesOf,
  minorsIn,
  platformFacts,
  productSupport,
  type ResolvedRule,
  rulesOf,
  sharedRulesFile,
} from './facts';
import { type CompatibilityFacts, judge, runsOn } from './rules';

/** Reports at a key of the file that is checked. */
type ReportAt = (key: string, message: string) => void;

/** What is checked of a product. */
interface Product {
  file: string;
  facts: ProductFacts;
  rules: ResolvedRule[];
}

const placeOf = ({ source, key }: Pick<ResolvedRule, 'source' | 'key'>): string =>
  `${source} › ${key}`;

const platformsIn = ({ platforms }: Content): Set<string> =>
  new Set(Object.values(platforms).flatMap((group) => Object.keys(group)));

/**
 * Checks that the ids and versions in a rule exist.
 * @returns whether they do
 */
function checkNames(
  { source, key, rule }: ResolvedRule,
  content: Content,
  report: Report,
): boolean {
  const platforms = platformsIn(content);
  const ids = [rule.when.platform, rule.when.accelerator].flatMap((some) => some ?? []);
  const versions = [rule.when.kubernetes, rule.kubernetes].flatMap(
    (bound) => bound?.replace(/^[<>]=?/, '') ?? [],
  );
  const messages = [
    ...ids
      .filter((id) => !platforms.has(id))
      .map((id) => `platform ${id} is not in data/platforms.json`),
    ...versions
      .filter((version) => !(version in content.kubernetes.versions))
      .map((version) => `${version} is not in ${sharedRulesFile}`),
  ];
  for (const message of messages) report(source, key, message);

  return messages.length === 0;
}

/**
 * Checks the names of rules that a product leaves out, its platforms and the releases that they
 * name.
 */
function checkReferences(
  { exempt, platforms, releases }: ProductFacts,
  content: Content,
  reportAt: ReportAt,
) {
  for (const [index, name] of exempt.entries()) {
    if (!(name in content.kubernetes.rules))
      reportAt(`exempt.${index}`, `${sharedRulesFile} has no rule ${name}`);
  }

  const platformIds = platformsIn(content);
  const versions = releases.map(({ version }) => version);

  for (const [platform, support] of Object.entries(platforms)) {
    if (!platformIds.has(platform))
      reportAt(`platforms.${platform}`, 'no such platform in data/platforms.json');

    const since = support === true ? undefined : support.since;
    if (since !== undefined && versions.length > 0 && !versions.includes(since))
      reportAt(
        `platforms.${platform}.since`,
        `${since} is none of the releases ${versions.join(', ')}`,
      );
  }
}

/** Checks that the versions of Kubernetes that a product names exist. */
function checkRanges(facts: ProductFacts, content: Content, reportAt: ReportAt) {
  const ranges = [
    { key: 'kubernetes', range: facts.kubernetes },
    ...facts.releases.map(({ kubernetes }, index) => ({
      key: `releases.${index}.kubernetes`,
      range: kubernetes,
    })),
  ];
  for (const { key, range } of ranges) {
    for (const end of ['from', 'to'] as const) {
      if (range && !(range[end] in content.kubernetes.versions))
        reportAt(`${key}.${end}`, `${range[end]} is not in ${sharedRulesFile}`);
    }
  }
}

/** Checks that a release supports no version of Kubernetes that appeared after it. */
function checkDates(facts: ProductFacts, content: Content, reportAt: ReportAt) {
  for (const [index, release] of facts.releases.entries()) {
    const range = kubernetesOf(facts, release);
    const newest = range && content.kubernetes.versions[range.to];
    if (newest && newest.released > release.available)
      reportAt(
        release.kubernetes ? `releases.${index}.kubernetes.to` : 'kubernetes.to',
        `${release.version} of ${release.available} cannot support ${range.to}: ${sharedRulesFile} › versions.${range.to} was released on ${newest.released}`,
      );
  }
}

/**
 * Checks that each release shares a version of Kubernetes with the next one, so that clusters can
 * be upgraded.
 */
function checkUpgrades(facts: ProductFacts, reportAt: ReportAt) {
  // Where a release brings its own Kubernetes, both are upgraded at once.
  if (facts.maintains === 'release') return;
  for (const [index, release] of facts.releases.entries()) {
    const next = facts.releases[index - 1];
    const range = kubernetesOf(facts, release);
    const later = next && kubernetesOf(facts, next);
    if (range && later && (range.to < later.from || later.to < range.from))
      reportAt(
        `releases.${index}`,
        `no upgrade: ${release.version} supports ${range.from} to ${range.to}, releases.${index - 1} supports ${later.from} to ${later.to}`,
      );
  }
}

/**
 * Checks that the rules leave something of every platform that a release supports; reports the
 * first of each release.
 */
function checkRemainders({ file, facts, rules }: Product, content: Content, reportAt: ReportAt) {
  const product = productSupport(facts, [...rules.keys()]);
  const judged: CompatibilityFacts<ResolvedRule> = { ...platformFacts(content), rules };

  /** The rules that together refuse all of a platform; none if something is left. */
  const refusals = (release: string, platform: string): ResolvedRule[] => {
    const { state, reasons } = judge(
      product,
      { release, platforms: [platform], kubernetes: '' },
      judged,
    );
    return state === 'no' ? reasons.flatMap((reason) => ('rule' in reason ? reason.rule : [])) : [];
  };

  for (const [place, { version }] of facts.releases.entries()) {
    const unsupported = Object.keys(facts.platforms)
      .filter((platform) => runsOn(product, place, platform))
      .map((platform) => ({ platform, rules: refusals(version, platform) }))
      .find(({ rules }) => rules.length > 0);
    if (!unsupported) continue;

    const { platform, rules } = unsupported;
    const ownRule = rules.find(({ source }) => source === file);
    reportAt(
      ownRule?.key ?? `platforms.${platform}`,
      `${version} supports platforms.${platform}, and nothing is left of it by ${rules.map(placeOf).join(' and ')}`,
    );
  }
}

/** Checks that a product's own rules can apply. */
function checkOwnRules({ file, facts, rules }: Product, content: Content, reportAt: ReportAt) {
  const isSupported = (list: readonly string[]) => list.some((id) => id in facts.platforms);
  const supported = facts.releases.flatMap((release) =>
    minorsIn(kubernetesOf(facts, release), content.kubernetes),
  );
  for (const { source, key, rule, platforms, kubernetes } of rules) {
    if (source !== file) continue;

    const isNever = platforms.some((list) => list.length === 0) || kubernetes?.length === 0;
    const unsupported = rule.refused ? undefined : platforms.find((list) => !isSupported(list));
    if (isNever) reportAt(key, 'can never apply: nothing meets its conditions');
    else if (unsupported)
      reportAt(key, `can never apply: platforms has none of ${unsupported.join(', ')}`);
    else if (kubernetes && !kubernetes.some((version) => supported.includes(version)))
      reportAt(key, `can never apply: kubernetes has none of ${kubernetes.join(', ')}`);
  }
}

function checkProduct(id: string, facts: ProductFacts, content: Content, report: Report): void {
  const file = factsFile(id);
  const reportAt: ReportAt = (key, message) => report(file, key, message);
  checkReferences(facts, content, reportAt);
  checkRanges(facts, content, reportAt);

  const rules = rulesOf(file, facts, content);
  const areNamesKnown = rules.map((rule) => checkNames(rule, content, report));
  // What names something unknown can't be applied.
  if (areNamesKnown.includes(false)) return;

  const product = { file, facts, rules };
  checkDates(facts, content, reportAt);
  checkUpgrades(facts, reportAt);
  checkRemainders(product, content, reportAt);
  checkOwnRules(product, content, reportAt);
}

/** Checks that the versions of Kubernetes are listed newest first. */
function checkOrder({ kubernetes }: Content, report: Report): void {
  const versions = Object.entries(kubernetes.versions);
  for (const [index, [version, { released }]] of versions.entries()) {
    const before = versions[index - 1];
    if (before && released >= before[1].released)
      report(
        sharedRulesFile,
        `versions.${version}`,
        `not the newest first: see versions.${before[0]}`,
      );
  }
}

/** The platforms of all groups by id. */
const platformsById = ({ platforms }: Content) =>
  new Map(Object.values(platforms).flatMap((group) => Object.entries(group)));

/**
 * Versions of a platform (`15–18`) that products still name although their maker no longer
 * maintains them. Nothing has changed but the day, so a build goes on and `npm run content` says
 * so.
 * @param today `YYYY-MM-DD`
 */
export function endedVersions(content: Content, today: string): Issue[] {
  const platforms = platformsById(content);

  return [...content.facts].flatMap(([id, facts]) =>
    Object.entries(facts.platforms).flatMap(([platform, support]) => {
      if (support === true || typeof support.versions !== 'string') return [];

      const ends = platforms.get(platform)?.versions ?? {};
      const [oldest = ''] = /^\d+/.exec(support.versions) ?? [];
      const last = ends[oldest];
      if (last === undefined || last >= today) return [];

      return [
        {
          source: factsFile(id),
          key: `platforms.${platform}.versions`,
          message: `${platform} ${oldest} was maintained until ${last}: begin with a later version`,
        },
      ];
    }),
  );
}

/**
 * Checks versions and rules beyond what schemas can express; messages name the conflicting rule.
 */
export function checkRules(content: Content, report: Report): void {
  checkOrder(content, report);
  for (const [id, facts] of content.facts) checkProduct(id, facts, content, report);
}
