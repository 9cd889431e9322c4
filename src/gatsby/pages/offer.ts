import type { PageLink } from '../../content/page-view';
import type { Site } from '../../content/site';
import { features } from '../../features';
import { type OfferLinks, trialLink } from '../../views/offer-links';

/**
 * What a buyer opens next from a product's head, one link each. Where a product has none of its
 * own, the page of all products. Pure.
 * @param product route id of a product or family
 */
export function offerOf(product: string, site: Site): PageLink[] {
  const trial = trialLink(product, site);
  const offers: Partial<OfferLinks>[] = [
    trial === null ? {} : { trial },
    ...features.map((feature) => feature.offers?.(product, site) ?? {}),
  ];
  const kinds = ['trial', 'docs', 'releases', 'price'] as const;

  return kinds.flatMap((kind) => offers.find((offer) => offer[kind])?.[kind] ?? []);
}
