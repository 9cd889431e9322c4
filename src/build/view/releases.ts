import { scaleUtc } from 'd3-scale';
import { type ProductFacts, platformGroups } from '../../contract/content/facts';
import { inOne } from '../../contract/content/text';
import { short } from '../../drawings/svg';
import { fill } from '../../i18n/texts';
import { formatDay } from '../../lib/format-date';
import { type Feed, feedPath } from '../../routes/href';
import { manifest } from '../../routes/manifest';
import { kubernetesRange } from '../../routes/matrix';
import type { PageLink } from '../../routes/page-view';
import { monthsLater } from '../today';
import type { Site } from './site';

/** A day in one line, in the narrow columns of tables. */
const unbroken = (day: string): string => day.replaceAll(' ', '\u00a0');

/* Pages about all products, built from facts only: compatibility, lifecycle, licences. */

type Release = ProductFacts['releases'][number];

/** How many months before the end of support the lifecycle page lists a release. */
const warnedMonths = 6;

/** The name of a product in addresses and anchors of these pages: the name of its facts file. */
const nameOf = (id: string): string => id.replace('product/', '');

/** The products with releases that the language shows, in the order of the manifest, each with its newest release. */
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
  to: targets.href(id),
  ...targets.marks(id),
});

/** How a platform is supported: its versions, and the release that first supported it. Empty for neither. */
function supportOf(support: ProductFacts['platforms'][string], { language, ui }: Site): string {
  const { since, versions } = support === true ? {} : support;
  const parts = [since && fill(ui.releases.build.since, { version: since }), versions && inOne(versions, language)];
  return parts.filter(Boolean).join(ui.specification.conditionSeparator);
}

/** The compatibility of every product; files of the same data lie beside the page (src/build/matrix-files.ts). */
export function matrix(site: Site) {
  const { language, content, ui, href, today } = site;
  const day = (date: string) => unbroken(formatDay(date, language));
  const products = released(site).map(({ id, facts, newest }) => ({
    ...headOf(id, facts, site),
    release: newest.version,
    kubernetes: facts.kubernetes ? ([facts.kubernetes.from, facts.kubernetes.to] as const) : null,
    full: day(newest.full),
    maintenance: day(newest.maintenance),
    licence: facts.licence[language],
    platforms: Object.fromEntries(
      Object.entries(facts.platforms).map(([platform, support]) => [platform, supportOf(support, site)]),
    ),
  }));
  const groups = platformGroups.map((group) => ({
    id: group,
    name: ui.specification[group],
    columns: Object.entries(content.platforms[group] ?? {}).map(([id, name]) => ({ id, name: name[language] })),
  }));
  const minors = products.flatMap(({ kubernetes }) => kubernetes ?? []).map((version) => Number(version.slice(2)));
  const oldest = Math.min(...minors);
  const versions = Array.from({ length: Math.max(...minors) - oldest + 1 }, (_, index) => `1.${oldest + index}`);
  return {
    products,
    groups,
    // The newest versions are requested most.
    versions: versions.reverse(),
    valid: fill(ui.releases.build.valid, { date: day(today) }),
    lifecycle: href('/lifecycle'),
    files: [matrixFile('csv', site), matrixFile('json', site)],
    texts: ui.releases.matrix,
  };
}

/** Path of the matrix file. */
export const matrixFile = (format: 'csv' | 'json', { href }: Pick<Site, 'href'>): string =>
  href(`/compatibility.${format}`);

/** The matrix as data: dates as `YYYY-MM-DD`, platforms by their ids. */
export const matrixData = (site: Site) => ({
  date: site.today,
  products: released(site).map(({ id, facts, newest }) => ({
    ...headOf(id, facts, site),
    to: undefined,
    devices: undefined,
    url: site.content.vendor.siteUrl + (site.targets.href(id) ?? ''),
    licence: facts.licence[site.language],
    release: newest.version,
    kubernetes: facts.kubernetes ?? null,
    platforms: facts.platforms,
    releases: facts.releases,
  })),
});

/** The matrix as one table with the page's labels, its head first; dates as `YYYY-MM-DD`. */
export function matrixTable(site: Site): string[][] {
  const { products, groups, texts } = matrix(site);
  const columns = groups.flatMap((group) => group.columns);
  const { products: data } = matrixData(site);
  return [
    [
      ...[texts.product, texts.release, 'Kubernetes', texts.full, texts.maintenance, texts.licence],
      ...columns.map(({ name }) => name),
    ],
    ...products.map(({ name, category, release, kubernetes, licence, platforms }, index) => {
      const newest = data[index]?.releases[0];
      return [
        ...[`${name} ${category}`, release, kubernetesRange({ kubernetes }) ?? texts.anyKubernetes],
        ...[newest?.full ?? '', newest?.maintenance ?? '', licence],
        ...columns.map(({ id }) => (id in platforms ? platforms[id] || texts.supported : texts.no)),
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

/** All releases of all products as time spans, in percent of the years shown. */
export function lifecycle(site: Site) {
  const { language, ui, today } = site;
  const texts = ui.releases.lifecycle;
  const all = released(site);
  const days = all.flatMap(({ facts }) =>
    facts.releases.flatMap(({ available, maintenance }) => [available, maintenance]),
  );
  const years = [...days, today].map((day) => Number(day.slice(0, 4)));
  const first = Math.min(...years);
  const count = Math.max(...years) + 1 - first;
  const [start, end] = [Date.UTC(first, 0), Date.UTC(first + count, 0)];
  const axis = scaleUtc([start, end], [0, 100]);
  const at = (day: string) => short(axis(Date.parse(day)));
  const day = (date: string) => unbroken(formatDay(date, language));
  return {
    years: Array.from({ length: count }, (_, index) => first + index),
    today: at(today),
    built: fill(ui.releases.build.built, { date: day(today) }),
    feed: feedPath('lifecycle' satisfies Feed, language),
    products: all.map(({ id, facts }) => ({
      ...headOf(id, facts, site),
      upgrade: facts.upgrade?.[language] ?? null,
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

/** Support that ends within six months, soonest first, with the release to upgrade to. */
export function ending(site: Site) {
  const { language, ui, today } = site;
  const texts = ui.releases.ending;
  const last = monthsLater(today, warnedMonths);
  const isNear = (day: string) => today <= day && day <= last;
  const found = released(site).flatMap(({ facts, newest }) =>
    facts.releases.flatMap(({ version, full, maintenance }) => {
      const what = isNear(maintenance) ? 'maintenance' : 'full';
      const day = what === 'full' ? full : maintenance;
      if (!isNear(day)) return [];
      return [
        { day, row: [`${facts.name[language]} ${version}`, texts[what], newest.version, facts.upgrade?.[language]] },
      ];
    }),
  );
  const rows = found
    .sort((a, b) => a.day.localeCompare(b.day))
    .map(({ day, row: [release = '', what = '', to = '', how = ''] }) => [
      release,
      unbroken(formatDay(day, language)),
      what,
      to,
      how,
    ]);
  return { columns: texts.columns, rows, ...(rows.length === 0 ? { lead: texts.none } : {}) };
}

/** Licence metric and trial of each product. */
export function licences(site: Site) {
  const { language, ui } = site;
  const rows = released(site).map(({ facts: { name, category, licence, trial } }) => [
    name[language] === category[language] ? name[language] : `${name[language]} ${category[language]}`,
    licence[language],
    trial[language],
  ]);
  return { columns: [ui.releases.product, ui.specification.licence, ui.specification.trial], rows };
}

/** Where the pages of all products have a product; the pages themselves for a family, and one that the language hides. */
export function factLinks(id: string, site: Site): PageLink[] {
  const { compatibility, lifecycle: support } = site.ui.releases.links;
  const name = released(site).some((product) => product.id === id) ? nameOf(id) : null;
  return [
    { label: compatibility, href: site.href('/compatibility') + (name ? `?product=${name}#${name}` : '') },
    { label: support, href: site.href('/lifecycle') + (name ? `#${name}` : '') },
  ];
}
