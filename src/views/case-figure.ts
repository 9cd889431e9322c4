import type { CaseFigureChoice, Measured } from '../content/case-figure';
import type { Item } from '../content/content';
import type { CaseFigureView, CaseView, PageCustomerView } from '../content/page-view';
import { inOne } from '../content/schemas/text';
import type { Site } from '../content/site';
import { itemPath } from '../content/targets';
import { comparableShares } from '../drawings/charts/bars';
import type { Language } from '../site/languages';
import { nodeKey } from './node-key';

/**
 * A measured figure: its value, and what it was before if that was measured too, with both as
 * percentages of the larger, or of 100 %, unless bars can't compare them.
 */
export function caseFigureView(
  { value, label, basis, from, change, whole }: Measured,
  language: Language,
): CaseFigureView {
  const figure = {
    value: inOne(value, language),
    label: label[language],
    ...(basis && { basis: basis[language] }),
  };

  if (!from) return figure;

  const shares = comparableShares(change, whole);
  return { ...figure, from: from[language], ...(shares && { shares }) };
}

/** A case: its customer, and what the customer says. */
export function caseView(item: Item<'case'>, { language, href, getFixedT }: Site): CaseView {
  const { title, customer, shortName, quote } = item[language];

  return {
    href: href(itemPath(item)),
    title,
    customer,
    shortName: shortName ?? customer,
    industry: getFixedT('items')(`industries.${item.industry}`),
    ...(quote && { quote }),
  };
}

/** A case, with one of its figures. */
export const caseCustomer = ({ item, figure }: CaseFigureChoice, site: Site): PageCustomerView => ({
  case: caseView(item, site),
  figure: caseFigureView(figure, site.language),
});

/** A case and its figure as the data layer stores them: with the key of the case. */
export const storedCustomer = (
  { case: { href }, figure }: { case: Pick<CaseView, 'href'>; figure: CaseFigureView },
  language: Language,
): object => ({ case: nodeKey(language, href), figure });
