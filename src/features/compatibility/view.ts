import { isDeepStrictEqual } from 'node:util';
import {
  firstReleases,
  isOptionalGroup,
  type ResolvedRule,
  releaseSupport,
  rulesOf,
} from '../../content/compatibility/facts';
import { kubernetesRange } from '../../content/compatibility/rules';
import { factsFile } from '../../content/content';
import { type ProductFacts, platformGroups } from '../../content/schemas/facts';
import { inOne } from '../../content/schemas/text';
import type { Site } from '../../content/site';
import {
  productRow,
  productSlug,
  releasedProducts,
  unbrokenDay,
} from '../../views/released-products';
import { matrixFile, matrixFormats } from './addresses';
import type { MatrixRule } from './matrix-data';
import { cellOf } from './words';

/**
 * How a platform is supported: its versions, and the first release with support. Empty for neither.
 */
function supportOf(
  support: ProductFacts['platforms'][string],
  { language, getFixedT }: Site,
): string {
  const { since, versions } = support === true ? {} : support;
  const parts = [
    since && getFixedT('releases')('build.since', { version: since }),
    versions && inOne(versions, language),
  ];
  return parts.filter(Boolean).join(getFixedT('specification')('conditionSeparator'));
}

/** Collects the rules of all products; those that products share are there once. */
function ruleTable({ language }: Site) {
  const rules: MatrixRule[] = [];
  /** The place of a rule in the table. */
  const placeOf = ({ rule, platforms, kubernetes, isRemark }: ResolvedRule): number => {
    const view: MatrixRule = {
      platforms,
      isRemark,
      because: rule.because[language],
      ...(kubernetes && { kubernetes }),
    };
    const place = rules.findIndex((rule) => isDeepStrictEqual(rule, view));
    return place < 0 ? rules.push(view) - 1 : place;
  };
  return { rules, placeOf };
}

/** A release with the ends of its support. */
const matrixRelease = (
  facts: ProductFacts,
  release: ProductFacts['releases'][number],
  site: Site,
) => ({
  ...releaseSupport(facts, release),
  full: unbrokenDay(release.full, site),
  maintenance: unbrokenDay(release.maintenance, site),
  last: release.maintenance,
});

/** The groups of platforms, each with its columns. */
const platformColumns = ({ content, language, getFixedT, ...site }: Site) =>
  platformGroups.map((group) => ({
    id: group,
    name: getFixedT('specification')(group),
    isOptional: isOptionalGroup(group),
    columns: Object.entries(content.platforms[group] ?? {}).map(
      ([id, { [language]: name, ends }]) => ({
        id,
        name,
        ...(ends && { ends: unbrokenDay(ends, { ...site, language }) }),
      }),
    ),
  }));

/** The minor versions of Kubernetes with their dates. */
const minorVersions = (site: Site) =>
  Object.entries(site.content.kubernetes.versions).map(
    ([version, { released, ends, extended = null }]) => ({
      version,
      released: unbrokenDay(released, site),
      ends: unbrokenDay(ends, site),
      extended: extended && unbrokenDay(extended, site),
      last: extended ?? ends,
    }),
  );

/**
 * What a product runs on, and what its licence is counted by.
 * @param rules places of its rules among those of the matrix
 */
export const compatibilityOf = (facts: ProductFacts, rules: readonly number[], site: Site) => ({
  rules,
  maintains: facts.maintains ?? null,
  licence: facts.licence[site.language],
  platforms: Object.fromEntries(
    Object.entries(facts.platforms).map(([platform, support]) => [
      platform,
      supportOf(support, site),
    ]),
  ),
  since: firstReleases(facts),
  releases: facts.releases.map((release) => matrixRelease(facts, release, site)),
});

type Support = ReturnType<typeof compatibilityOf>;

/** What a product runs on as the data layer has it: a list of what rules look up by id. */
export const listedSupport = <S extends Pick<Support, 'platforms' | 'since'>>({
  platforms,
  since,
  ...support
}: S) => ({
  ...support,
  platforms: Object.entries(platforms).map(([id, text]) => ({
    id,
    support: text,
    since: since[id] ?? null,
  })),
});

/** The compatibility of every product, also published as files (files.ts). */
export function matrix(site: Site) {
  const { content, targets, today, getFixedT } = site;
  const { rules, placeOf } = ruleTable(site);
  const products = releasedProducts(site).map(({ id, facts }) => {
    const places = rulesOf(factsFile(id), facts, content).map(placeOf);
    return { ...productRow(id, facts, site), ...compatibilityOf(facts, places, site) };
  });
  const minors = minorVersions(site);
  return {
    products,
    groups: platformColumns(site),
    rules,
    minors,
    versions: minors.map(({ version }) => version),
    valid: getFixedT('releases')('build.valid', { date: unbrokenDay(today, site) }),
    lifecycle: targets.hrefIfAny('lifecycle'),
    files: matrixFormats.map((format) => matrixFile(format, site.language)),
  };
}

/** What the nodes of products and releases have for the matrix. */
export function supportOfProducts(site: Site) {
  const { products } = matrix(site);

  return (id: string, facts: ProductFacts) => {
    const rules = products.find((product) => product.id === productSlug(id))?.rules ?? [];
    const { releases, ...product } = listedSupport(compatibilityOf(facts, rules, site));
    return { product, releases };
  };
}

/** The matrix as data: dates as `YYYY-MM-DD`, platforms by id, rules as in the data files. */
export const matrixData = (site: Site) => ({
  date: site.today,
  platforms: site.content.platforms,
  kubernetes: site.content.kubernetes,
  products: releasedProducts(site).map(({ id, facts, newest }) => ({
    ...productRow(id, facts, site),
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
  const view = matrix(site);
  const { products, groups, rules } = view;
  const t = site.getFixedT('matrix');
  const columns = groups.flatMap((group) => group.columns);
  const newestReleases = releasedProducts(site).map(({ newest }) => newest);

  const header = [
    t('product'),
    t('release'),
    'Kubernetes',
    t('full'),
    t('maintenance'),
    t('licence'),
    ...columns.map(({ name }) => name),
    t('rules'),
  ];
  const rows = products.map((product, index) => {
    const newest = newestReleases[index];
    const kubernetes = product.releases[0]?.kubernetes ?? null;
    const reasons = product.rules.map((index) => rules[index]?.because ?? '');
    return [
      product.title,
      newest?.version ?? '',
      kubernetesRange(kubernetes) ?? t('anyKubernetes'),
      newest?.full ?? '',
      newest?.maintenance ?? '',
      product.licence,
      ...columns.map(({ id }) => cellOf(product, id, view, t) ?? t('no')),
      reasons.join(site.getFixedT('specification')('conditionSeparator')),
    ];
  });
  return [header, ...rows];
}
