import type { Report } from '../../calls/issue';
import type { Content } from '../../content/content';
import { quoteOf } from './rules';

const file = 'data/pricing.json';

/** Checks that guide prices and examples refer to existing products and maintenance levels. */
export function checkPricing({ pricing, service, facts }: Content, report: Report): void {
  for (const id of Object.keys(pricing.units)) {
    if (!facts.has(id)) report(file, `units.${id}`, 'no such product in data/products');
  }

  for (const level of Object.keys(pricing.levels)) {
    if (!service.levels[level])
      report(file, `levels.${level}`, 'no such level in data/service.json');
  }

  for (const [name, example] of Object.entries(pricing.examples)) {
    if (pricing.levels[example.level] === undefined)
      report(file, `examples.${name}.level`, `${example.level} is none of levels`);

    for (const { id, sum } of quoteOf(pricing, example).lines) {
      if (sum === null) report(file, `examples.${name}.counts.${id}`, 'has no price among units');
    }
  }
}
