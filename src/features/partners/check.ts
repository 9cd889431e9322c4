import type { Report } from '../../calls/issue';
import type { Content } from '../../content/content';

const file = 'data/partners.json';

/** Checks that partners name products and tiers that there are, and fulfil their tier. */
export function checkPartners({ partners: { tiers, partners }, facts }: Content, report: Report) {
  for (const [index, { tier, products, engineers, projects }] of partners.entries()) {
    const key = `partners.${index}`;

    for (const product of products) {
      if (!facts.has(product)) report(file, `${key}.products`, `no product ${product}: remove it`);
    }

    const requirements = tiers[tier];
    if (!requirements) {
      report(file, `${key}.tier`, `no tier ${tier}: name one of ${Object.keys(tiers).join(', ')}`);
      continue;
    }
    if (engineers < requirements.engineers)
      report(
        file,
        `${key}.engineers`,
        `${tier} needs ${requirements.engineers}: name another tier`,
      );
    if (projects < requirements.projects)
      report(file, `${key}.projects`, `${tier} needs ${requirements.projects}: name another tier`);
  }
}
