import type { SectionResolver } from '../../content/section-definition';
import type { Site } from '../../content/site';
import { itemPath } from '../../content/targets';
import { systemsOf } from '../../views/visuals';

/** The customers, with their cases. */
export const customersOf = ({ content, language, href }: Site) =>
  content.items.case.map((item) => {
    const { customer, shortName } = item[language];
    return {
      name: customer,
      shortName: shortName ?? customer,
      href: href(itemPath(item)),
      systems: systemsOf(item, content),
    };
  });

export const customersView: SectionResolver<'customers'> = (section, site) => ({
  ...section,
  customers: customersOf(site),
  all: site.targets.hrefIfAny('case'),
});
