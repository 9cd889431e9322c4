import type { Item } from '../../content/content';
import type { SectionResolver } from '../../content/section-definition';
import type { Site } from '../../content/site';
import { caseView } from '../../views/case-figure';

/**
 * The customers, with the addresses of their cases; `name` is what the copy in Markdown says. Those
 * whose results are in the page's head come last.
 */
function customersOf(site: Site, page: string) {
  const results = site.content.pages.get(page)?.facts.results ?? [];
  const casesInHead = new Set(results.map((result) => result.case));
  const isInHead = (item: Item<'case'>) => casesInHead.has(`case/${item.slug}`);

  const cases = site.content.items.case;
  const ordered = [...cases.filter((item) => !isInHead(item)), ...cases.filter(isInHead)];

  return ordered.map((item) => {
    const { customer, shortName, href } = caseView(item, site);
    return { name: customer, shortName, href };
  });
}

export const customersView: SectionResolver<'customers'> = (section, site, page) => ({
  ...section,
  customers: customersOf(site, page),
  all: site.targets.hrefIfAny('case'),
});
