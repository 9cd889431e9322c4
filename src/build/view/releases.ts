import { isDeepStrictEqual } from 'node:util';
import { scaleUtc } from 'd3-scale';
import { type ProductFacts, platformGroups } from '../../contract/content/facts';
import { inOne } from '../../contract/content/text';
import { short } from '../../drawings/svg';
import { titleOf } from '../../i18n/matrix-words';
import { fill } from '../../i18n/texts';
import { formatDay } from '../../lib/format-date';
import { type Feed, feedPath } from '../../routes/href';
import { manifest } from '../../routes/manifest';
import { cellOf, kubernetesRange, type MatrixRule } from '../../routes/matrix';
import type { PageLink } from '../../routes/page-view';
import { kubernetesOf, minorsIn, type ResolvedRule, rulesOf, runsOn } from '../content/rules';
import { monthsLater } from '../today';
import { advisoryNumber } from './advisories';
import type { Site } from './site';

/** Formats days without line breaks, because table columns are narrow. */
const dayIn =
  ({ language }: Site) =>
  (date: string): string =>
    formatDay(date, language).replaceAll(' ', '\u00a0');

/* Pages about all products, built from facts only: compatibility, lifecycle, licences. */

type Release = ProductFacts['releases'][number];

/** Months before the end of support from which the lifecycle page lists a release. */
const warnedMonths = 6;

/** A product's name in addresses and anchors of these pages, which is that of its facts file. */
const nameOf = (id: string): string => id.replace('product/', '');

/** The visible products with releases, in the order of the manifest, each with its newest release. */
const released = ({ content, targets }: Site) =>
  manifest.flatMap(({ id }) => {
    const facts = content.facts.get(id);
    const newest = facts?.releases[0];
    return facts && newest && targets.isVisible(id) ? [{ id, facts, newest }] : [];
  });

/** Product, category and link of a row. */
const headOf = (id: string, { name, category }: ProductFacts, { language, targets }: Site) => ({
  id: nameOf(id),
  name: name[language],
  category: category[language],
  ...targets.to(id),
});

/** How a platform is supported: its versions, and the first release with support. Empty for neither. */
function supportOf(support: ProductFacts['platforms'][string], { language, ui }: Site): string {
  const { since, versions } = support === true ? {} : support;
  const parts = [
    since && fill(ui.releases.build.since, { version: since }),
    versions && inOne(versions, language),
  ];
  return parts.filter(Boolean).join(ui.specification.conditionSeparator);
}

/** Groups that a product may not need at all. */
const optionalGroups: readonly string[] = ['databases', 'browsers'];

/** The compatibility of every product, also published as files (src/build/matrix-files.ts). */
export function matrix(site: Site) {
  const { language, content, ui, href, today } = site;
  const day = dayIn(site);
  const rules: MatrixRule[] = [];
  /** The index of a rule; products share the sentences of common rules. */
  const placeOf = ({ rule, platforms, kubernetes }: ResolvedRule): number => {
    const view = {
      platforms,
      isRemark: rule.remark === true,
      because: rule.because[language],
      ...(kubernetes && { kubernetes }),
    };
    const known = rules.findIndex((one) => isDeepStrictEqual(one, view));
    return known < 0 ? rules.push(view) - 1 : known;
  };
  const products = released(site).map(({ id, facts }) => ({
    ...headOf(id, facts, site),
    rules: rulesOf(id, facts, content).map(placeOf),
    maintains: facts.maintains ?? null,
    licence: facts.licence[language],
    platforms: Object.fromEntries(
      Object.entries(facts.platforms).map(([platform, support]) => [
        platform,
        supportOf(support, site),
      ]),
    ),
    since: Object.fromEntries(
      Object.keys(facts.platforms).flatMap((platform) => {
        const count = facts.releases.filter((release) => runsOn(facts, release, platform)).length;
        return count < facts.releases.length ? [[platform, count - 1]] : [];
      }),
    ),
    releases: facts.releases.map((release) => {
      const kubernetes = kubernetesOf(facts, release);
      return {
        version: release.version,
        kubernetes: kubernetes ? ([kubernetes.from, kubernetes.to] as const) : null,
        full: day(release.full),
        maintenance: day(release.maintenance),
        last: release.maintenance,
      };
    }),
  }));
  const groups = platformGroups.map((group) => ({
    id: group,
    name: ui.specification[group],
    isOptional: optionalGroups.includes(group),
    columns: Object.entries(content.platforms[group] ?? {}).map(
      ([id, { [language]: name, ends }]) => ({
        id,
        name,
        ...(ends && { ends: day(ends) }),
      }),
    ),
  }));
  const minors = Object.entries(content.kubernetes.versions).map(
    ([version, { released, ends, extended = null }]) => ({
      version,
      released: day(released),
      ends: day(ends),
      extended: extended && day(extended),
      last: extended ?? ends,
    }),
  );
  return {
    products,
    groups,
    rules,
    minors,
    versions: minors.map(({ version }) => version),
    valid: fill(ui.releases.build.valid, { date: day(today) }),
    lifecycle: href('/lifecycle'),
    files: [matrixFile('csv', site), matrixFile('json', site)],
    texts: ui.releases.matrix,
  };
}

/** Path of the matrix file. */
export const matrixFile = (format: 'csv' | 'json', { href }: Pick<Site, 'href'>): string =>
  href(`/compatibility.${format}`);

/** The matrix as data: dates as `YYYY-MM-DD`, platforms by id, rules as in the data files. */
export const matrixData = (site: Site) => ({
  date: site.today,
  platforms: site.content.platforms,
  kubernetes: site.content.kubernetes,
  products: released(site).map(({ id, facts, newest }) => ({
    ...headOf(id, facts, site),
    to: undefined,
    devices: undefined,
    url: site.content.vendor.siteUrl + (site.targets.href(id) ?? ''),
    licence: facts.licence[site.language],
    release: newest.version,
    kubernetes: facts.kubernetes ?? null,
    maintains: facts.maintains ?? null,
    platforms: facts.platforms,
    constraints: facts.constraints,
    exempt: facts.exempt,
    releases: facts.releases,
  })),
});

/** The matrix as one table with the page's labels, header first; dates as `YYYY-MM-DD`. */
export function matrixTable(site: Site): string[][] {
  const facts = matrix(site);
  const { products, groups, rules, texts } = facts;
  const columns = groups.flatMap((group) => group.columns);
  const all = released(site);
  return [
    [
      texts.product,
      texts.release,
      'Kubernetes',
      texts.full,
      texts.maintenance,
      texts.licence,
      ...columns.map(({ name }) => name),
      texts.rules,
    ],
    ...products.map((product, index) => {
      const { name, category, releases, licence, rules: own } = product;
      const newest = all[index]?.newest;
      const view = releases[0];
      const because = own
        .map((at) => rules[at]?.because ?? '')
        .join(site.ui.specification.conditionSeparator);
      return [
        titleOf({ name, category }),
        view?.version ?? '',
        kubernetesRange(view?.kubernetes ?? null) ?? texts.anyKubernetes,
        newest?.full ?? '',
        newest?.maintenance ?? '',
        licence,
        ...columns.map(({ id }) => cellOf(product, id, facts, texts) ?? texts.no),
        because,
      ];
    }),
  ];
}

/** The support state of a release on a given day. */
export function stateOf({ available, full, maintenance }: Release, today: string) {
  if (today < available) return 'coming' as const;
  if (today <= full) return 'full' as const;
  return today <= maintenance ? ('maintenance' as const) : ('ended' as const);
}

/**
 * The upgrades from each release to the next, newest first: Kubernetes, prerequisites, what's new, advisories that the upgrade
 * fixes, and support.
 */
function upgradeSteps(id: string, facts: ProductFacts, site: Site) {
  const { content, language, ui } = site;
  const { lifecycle: texts, matrix: words } = ui.releases;
  const day = dayIn(site);
  const list = (parts: readonly string[]) => parts.join(ui.forms.listSeparator);
  const names = Object.assign(
    {},
    ...Object.values(content.platforms),
  ) as (typeof content.platforms)['systems'];
  const range = (minors: readonly string[]) =>
    kubernetesRange([minors.at(-1) ?? '', minors[0] ?? '']) ?? '';
  return facts.releases.slice(0, -1).flatMap((to, index) => {
    const from = facts.releases[index + 1];
    if (!from) return [];
    const [old, next] = [from, to].map((one) =>
      minorsIn(kubernetesOf(facts, one), content.kubernetes),
    );
    const both = (old ?? []).filter((version) => next?.includes(version));
    const added = (next ?? []).filter((version) => !old?.includes(version));
    const platforms = Object.keys(facts.platforms).filter(
      (one) => runsOn(facts, to, one) && !runsOn(facts, from, one),
    );
    const fixed = content.items.advisory.flatMap((item) => {
      const [before, after] = [from, to].map(({ version }) =>
        item.affected.find(({ product, release }) => product === id && release === version),
      );
      if (!before) return [];
      const number = advisoryNumber(item, content.vendor.slug);
      return after ? fill(texts.fixedFrom, { number, build: after.fixed }) : number;
    });
    const cells = [
      facts.kubernetes ? range(next ?? []) : words.anyKubernetes,
      both.length < (old ?? []).length && both.length > 0
        ? fill(texts.first, { range: range(both) })
        : '–',
      list([
        ...(added.length > 0 ? [`Kubernetes ${range(added)}`] : []),
        ...platforms.flatMap((one) => names?.[one]?.[language] ?? []),
      ]) || '–',
      list(fixed) || '–',
      fill(words.until, { full: day(to.full), maintenance: day(to.maintenance) }),
    ];
    return [{ before: from.version, after: to.version, cells }];
  });
}

/** All releases of all products as time spans, in percent of the years shown. */
export function lifecycle(site: Site) {
  const { language, ui, today } = site;
  const texts = ui.releases.lifecycle;
  const all = released(site);
  const days = all.flatMap(({ facts }) =>
    facts.releases.flatMap((release) => [release.available, release.maintenance]),
  );
  const years = [...days, today].map((day) => Number(day.slice(0, 4)));
  const first = Math.min(...years);
  const count = Math.max(...years) + 1 - first;
  const start = Date.UTC(first, 0);
  const end = Date.UTC(first + count, 0);
  const axis = scaleUtc([start, end], [0, 100]);
  const at = (day: string) => short(axis(Date.parse(day)));
  const day = dayIn(site);
  return {
    years: Array.from({ length: count }, (_, index) => first + index),
    today: at(today),
    built: fill(ui.releases.build.built, { date: day(today) }),
    feed: feedPath('lifecycle' satisfies Feed, language),
    products: all.map(({ id, facts }) => ({
      ...headOf(id, facts, site),
      upgrade: facts.upgrade?.[language] ?? null,
      steps: upgradeSteps(id, facts, site),
      releases: facts.releases.map((release) => ({
        version: release.version,
        available: release.available,
        state: stateOf(release, today),
        bar: [at(release.available), at(release.full), at(release.maintenance)] as const,
        text: fill(ui.releases.build.release, {
          available: day(release.available),
          full: day(release.full),
          maintenance: day(release.maintenance),
        }),
      })),
    })),
    texts,
  };
}

/** Releases whose support ends within six months, soonest first, with the release to upgrade to. */
export function ending(site: Site) {
  const { language, ui, today } = site;
  const texts = ui.releases.ending;
  const last = monthsLater(today, warnedMonths);
  const isNear = (day: string) => today <= day && day <= last;
  const found = released(site).flatMap(({ facts, newest }) =>
    facts.releases.flatMap(({ version, full, maintenance }) => {
      const what = isNear(maintenance) ? 'maintenance' : 'full';
      const day = what === 'full' ? full : maintenance;
      const name = `${facts.name[language]} ${version}`;
      const row = [
        name,
        dayIn(site)(day),
        texts[what],
        newest.version,
        facts.upgrade?.[language] ?? '',
      ];
      return isNear(day) ? [{ day, row }] : [];
    }),
  );
  const rows = found.sort((a, b) => a.day.localeCompare(b.day)).map(({ row }) => row);
  return { columns: texts.columns, rows, ...(rows.length === 0 ? { lead: texts.none } : {}) };
}

/** Licence metric and trial of each product. */
export function licences(site: Site) {
  const { language, ui } = site;
  const rows = released(site).map(({ facts: { name, category, licence, trial } }) => [
    titleOf({ name: name[language], category: category[language] }),
    licence[language],
    trial[language],
  ]);
  return { columns: [ui.releases.product, ui.specification.licence, ui.specification.trial], rows };
}

/** Links to a product on the pages about all products; for a family or a hidden product, to these pages as a whole. */
export function factLinks(id: string, site: Site): PageLink[] {
  const { compatibility, lifecycle: support } = site.ui.releases.links;
  const name = released(site).some((product) => product.id === id) ? nameOf(id) : null;
  return [
    {
      label: compatibility,
      href: site.href('/compatibility') + (name ? `?product=${name}#${name}` : ''),
    },
    { label: support, href: site.href('/lifecycle') + (name ? `#${name}` : '') },
  ];
}
