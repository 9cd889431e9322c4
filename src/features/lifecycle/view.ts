import { scaleUtc } from 'd3-scale';
import { kubernetesOf, minorsIn, productSupport } from '../../content/compatibility/facts';
import { kubernetesRange, runsOn } from '../../content/compatibility/rules';
import type { ProductFacts } from '../../content/schemas/facts';
import type { Site } from '../../content/site';
import { short } from '../../drawings/svg';
import { feedPath } from '../../site/href';
import { monthsLater } from '../../site/today';
import {
  productRow,
  productSlug,
  releasedProducts,
  unbrokenDay,
} from '../../views/released-products';
import { supportCalendarPath } from './addresses';

type Release = ProductFacts['releases'][number];

/** Months before the end of support from which the lifecycle page lists a release. */
const warnedMonths = 6;

/** Stands in a cell that has nothing to say. */
const none = '–';

/** The support state of a release on a given day. */
export function stateOf({ available, full, maintenance }: Release, today: string) {
  if (today < available) return 'coming' as const;
  if (today <= full) return 'full' as const;
  return today <= maintenance ? ('maintenance' as const) : ('ended' as const);
}

/** The ends of a release's support, in words. */
const supportEnds = ({ full, maintenance }: Release, site: Site) => ({
  full: unbrokenDay(full, site),
  maintenance: unbrokenDay(maintenance, site),
});

/** The range of some minor versions, newest first; empty for none. */
const rangeOf = (minors: readonly string[]): string =>
  kubernetesRange([minors.at(-1) ?? '', minors[0] ?? '']) ?? '';

/**
 * The faults of a product that an upgrade repairs, each with the build that does where not all
 * builds do.
 */
function repairs(id: string, from: Release, to: Release, { content, getFixedT }: Site): string[] {
  const fixes = content.fixes.filter(({ product }) => product === id);
  const fixIn = (number: string, { version }: Release) =>
    fixes.find((fix) => fix.number === number && fix.release === version);

  return fixes
    .filter(({ release }) => release === from.version)
    .map(({ number }) => {
      const still = fixIn(number, to);
      return still ? getFixedT('lifecycle')('fixedFrom', { number, build: still.fixed }) : number;
    });
}

/** The names of the platforms that an upgrade adds. */
function addedPlatforms(facts: ProductFacts, place: number, { content, language }: Site): string[] {
  const names = new Map(Object.values(content.platforms).flatMap((group) => Object.entries(group)));
  const product = productSupport(facts);
  return Object.keys(facts.platforms)
    .filter((id) => runsOn(product, place, id) && !runsOn(product, place + 1, id))
    .flatMap((id) => names.get(id)?.[language] ?? []);
}

/** The cells of an upgrade: Kubernetes, prerequisites, what's new, what it fixes, and support. */
function upgradeCells(
  id: string,
  facts: ProductFacts,
  { from, to, place }: { from: Release; to: Release; place: number },
  site: Site,
): string[] {
  const { content, getFixedT } = site;
  const texts = getFixedT('lifecycle');
  const matrix = getFixedT('matrix');
  const separator = getFixedT('forms')('listSeparator');
  const list = (parts: readonly string[]) => parts.join(separator) || none;

  const before = minorsIn(kubernetesOf(facts, from), content.kubernetes);
  const after = minorsIn(kubernetesOf(facts, to), content.kubernetes);
  const common = before.filter((version) => after.includes(version));
  const addedVersions = after.filter((version) => !before.includes(version));
  // Clusters on a version that the next release doesn't support are upgraded first.
  const isUpgradedFirst = common.length > 0 && common.length < before.length;

  return [
    facts.kubernetes ? rangeOf(after) : matrix('anyKubernetes'),
    isUpgradedFirst ? texts('first', { range: rangeOf(common) }) : none,
    list([
      ...(addedVersions.length > 0 ? [`Kubernetes ${rangeOf(addedVersions)}`] : []),
      ...addedPlatforms(facts, place, site),
    ]),
    list(repairs(id, from, to, site)),
    matrix('until', supportEnds(to, site)),
  ];
}

/** The upgrades from each release to the next, newest first. */
const upgradeSteps = (id: string, facts: ProductFacts, site: Site) =>
  facts.releases.flatMap((to, place) => {
    const from = facts.releases[place + 1];
    if (!from) return [];
    const cells = upgradeCells(id, facts, { from, to, place }, site);
    return [{ before: from.version, after: to.version, cells }];
  });

/** The years that the releases of all products span, and the place of a day in them, in percent. */
function timeAxis(releases: readonly Release[], today: string) {
  const days = releases.flatMap(({ available, maintenance }) => [available, maintenance]);
  const years = [...days, today].map((day) => Number(day.slice(0, 4)));
  const first = Math.min(...years);
  const count = Math.max(...years) + 1 - first;
  const scale = scaleUtc([Date.UTC(first, 0), Date.UTC(first + count, 0)], [0, 100]);

  return {
    years: Array.from({ length: count }, (_, index) => first + index),
    placeOf: (day: string) => short(scale(Date.parse(day))),
  };
}

/** The time axis of the releases of all products. */
const axisOf = (site: Site) =>
  timeAxis(
    releasedProducts(site).flatMap(({ facts }) => facts.releases),
    site.today,
  );

/**
 * The lowest and the highest version of Kubernetes that a release supports; null if it needs none.
 */
function kubernetesEnds(facts: ProductFacts, release: Release): [string, string] | null {
  const range = kubernetesOf(facts, release);
  return range ? [range.from, range.to] : null;
}

/**
 * Prepares the axis of all products.
 * @returns what gives the releases of a product as time spans, and its upgrades
 */
export function lifecycleOf(site: Site) {
  const { language, targets, today, getFixedT } = site;
  const { placeOf } = axisOf(site);

  const releaseView = (facts: ProductFacts, release: Release) => ({
    version: release.version,
    available: release.available,
    state: stateOf(release, today),
    bar: [placeOf(release.available), placeOf(release.full), placeOf(release.maintenance)] as const,
    text: getFixedT('releases')('build.release', {
      available: unbrokenDay(release.available, site),
      ...supportEnds(release, site),
    }),
    kubernetesRange: kubernetesEnds(facts, release),
  });

  return (id: string, facts: ProductFacts) => ({
    upgrade: facts.upgrade?.[language] ?? null,
    notes: targets.hrefIfAny(`docs/${productSlug(id)}/release-notes`),
    steps: upgradeSteps(id, facts, site),
    releases: facts.releases.map((release) => releaseView(facts, release)),
  });
}

/** All releases of all products as time spans, in percent of the years shown. */
export function lifecycle(site: Site) {
  const { content, language, today, getFixedT } = site;
  const { years, placeOf } = axisOf(site);
  const hasFeed = content.pages.has('lifecycle');
  const lifecycleOfProduct = lifecycleOf(site);

  return {
    years,
    today: placeOf(today),
    built: getFixedT('releases')('build.built', { date: unbrokenDay(today, site) }),
    releaseFeed: hasFeed ? feedPath('lifecycle', language) : null,
    calendar: supportCalendarPath(language),
    products: releasedProducts(site).map(({ id, facts }) => ({
      ...productRow(id, facts, site),
      ...lifecycleOfProduct(id, facts),
    })),
  };
}

/** Releases whose support ends within six months, soonest first, with the release to upgrade to. */
export function ending(site: Site) {
  const { language, getFixedT, today } = site;
  const t = getFixedT('releases');
  const last = monthsLater(today, warnedMonths);
  const isNear = (day: string) => today <= day && day <= last;

  const ends = releasedProducts(site).flatMap(({ facts, newest }) =>
    facts.releases.flatMap(({ version, full, maintenance }) => {
      const phase = isNear(maintenance) ? 'maintenance' : 'full';
      const day = phase === 'full' ? full : maintenance;
      if (!isNear(day)) return [];

      const row = [
        `${facts.name[language]} ${version}`,
        unbrokenDay(day, site),
        t(`ending.${phase}`),
        newest.version,
        facts.upgrade?.[language] ?? '',
      ];
      return [{ day, row }];
    }),
  );
  const rows = ends.sort((a, b) => a.day.localeCompare(b.day)).map(({ row }) => row);
  const columns = t('ending.columns', { returnObjects: true });
  return { columns, rows, ...(rows.length === 0 ? { lead: t('ending.none') } : {}) };
}
