import { path, rect } from '../shapes';
import type { Drawing } from '../svg';

const width = 400;
const logHeight = 22;
const gap = 3;

/**
 * Lengths of the logs, as shares of their row. They are no figures, so that a new customer changes
 * no page with a raft.
 */
const rows = [
  [2, 3, 3, 3, 2, 3],
  [2, 3, 2, 1, 4, 4],
  [3, 3, 2, 3, 2],
];

function logRow(lengths: readonly number[], row: number): string {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const unit = (width + gap) / total;
  const y = row * (logHeight + gap);

  let x = 0;
  const logs = lengths.map((length) => {
    const log = rect(x, y, length * unit - gap, logHeight, 'solid', 2);
    x += length * unit;
    return log;
  });
  return logs.join('');
}

/** A wave along a horizontal line. */
function wave(x: number, y: number, count: number): string {
  const crests = 't12 0'.repeat(count * 2 - 1);
  return path(`M${x} ${y}q6 -7 12 0${crests}`, 'flow');
}

/** The raft of the logo on a wave, an ornament. */
export const raft: Drawing = {
  width,
  height: 96,
  markup: rows.map(logRow).join('') + wave(-2, 86, 17),
};
