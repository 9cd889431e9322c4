import type { SectionOf } from '../../content/schemas/sections';
import type { Site } from '../../content/site';
import { productSlug, releasedProducts } from '../../views/released-products';
import { comparedYears, quoteOf } from './rules';

type Section = SectionOf<'calculator'>;
type Deployment = Site['content']['pricing']['examples'][string];
type TableHead = Section['tables']['units'];

interface PriceTable {
  heading: string;
  lead: string | null;
  columns: string[];
  rows: string[][];
}

/** The address of the calculator with a product; null if the site has no such page. */
export const estimateAddress = (product: string, { targets }: Site): string | null =>
  targets.hrefIfAny(`pricing?product=${productSlug(product)}`);

/** Writes an amount of yuan in the site's language. */
const yuanWriter =
  ({ getFixedT }: Site) =>
  (amount: number): string =>
    getFixedT('pricing')('yuan', { amount: amount.toLocaleString('en') });

/** The products that the language shows, each with its guide price; null on request. */
const shownUnits = (site: Site) =>
  releasedProducts(site).map(({ id, facts: { licence } }) => ({
    id,
    name: site.targets.name(id),
    metric: licence[site.language],
    price: site.content.pricing.units[id] ?? null,
  }));

/** The maintenance levels with what they add. */
const priceLevels = ({ content, language }: Site) =>
  Object.entries(content.pricing.levels).map(([id, percent]) => ({
    id,
    percent,
    name: content.service.levels[id]?.name[language] ?? '',
  }));

/** What the calculator works with, and its tables, which stand alone where there's no script. */
export function calculator(section: Section, site: Site) {
  const { content, targets, href } = site;
  const { pricing } = content;
  const { tables: heads, examples } = section;

  const presets = examples.map(({ example, label }) => {
    const { level, counts } = deploymentOf(example, site);
    const countsBySlug = Object.entries(counts).map(([id, count]) => ({
      slug: productSlug(id),
      count,
    }));
    return { label, level, counts: countsBySlug };
  });

  return {
    perpetual: pricing.perpetual,
    levels: priceLevels(site),
    units: shownUnits(site).map(({ id, ...unit }) => ({
      ...unit,
      slug: productSlug(id),
      product: id,
    })),
    presets,
    tablesLabel: heads.label,
    tables: [
      unitTable(heads.units, site),
      levelTable(heads.levels, site),
      serviceTable(heads.services, site),
      ...examples.map((example) => exampleTable(example, site)),
    ],
    consult: targets.hrefIfAny('consult'),
    page: content.vendor.siteUrl + href('/pricing'),
  };
}

/**
 * A deployment of data/pricing.json.
 * @throws Error if there is none of this name
 */
function deploymentOf(example: string, { content }: Site): Deployment {
  const deployment = content.pricing.examples[example];
  if (!deployment) throw new Error(`no example ${example} in data/pricing.json`);
  return deployment;
}

const headed = ({ heading, lead }: TableHead, table: Pick<PriceTable, 'columns' | 'rows'>) => ({
  heading,
  lead: lead ?? null,
  ...table,
});

/** Guide prices of the products. */
function unitTable(head: TableHead, site: Site): PriceTable {
  const t = site.getFixedT('pricing');
  const writeYuan = yuanWriter(site);

  return headed(head, {
    columns: [t('product'), site.getFixedT('specification')('licence'), t('unit')],
    rows: shownUnits(site).map(({ name, metric, price }) => [
      name,
      metric,
      price === null ? t('onRequest') : writeYuan(price),
    ]),
  });
}

/** What each maintenance level adds, and what it promises. */
function levelTable(head: TableHead, site: Site): PriceTable {
  const { content, language, getFixedT } = site;
  const t = getFixedT('pricing');
  const rows = priceLevels(site).map(({ id, name, percent }) => {
    const level = content.service.levels[id];
    return [
      name,
      `${percent}%`,
      level?.hours[language] ?? '',
      level?.outage.first[language] ?? '',
      level?.visits[language] ?? '',
    ];
  });

  return headed(head, { columns: t('levelColumns', { returnObjects: true }), rows });
}

/** What work beside licences costs. */
function serviceTable(head: TableHead, site: Site): PriceTable {
  const { content, language, getFixedT } = site;
  const writeYuan = yuanWriter(site);
  const rows = Object.values(content.pricing.services).map(({ name, unit, price, condition }) => [
    name[language],
    unit[language],
    writeYuan(price),
    condition[language],
  ]);

  return headed(head, {
    columns: getFixedT('pricing')('serviceColumns', { returnObjects: true }),
    rows,
  });
}

/** A worked example: its items, what a year or a licence costs, and both over some years. */
function exampleTable(head: Section['examples'][number], site: Site): PriceTable {
  const { content, language, targets, getFixedT } = site;
  const t = getFixedT('pricing');
  const writeYuan = yuanWriter(site);

  const deployment = deploymentOf(head.example, site);
  const { lines, year, licence, maintenance, after } = quoteOf(content.pricing, deployment);
  const level = content.service.levels[deployment.level]?.name[language] ?? '';
  const percent = String(content.pricing.levels[deployment.level] ?? '');

  const products = lines.map(({ id, count, sum }) => [
    targets.name(id),
    count.toLocaleString('en'),
    sum === null ? t('onRequest') : writeYuan(sum),
  ]);
  const comparisons = comparedYears.map((years) => {
    const { subscription, perpetual } = after(years);
    const sums = { subscription: writeYuan(subscription), perpetual: writeYuan(perpetual) };

    return [t('after', { count: years }), '', t('compared', sums)];
  });

  return headed(head, {
    columns: [t('item'), t('count'), t('sum')],
    rows: [
      ...products,
      [t('year', { level, percent }), '', writeYuan(year)],
      [t('licence'), '', writeYuan(licence)],
      [t('maintenance', { level }), '', writeYuan(maintenance)],
      ...comparisons,
    ],
  });
}
