import type { Pricing } from '../../content/schemas/pricing';
import type { Site } from '../../content/site';
import { formatMessage } from '../../i18n/texts';

/** A deployment's items, annual subscription, perpetual licence and annual maintenance, in yuan at guide prices. Pure. */
export function quoteOf(
  { units, levels, perpetual }: Pricing,
  { level, counts }: Pricing['examples'][string],
) {
  const lines = Object.entries(counts).map(([id, count]) => ({
    id,
    count,
    sum: count * (units[id] ?? Number.NaN),
  }));
  const list = lines.reduce((sum, line) => sum + line.sum, 0);
  const factor = 1 + (levels[level] ?? Number.NaN) / 100;
  const licence = list * perpetual.years;
  const maintenance = (licence * perpetual.maintenance * factor) / 100;
  return {
    lines,
    licence,
    year: Math.round(list * factor),
    maintenance: Math.round(maintenance),
    after: (years: number) => ({
      subscription: Math.round(list * factor * years),
      perpetual: Math.round(licence + maintenance * (years - 1)),
    }),
  };
}

/** The periods in years over which examples compare subscription and perpetual licence. */
const compared = [3, 5, 8];

/** Guide prices of the products visible in the language, or a worked example. */
export function prices(example: string | undefined, { content, language, ui, targets }: Site) {
  const { prices: texts, product } = ui.releases;
  const yuan = (amount: number) =>
    formatMessage(texts.yuan, { amount: amount.toLocaleString('en') });
  const productName = (id: string) => targets.name(id);
  if (example === undefined)
    return {
      columns: [product, ui.specification.licence, texts.unit],
      rows: Object.entries(content.pricing.units)
        .filter(([id]) => targets.isVisible(id))
        .map(([id, unit]) => [
          productName(id),
          content.facts.get(id)?.licence[language] ?? '',
          yuan(unit),
        ]),
    };
  const deployment = content.pricing.examples[example];
  if (!deployment) throw new Error(`no example ${example} in data/pricing.json`);
  const { lines, year, licence, maintenance, after } = quoteOf(content.pricing, deployment);
  const level = content.service.levels[deployment.level]?.name[language] ?? '';
  const percent = String(content.pricing.levels[deployment.level] ?? '');
  return {
    columns: [texts.item, texts.count, texts.sum],
    rows: [
      ...lines.map(({ id, count, sum }) => [
        productName(id),
        count.toLocaleString('en'),
        yuan(sum),
      ]),
      [formatMessage(texts.year, { level, percent }), '', yuan(year)],
      [texts.licence, '', yuan(licence)],
      [formatMessage(texts.maintenance, { level }), '', yuan(maintenance)],
      ...compared.map((years) => {
        const { subscription, perpetual } = after(years);
        const values = { subscription: yuan(subscription), perpetual: yuan(perpetual) };
        return [
          formatMessage(texts.after, { years: String(years) }),
          '',
          formatMessage(texts.compared, values),
        ];
      }),
    ],
  };
}
