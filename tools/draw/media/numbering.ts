import { fill } from '../../../src/i18n/texts';
import type { UiTexts } from '../../../src/i18n/ui-texts';

/** Numbers the captions of a document: each call returns the next one, e.g. `Figure 2`. */
export function captionNumbers(labels: Pick<UiTexts['print'], 'figure' | 'tableNumber'>) {
  const counts = { figure: 0, table: 0 };
  return ({ kind }: { kind: string }): string => {
    const name = captionKind({ kind });
    counts[name] += 1;
    return fill(name === 'table' ? labels.tableNumber : labels.figure, { number: counts[name] });
  };
}

/** Whether the caption of a block says “figure” or “table”. */
export const captionKind = ({ kind }: { kind: string }): 'figure' | 'table' =>
  kind === 'table' || kind === 'checklist' ? 'table' : 'figure';
