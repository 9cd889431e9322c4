import { rect, wave } from '../motifs/kit';
import type { Drawing } from '../svg';

const width = 400;
const log = 22;
const gap = 3;

/** The raft of the logo: a log for each customer in three rows, as wide as the number of systems that it runs, on a wave. Pure. */
export function raftFigure(systems: readonly number[]): Drawing {
  const total = systems.reduce((sum, one) => sum + one, 0);
  const rows: number[][] = [[], [], []];
  let before = 0;
  for (const one of systems) {
    rows[Math.floor((before / total) * rows.length)]?.push(one);
    before += one;
  }
  const logs = rows.flatMap((row, at) => {
    const share = (width + gap) / row.reduce((sum, one) => sum + one, 0);
    let x = 0;
    return row.map((one) => {
      const drawn = rect(x, at * (log + gap), one * share - gap, log, 'solid', 2);
      x += one * share;
      return drawn;
    });
  });
  return { width, height: 96, markup: logs.join('') + wave(-2, 86, 17) };
}
