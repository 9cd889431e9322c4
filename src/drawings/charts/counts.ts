import { cells, label } from '../motifs/kit';
import { type Drawing, textWidth } from '../svg';

const width = 400;
/** From one cell to the next, at most and at least. */
const step = { most: 44, least: 14 };
const gap = 4;

const shownGroups = 6;

/**
 * How many things each group has, a cell for each: of many groups, the largest. Pure.
 * @param names the group of each thing
 * @returns undefined if all groups are of one size: there's nothing to compare
 */
export function countsFigure(names: readonly string[]): Drawing | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (new Set(counts.values()).size < 2) return undefined;
  const largest = [...counts].sort(([, one], [, other]) => other - one).slice(0, shownGroups);
  const groups = [...counts].filter(([name]) => largest.some(([known]) => known === name));
  // The cells stand beside the names and numbers, in one row if they fit.
  const start = Math.max(...groups.map(([name]) => textWidth(name, 15))) + 44;
  const room = width - start;
  const size = Math.max(step.least, Math.min(step.most, Math.floor(room / (largest[0]?.[1] ?? 1))));
  const columns = Math.floor((room + gap) / size);
  let y = 1;
  const markup = groups.map(([name, count]) => {
    const rows = Math.ceil(count / columns);
    const height = Math.max(rows * size, 20);
    const grid = {
      x: start,
      y: y + (height - rows * size) / 2,
      columns,
      rows,
      size: size - gap,
      gap,
    };
    const line = y + height / 2 + 3;
    y += height + 12;
    const number = label(String(count), start - 12, line, 'note', 'end');
    return label(name, 0, line, 'strong') + number + cells(grid, 'tint', (index) => index < count);
  });
  return { width: width + 2, height: y, markup: markup.join('') };
}
