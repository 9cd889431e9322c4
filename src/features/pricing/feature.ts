import { flatten } from '../../content/references';
import type { Feature } from '../feature';
import { checkPricing } from './check';
import { type Pricing, pricing as schema } from './schema';
import { calculatorSection } from './section';
import { estimateAddress } from './view';

declare module '../../i18n/resources' {
  interface NamespaceFiles {
    pricing: typeof import('../../../data/ui/zh/pricing.json');
  }
}

declare module '../../content/content' {
  interface Content {
    pricing: Pricing;
  }
}

/** Guide prices: what a deployment costs, by subscription and as a perpetual licence. */
export const pricing: Feature = {
  name: 'pricing',
  sections: { calculator: calculatorSection },
  pageTexts: { pricing: 'pricing' },
  read: ({ parse }) => ({ pricing: parse('data/pricing.json', schema) }),
  references: (content, language) =>
    Object.fromEntries(flatten(content.pricing, 'pricing', language)),
  offers(product, site) {
    const isPriced = site.content.pricing.units[product] !== undefined;
    const address = isPriced ? estimateAddress(product, site) : null;
    return address === null
      ? {}
      : { price: { label: site.getFixedT('page')('offer.price'), href: address } };
  },
  check: (content, { report }) => checkPricing(content, report),
};
