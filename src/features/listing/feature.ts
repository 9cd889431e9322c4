import { itemFile } from '../../content/content';
import type { Feature } from '../feature';
import { checkCase, checkCoverFigure } from './check';
import { listingSection } from './section';

/** Lists of items. */
export const listing: Feature = {
  name: 'listing',
  sections: { listing: listingSection },
  check({ items, facts }, { report }) {
    for (const item of Object.values(items).flat()) {
      checkCoverFigure(item, (key, message) => report(itemFile(item), key, message));
    }
    for (const item of items.case) {
      checkCase(item, facts, (key, message) => report(itemFile(item), key, message));
    }
  },
};
