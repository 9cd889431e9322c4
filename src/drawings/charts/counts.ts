import { cells, label } from '../motifs/kit';
import { type Drawing, textWidth } from '../svg';

const width = 400;
/** From one cell to the next, at most and at least. */
const step = { most: 24, least: 14 };
const gap = 4;

const shownGroups = 6;

/**
 * How many things each group has, a cell for each, with the names of the groups above: of many groups, the largest. Pure.
 * @param names the group of each thing
 * @returns undefined if all groups are of one size: there's nothing to compare
 */
export function countsFigure(names: readonly string[]): Drawing | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (new Set(counts.values()).size < 2) return undefined;
  const largest = [...counts].sort(([, one], [, other]) => other - one).slice(0, shownGroups);
  const groups = [...counts].filter(([name]) => largest.some(([known]) => known === name));
  const size = Math.max(step.least, Math.min(step.most, Math.floor(width / (largest[0]?.[1] ?? 1))));
  const columns = Math.floor((width + gap) / size);
  let y = 0;
  const markup = groups.map(([name, count]) => {
    const rows = Math.ceil(count / columns);
    const grid = { x: 1, y: y + 24, columns, rows, size: size - gap, gap };
    const group = label(name, 0, y + 14, 'strong') + label(String(count), textWidth(name, 15) + 8, y + 14);
    y += 24 + rows * size + 16;
    return group + cells(grid, 'tint', (index) => index < count);
  });
  return { width: width + 2, height: y, markup: markup.join('') };
}
