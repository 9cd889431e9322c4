import type { Report } from '../../calls/issue';
import type { Content } from '../../content/content';

/** Checks that guide prices and examples refer to existing products and maintenance levels. */
export function checkPricing({ pricing, service, facts }: Content, report: Report): void {
  const file = 'data/pricing.json';
  for (const id of Object.keys(pricing.units)) {
    if (!facts.has(id)) report(file, `units.${id}`, 'no such product in data/products');
  }

  for (const level of Object.keys(pricing.levels)) {
    if (!service.levels[level])
      report(file, `levels.${level}`, 'no such level in data/service.json');
  }

  for (const [name, { level, counts }] of Object.entries(pricing.examples)) {
    if (pricing.levels[level] === undefined)
      report(file, `examples.${name}.level`, `${level} is none of levels`);

    for (const id of Object.keys(counts)) {
      if (pricing.units[id] === undefined)
        report(file, `examples.${name}.counts.${id}`, 'has no price among units');
    }
  }
}
