import type { Feature } from '../feature';
import { listingSection } from './section';

/** Lists of items. */
export const listing: Feature = {
  name: 'listing',
  sections: { listing: listingSection },
};
