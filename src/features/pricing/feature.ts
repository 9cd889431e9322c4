import { flatten } from '../../content/references';
import { addressOfSection } from '../../views/offer-links';
import type { Feature } from '../feature';
import { checkPricing } from './check';
import { type Pricing, pricing as schema } from './schema';
import { pricesSection } from './section';

declare module '../../content/content' {
  interface Content {
    pricing: Pricing;
  }
}

/** Guide prices, and the deployments that /pricing works out. */
export const pricing: Feature = {
  name: 'pricing',
  sections: { prices: pricesSection },
  read: ({ parse }) => ({ pricing: parse('data/pricing.json', schema) }),
  references: (content, language) =>
    Object.fromEntries(flatten(content.pricing, 'pricing', language)),
  offers(product, site) {
    const address = site.content.pricing.units[product] ? addressOfSection('prices', site) : null;
    return address === null
      ? {}
      : { price: { label: site.getFixedT('page')('offer.price'), href: address } };
  },
  check: (content, { report }) => checkPricing(content, report),
};
