import { fill } from '../../../src/i18n/texts';
import type { UiTexts } from '../../../src/i18n/ui-texts';

/** What a block's caption says before its title, e.g. `Figure 2`; nothing on slides. */
export type Numbering = (kind: 'figure' | 'table') => string;

/** Whether the caption of a block calls it a figure or a table. */
export const captionKind = ({ kind }: { kind: string }): 'figure' | 'table' =>
  kind === 'table' || kind === 'checklist' ? 'table' : 'figure';

/** Counts the captions of a document: each call gives the next one of its kind. */
export function captionNumbers(labels: Pick<UiTexts['print'], 'figure' | 'tableNumber'>): Numbering {
  const counts = { figure: 0, table: 0 };
  return (kind) => {
    counts[kind] += 1;
    return fill(kind === 'table' ? labels.tableNumber : labels.figure, { number: counts[kind] });
  };
}
