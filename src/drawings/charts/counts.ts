import { label, path } from '../shapes';
import { type Drawing, element, short, textWidth } from '../svg';

const width = 400;

/** From one cell to the next, at most and at least. */
const step = { most: 38, least: 14 };
const cellGap = 4;

/** The mark of a group's colour, before its name. */
const mark = { side: 10, room: 18 };

/** From the edge of a cell to its symbol. */
const symbolInset = 5;

const leastRowHeight = 20;
const rowGap = 12;

const shownGroups = 8;

type Group = readonly [name: string, count: number];

/** How often each name occurs, in order of appearance. */
function countNames(names: readonly string[]): Group[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

/** The largest groups, in their order. */
function largestGroups(groups: readonly Group[]): Group[] {
  const bySize = [...groups].sort(([, count], [, other]) => other - count);
  const largest = new Set(bySize.slice(0, shownGroups));
  return groups.filter((group) => largest.has(group));
}

/**
 * Rows of cells as one path.
 * @param x of the first cell, as y
 * @param size of a cell with its gap
 * @param rowLengths how many cells each row has
 */
function cells(x: number, y: number, size: number, rowLengths: readonly number[]): string {
  const side = size - cellGap;
  const cell = `h${side}v${side}h-${side}z`;

  // A closed cell ends where it starts.
  const rows = rowLengths.map((length, row) => {
    const rowCells = Array<string>(length).fill(cell).join(`m${size} 0`);
    return `M${short(x)} ${short(y + row * size)}${rowCells}`;
  });
  return path(rows.join(''), 'tint');
}

/**
 * The symbols of things in their cells.
 * @param x of the first cell, as y
 * @param size of a cell with its gap
 * @param columns how many cells a row has
 */
const symbolsInCells = (
  symbols: readonly string[],
  x: number,
  y: number,
  size: number,
  columns: number,
): string =>
  symbols
    .map((href, index) =>
      element('use', {
        href,
        x: x + (index % columns) * size + symbolInset,
        y: y + Math.floor(index / columns) * size + symbolInset,
        width: size - cellGap - 2 * symbolInset,
        height: size - cellGap - 2 * symbolInset,
      }),
    )
    .join('');

const coloured = (colour: string, markup: string): string =>
  `<g style="--accent:${colour}">${markup}</g>`;

/** A mark beside a name with this baseline. */
function square(baseline: number): string {
  const { side } = mark;
  return path(`M0 ${short(baseline - side)}h${side}v${side}h-${side}z`, 'solid');
}

/** How the groups look, by their names. */
interface GroupLooks {
  /** Colours of the marks of groups that have one. */
  colours?: ReadonlyMap<string, string>;
  /** Addresses of the symbols of a group's things. */
  symbols?: ReadonlyMap<string, readonly string[]>;
}

/**
 * How many things each group has, a cell for each: of many groups, the largest. Pure.
 * @param names the group of each thing
 * @returns undefined if all groups are of one size: there's nothing to compare
 */
export function countsFigure(
  names: readonly string[],
  { colours, symbols }: GroupLooks = {},
): Drawing | undefined {
  const counts = countNames(names);
  const isEven = new Set(counts.map(([, count]) => count)).size < 2;
  if (isEven) return undefined;

  const groups = largestGroups(counts);
  const highestCount = Math.max(...groups.map(([, count]) => count));

  // The cells stand beside the names and numbers, in one row if they fit.
  const namesX = colours ? mark.room : 0;
  const cellsX = namesX + Math.max(...groups.map(([name]) => textWidth(name, 15))) + 44;
  const room = width - cellsX;
  const size = Math.max(step.least, Math.min(step.most, Math.floor(room / highestCount)));
  const columns = Math.floor((room + cellGap) / size);

  let y = 1;
  const markup = groups.map(([name, count]) => {
    const rows = Math.ceil(count / columns);
    const rowLengths = Array.from({ length: rows }, (_, row) =>
      Math.min(columns, count - row * columns),
    );
    const height = Math.max(rows * size, leastRowHeight);
    const cellsY = y + (height - rows * size) / 2;
    const baseline = y + height / 2 + 3;
    y += height + rowGap;

    const colour = colours?.get(name);
    return [
      colour ? coloured(colour, square(baseline)) : '',
      label(name, namesX, baseline, 'strong'),
      label(String(count), cellsX - 12, baseline, 'note', 'end'),
      cells(cellsX, cellsY, size, rowLengths),
      symbolsInCells(symbols?.get(name) ?? [], cellsX, cellsY, size, columns),
    ].join('');
  });
  return { width: width + 2, height: y, markup: markup.join('') };
}
