import type { CaseFigureChoice, Measured } from '../content/case-figure';
import type { CaseFigureView, PageCustomerView } from '../content/page-view';
import { inOne } from '../content/schemas/text';
import type { Site } from '../content/site';
import { itemPath } from '../content/targets';
import { sharesOf } from '../drawings/charts/bars';
import type { Language } from '../site/languages';

/**
 * A measured figure: its value, and what it was before if that was measured too, with both as
 * percentages of the larger.
 */
export function caseFigureView(
  { value, label, basis, from, change }: Measured,
  language: Language,
): CaseFigureView {
  const figure = {
    value: inOne(value, language),
    label: label[language],
    ...(basis && { basis: basis[language] }),
  };

  return from ? { ...figure, from: from[language], shares: sharesOf(change) } : figure;
}

/** The customer of a case, with a figure that it measured. */
export function caseCustomer(
  { item, figure }: CaseFigureChoice,
  { language, href, ui }: Site,
): PageCustomerView {
  const { customer, title } = item[language];
  return {
    href: href(itemPath(item)),
    name: customer,
    industry: ui.items.industries[item.industry],
    title,
    figure: caseFigureView(figure, language),
  };
}
