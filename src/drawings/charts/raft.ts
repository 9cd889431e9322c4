import { rect, wave } from '../motifs/kit';
import type { Drawing } from '../svg';

const width = 400;
const log = 22;
const gap = 3;

/** Lengths of the logs, as shares of their row. They are no figures, so that a new customer changes no page with a raft. */
const rows = [
  [2, 3, 3, 3, 2, 3],
  [2, 3, 2, 1, 4, 4],
  [3, 3, 2, 3, 2],
];

const logs = rows.flatMap((row, at) => {
  const share = (width + gap) / row.reduce((sum, one) => sum + one, 0);
  let x = 0;
  return row.map((one) => {
    const drawn = rect(x, at * (log + gap), one * share - gap, log, 'solid', 2);
    x += one * share;
    return drawn;
  });
});

/** The raft of the logo on a wave, an ornament. */
export const raft: Drawing = { width, height: 96, markup: logs.join('') + wave(-2, 86, 17) };
