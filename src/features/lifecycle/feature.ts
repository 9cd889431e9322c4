import { createSite } from '../../content/site';
import { languages } from '../../site/languages';
import { addressOfSection } from '../../views/offer-links';
import type { Feature } from '../feature';
import { supportCalendarPath } from './addresses';
import { renderSupportCalendar } from './calendar';
import { exampleReferences } from './rules';
import { endingSection, licencesSection, lifecycleSection } from './sections';
import { lifecycleNodeTypes } from './types';
import { lifecycleOf } from './view';

/** The releases of products: how long each is maintained, and how to upgrade. */
export const lifecycle: Feature = {
  name: 'lifecycle',
  types: lifecycleNodeTypes,
  sections: { lifecycle: lifecycleSection, ending: endingSection, licences: licencesSection },
  pageTexts: { lifecycle: 'lifecycle' },
  references: ({ kubernetes }) => exampleReferences(kubernetes.upgrade),
  products(site) {
    const lifecycleOfProduct = lifecycleOf(site);

    return (id, facts) => {
      const { releases, ...product } = lifecycleOfProduct(id, facts);
      return { product, releases };
    };
  },
  *files({ content, today }) {
    if (!content.pages.has('lifecycle')) return;
    for (const language of languages) {
      const calendar = renderSupportCalendar(createSite(language, content, {}, today));
      yield [supportCalendarPath(language), calendar];
    }
  },
  offers(product, site) {
    const { content, targets, getFixedT } = site;
    const t = getFixedT('page');
    const hasReleases = (content.facts.get(product)?.releases.length ?? 0) > 0;
    const isShown = hasReleases && targets.isVisible(product);
    const anchor = isShown ? `#${product.replace('product/', '')}` : '';
    const releases = targets.hrefIfAny(`lifecycle${anchor}`);
    const licences = addressOfSection('licences', site);

    return {
      ...(releases !== null && { releases: { label: t('offer.releases'), href: releases } }),
      ...(licences !== null && { price: { label: t('offer.licence'), href: licences } }),
    };
  },
};
