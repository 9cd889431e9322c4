import type { SectionResolver } from '../../content/section-definition';
import { factLinks } from '../../views/released-products';
import { specification } from './view';

export const specificationView: SectionResolver<'specification'> = (section, site, page) => {
  const facts = site.content.facts.get(page);
  if (!facts) throw new Error('a page without facts has no specification');

  return {
    ...section,
    heading: section.heading ?? site.getFixedT('page')('sections.specification'),
    product: { specification: specification(facts, site), links: factLinks(page, site) },
  };
};
