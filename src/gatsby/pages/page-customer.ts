import { findCaseFigure } from '../../content/case-figure';
import type { PageContent } from '../../content/content';
import type { PageView } from '../../content/page-view';
import type { Site } from '../../content/site';
import { itemPath } from '../../content/targets';
import { caseFigureView } from '../../views/case-figure';

/**
 * The customer below the head of a product or solution: the one that its facts name, with the figure that they name. Without one, the
 * customer of the first related case, with the case's first figure. Null without related cases.
 */
export function pageCustomer(
  { customer, related }: PageContent['facts'],
  { content, language, href, ui }: Site,
): PageView['customer'] {
  const cases = content.items.case;
  const firstCase = cases.find(({ slug }) => `case/${slug}` === related?.cases[0]);
  const [firstFigure] = Object.values(firstCase?.figures ?? {});

  const choice = customer
    ? findCaseFigure(customer, cases)
    : firstCase && firstFigure && { item: firstCase, figure: firstFigure };
  if (!choice) return null;

  const { item, figure } = choice;
  return {
    href: href(itemPath(item)),
    name: item[language].customer,
    industry: ui.items.industries[item.industry],
    title: item[language].title,
    figure: caseFigureView(figure, language),
  };
}
