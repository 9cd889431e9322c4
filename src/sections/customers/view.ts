import type { SectionResolver } from '../../content/section-definition';
import type { Site } from '../../content/site';
import { caseView } from '../../views/case-figure';

/** The customers, with the addresses of their cases; `name` is what the copy in Markdown says. */
const customersOf = (site: Site) =>
  site.content.items.case.map((item) => {
    const { customer, shortName, href } = caseView(item, site);
    return { name: customer, shortName, href };
  });

export const customersView: SectionResolver<'customers'> = (section, site) => ({
  ...section,
  customers: customersOf(site),
  all: site.targets.hrefIfAny('case'),
});
