import { findCaseFigure } from '../../content/case-figure';
import type { PageContent } from '../../content/content';
import type { PageView } from '../../content/page-view';
import type { Site } from '../../content/site';
import { caseCustomer } from '../../views/case-figure';

/**
 * The customer below the head of a product or solution: the one that its facts name, with the
 * figure that they name. Without one, the customer of the first related case, with the case's first
 * figure. Null without related cases.
 */
export function pageCustomer(
  { customer, related }: PageContent['facts'],
  site: Site,
): PageView['customer'] {
  const cases = site.content.items.case;
  const firstCase = cases.find(({ slug }) => `case/${slug}` === related?.cases[0]);
  const [firstFigure] = Object.values(firstCase?.figures ?? {});

  const choice = customer
    ? findCaseFigure(customer, cases)
    : firstCase && firstFigure && { item: firstCase, figure: firstFigure };
  return choice ? caseCustomer(choice, site) : null;
}
