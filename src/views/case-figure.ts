import type { Measured } from '../content/case-figure';
import type { CaseFigureView } from '../content/page-view';
import { inOne } from '../content/schemas/text';
import { sharesOf } from '../drawings/charts/bars';
import type { Language } from '../site/languages';

/** A measured figure: its value, and what it was before if that was measured too, with both as percentages of the larger. */
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
