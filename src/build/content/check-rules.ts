import type { Report } from '../../contract/issue';
import { type Content, factsFile } from './read';
import { kubernetesOf, minorsIn, type ResolvedRule, rulesOf, runsOn } from './rules';

const placeOf = ({ source, key }: Pick<ResolvedRule, 'source' | 'key'>): string =>
  `${source} › ${key}`;

const platformsIn = ({ platforms }: Content): Set<string> =>
  new Set(Object.values(platforms).flatMap((group) => Object.keys(group)));

/** Whether a rule applies to a single platform with this version. */
const isAbout = (rule: ResolvedRule, platform: string, version: string): boolean =>
  rule.rule.remark === undefined &&
  rule.platforms.every((list) => list.includes(platform)) &&
  (!rule.kubernetes || rule.kubernetes.includes(version));

/** Checks that the ids and versions in a rule exist. @returns whether they do */
function checkNames(
  { source, key, rule }: ResolvedRule,
  content: Content,
  report: Report,
): boolean {
  const known = platformsIn(content);
  const { versions: minors } = content.kubernetes;
  const ids = [rule.when.platform, rule.when.accelerator].flatMap((some) => some ?? []);
  const versions = [rule.when.kubernetes, rule.kubernetes].flatMap(
    (limit) => limit?.replace(/^[<>]=?/, '') ?? [],
  );
  const unknown = [
    ...ids
      .filter((id) => !known.has(id))
      .map((id) => `platform ${id} is not in data/platforms.json`),
    ...versions
      .filter((one) => !(one in minors))
      .map((one) => `${one} is not in data/kubernetes.json`),
  ];
  for (const message of unknown) report(source, key, message);
  return unknown.length === 0;
}

/** Checks that a product's rules can apply and don't contradict each other, and that its releases can be upgraded. */
function checkProduct(id: string, content: Content, report: Report): void {
  const facts = content.facts.get(id);
  if (!facts) return;
  const file = factsFile(id);
  const say = (key: string, message: string) => report(file, key, message);
  const { releases, exempt, constraints, platforms } = facts;
  const { versions, rules: shared } = content.kubernetes;
  const names = releases.map(({ version }) => version);
  for (const [index, name] of exempt.entries())
    if (!(name in shared)) say(`exempt.${index}`, `data/kubernetes.json has no rule ${name}`);
  const known = platformsIn(content);
  for (const [platform, support] of Object.entries(platforms)) {
    if (!known.has(platform))
      say(`platforms.${platform}`, 'no such platform in data/platforms.json');
    if (
      support !== true &&
      support.since !== undefined &&
      releases.length > 0 &&
      !names.includes(support.since)
    )
      say(
        `platforms.${platform}.since`,
        `${support.since} is none of the releases ${names.join(', ')}`,
      );
  }
  const ranges = [{ key: 'kubernetes', range: facts.kubernetes }].concat(
    releases.map(({ kubernetes }, at) => ({ key: `releases.${at}.kubernetes`, range: kubernetes })),
  );
  for (const { key, range } of ranges)
    for (const end of ['from', 'to'] as const)
      if (range && !(range[end] in versions))
        say(`${key}.${end}`, `${range[end]} is not in data/kubernetes.json`);
  const rules = rulesOf(id, facts, content);
  if (!rules.every((rule) => checkNames(rule, content, report))) return;

  for (const [at, release] of releases.entries()) {
    const range = kubernetesOf(facts, release);
    const newest = range && versions[range.to];
    if (newest && newest.released > release.available)
      say(
        release.kubernetes ? `releases.${at}.kubernetes.to` : 'kubernetes.to',
        `${release.version} of ${release.available} cannot support ${range.to}: data/kubernetes.json › versions.${range.to} was released on ${newest.released}`,
      );
    const next = releases[at - 1];
    const later = next && kubernetesOf(facts, next);
    if (
      range &&
      later &&
      facts.maintains !== 'release' &&
      (range.to < later.from || later.to < range.from)
    )
      say(
        `releases.${at}`,
        `no upgrade: ${release.version} supports ${range.from} to ${range.to}, releases.${at - 1} supports ${later.from} to ${later.to}`,
      );
    for (const platform of Object.keys(platforms).filter((one) => runsOn(facts, release, one))) {
      const minors = range ? minorsIn(range, content.kubernetes) : [''];
      const refused = minors.map((version) =>
        rules.filter((rule) => isAbout(rule, platform, version)),
      );
      if (minors.length === 0 || refused.some((found) => found.length === 0)) continue;
      const found = [...new Set(refused.flat())];
      const own = found.find(({ source }) => source === file);
      say(
        own?.key ?? `platforms.${platform}`,
        `${release.version} supports platforms.${platform}, and nothing is left of it by ${found.map(placeOf).join(' and ')}`,
      );
      break;
    }
  }
  for (const rule of rules.slice(0, constraints.length)) {
    const isNever =
      rule.platforms.some((list) => list.length === 0) || rule.kubernetes?.length === 0;
    const supported = (list: readonly string[]) => list.some((platform) => platform in platforms);
    const within = releases.flatMap((release) =>
      minorsIn(kubernetesOf(facts, release), content.kubernetes),
    );
    if (isNever) say(rule.key, 'can never apply: nothing meets its conditions');
    else if (!rule.rule.refused && !rule.platforms.every(supported))
      say(
        rule.key,
        `can never apply: platforms has none of ${rule.platforms.find((list) => !supported(list))?.join(', ')}`,
      );
    else if (rule.kubernetes && !rule.kubernetes.some((version) => within.includes(version)))
      say(rule.key, `can never apply: kubernetes has none of ${rule.kubernetes.join(', ')}`);
  }
}

/** Checks versions and rules beyond what schemas can express; messages name the conflicting rule. */
export function checkRules(content: Content, report: Report): void {
  const file = 'data/kubernetes.json';
  const versions = Object.entries(content.kubernetes.versions);
  for (const [index, [version, { released }]] of versions.entries())
    if (index > 0 && released >= (versions[index - 1]?.[1].released ?? ''))
      report(
        file,
        `versions.${version}`,
        `not the newest first: see versions.${versions[index - 1]?.[0]}`,
      );
  for (const id of content.facts.keys()) checkProduct(id, content, report);
}
