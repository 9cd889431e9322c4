import type { Site } from '../../content/site';
import type { Pricing } from './schema';

type Deployment = Pricing['examples'][string];
type Table = { columns: string[]; rows: string[][] };

/** The periods in years over which examples compare subscription and perpetual licence. */
const comparisonPeriods = [3, 5, 8];

/** A deployment's items, annual subscription, perpetual licence and annual maintenance, in yuan at guide prices. Pure. */
export function quoteOf({ units, levels, perpetual }: Pricing, { level, counts }: Deployment) {
  const lines = Object.entries(counts).map(([id, count]) => ({
    id,
    count,
    sum: count * (units[id] ?? Number.NaN),
  }));
  const listPrice = lines.reduce((total, { sum }) => total + sum, 0);
  const levelFactor = 1 + (levels[level] ?? Number.NaN) / 100;

  const subscription = listPrice * levelFactor;
  const licence = listPrice * perpetual.years;
  const maintenance = (licence * perpetual.maintenance * levelFactor) / 100;

  return {
    lines,
    licence,
    year: Math.round(subscription),
    maintenance: Math.round(maintenance),

    /** What both ways cost together after some years; a licence has no maintenance in its first. */
    after: (years: number) => ({
      subscription: Math.round(subscription * years),
      perpetual: Math.round(licence + maintenance * (years - 1)),
    }),
  };
}

/** Guide prices of the products visible in the language, or a worked example. */
export const prices = (example: string | undefined, site: Site): Table =>
  example === undefined ? priceList(site) : exampleQuote(example, site);

/** Writes an amount of yuan in the site's language. */
const yuanWriter =
  ({ getFixedT }: Site) =>
  (amount: number): string =>
    getFixedT('releases')('prices.yuan', { amount: amount.toLocaleString('en') });

function priceList(site: Site): Table {
  const { content, language, targets, getFixedT } = site;
  const t = getFixedT('releases');
  const writeYuan = yuanWriter(site);
  const visibleUnits = Object.entries(content.pricing.units).filter(([id]) =>
    targets.isVisible(id),
  );

  return {
    columns: [t('product'), getFixedT('specification')('licence'), t('prices.unit')],
    rows: visibleUnits.map(([id, price]) => [
      targets.name(id),
      content.facts.get(id)?.licence[language] ?? '',
      writeYuan(price),
    ]),
  };
}

/** @throws Error if data/pricing.json has no such example */
function exampleQuote(example: string, site: Site): Table {
  const { content, language, targets, getFixedT } = site;
  const t = getFixedT('releases');
  const writeYuan = yuanWriter(site);

  const deployment = content.pricing.examples[example];
  if (!deployment) throw new Error(`no example ${example} in data/pricing.json`);

  const { lines, year, licence, maintenance, after } = quoteOf(content.pricing, deployment);
  const level = content.service.levels[deployment.level]?.name[language] ?? '';
  const percent = String(content.pricing.levels[deployment.level] ?? '');

  const products = lines.map(({ id, count, sum }) => [
    targets.name(id),
    count.toLocaleString('en'),
    writeYuan(sum),
  ]);
  const comparisons = comparisonPeriods.map((years) => {
    const { subscription, perpetual } = after(years);
    const sums = { subscription: writeYuan(subscription), perpetual: writeYuan(perpetual) };

    return [t('prices.after', { years }), '', t('prices.compared', sums)];
  });

  return {
    columns: [t('prices.item'), t('prices.count'), t('prices.sum')],
    rows: [
      ...products,
      [t('prices.year', { level, percent }), '', writeYuan(year)],
      [t('prices.licence'), '', writeYuan(licence)],
      [t('prices.maintenance', { level }), '', writeYuan(maintenance)],
      ...comparisons,
    ],
  };
}
