import { element, type Point, pointsOf, roundedPath, short, textElement } from '../svg';

/** The size of every motif in SVG units, which also holds its words. */
export const motifSize = { width: 400, height: 360 } as const;

/** What a motif draws with. */
export interface Pen {
  /** A word by its name; empty where the motif is an ornament. */
  word(name: string): string;
  /** The next number from 0 to below `limit` that the seed decides. */
  pick(limit: number): number;
}

/** How a motif is drawn, in the classes of src/styles/drawing.css. It asks for the same words whatever the seed. */
export type Motif = (pen: Pen) => string[];

/** Of lines and flows. */
const cornerRadius = 8;

/** A path. The group around a motif already has the look `line`. */
export const path = (d: string, look = 'line'): string =>
  element('path', { d, class: look === 'line' ? undefined : look });

/** A line with round corners through places: x, y, x, y … */
export const line = (look: string, ...coordinates: number[]): string =>
  path(roundedPath(pointsOf(...coordinates), cornerRadius), look);

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  look = 'face',
  rx = 6,
): string => element('rect', { x, y, width, height, rx, class: look });

export const circle = (cx: number, cy: number, r: number, look = 'face'): string =>
  element('circle', { cx, cy, r, class: look });

/** A word at a place; nothing without one. */
export const label = (
  word: string,
  x: number,
  y: number,
  look = 'note',
  anchor = 'start',
): string =>
  word &&
  textElement(word, [x, y], {
    class: look,
    'text-anchor': anchor === 'start' ? undefined : anchor,
  });

/** A box with its name in the middle. */
export const box = (
  word: string,
  x: number,
  y: number,
  width: number,
  height: number,
  look = 'tint',
  note = 'strong',
) =>
  rect(x, y, width, height, look) + label(word, x + width / 2, y + height / 2 + 5, note, 'middle');

/** The head of an arrow that points from one place to another. */
function arrowHead([fromX, fromY]: Point, [x, y]: Point): string {
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const alongX = ((x - fromX) / length) * 5;
  const alongY = ((y - fromY) / length) * 5;

  const wing = (side: number) =>
    `${short(x - alongX - side * alongY)} ${short(y - alongY + side * alongX)}`;
  return `M${wing(0.8)}L${short(x)} ${short(y)}L${wing(-0.8)}`;
}

/** What flows through places (x, y, x, y …) to the head of an arrow; it is drawn as the page opens. */
export function flow(...coordinates: number[]): string {
  const points = pointsOf(...coordinates);
  const [before, end] = points.slice(-2) as [Point, Point];

  const stroke = roundedPath(points, cornerRadius);
  return (
    element('path', { d: stroke, class: 'flow drawn', pathLength: 1 }) +
    path(arrowHead(before, end), 'flow')
  );
}

/** A cross where something ends. */
export const cross = (x: number, y: number, size = 4): string =>
  path(`M${x - size} ${y - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`);

/** A tick. */
export const tick = (x: number, y: number): string => path(`M${x - 5} ${y}l3.5 4 6.5 -8`, 'flow');

export interface Grid {
  x: number;
  y: number;
  columns: number;
  rows: number;
  /** Width of a cell, and its height if it isn't square. */
  size: number;
  height?: number;
  gap?: number;
}

/** The cells of a grid that are chosen, as one path. */
export function cells(
  grid: Grid,
  look = 'face',
  isChosen: (index: number) => boolean = () => true,
): string {
  const { x, y, columns, rows, size, height = size, gap = 4 } = grid;
  const chosen = upTo(columns * rows).filter(isChosen);
  if (chosen.length === 0) return '';

  const outline = `h${short(size)}v${short(height)}h-${short(size)}z`;
  let previousX = 0;
  let previousY = 0;

  const shapes = chosen.map((index) => {
    const cellX = x + (index % columns) * (size + gap);
    const cellY = y + Math.floor(index / columns) * (height + gap);

    // Relative to the previous cell, which keeps the numbers short.
    const move = `m${short(cellX - previousX)} ${short(cellY - previousY)}`;
    previousX = cellX;
    previousY = cellY;
    return move + outline;
  });
  return path(shapes.join(''), look);
}

/** Lines of text below each other, each as long as its share of the width. */
export const lines = (
  x: number,
  y: number,
  width: number,
  shares: readonly number[],
  look = 'line',
  step = 8,
) =>
  each(
    shares.length,
    (index) => `M${x} ${y + index * step}h${short(width * (shares[index] ?? 0))}`,
    look,
  );

/** A wave along a horizontal line. */
export function wave(x: number, y: number, count: number, look = 'flow', length = 24): string {
  const half = length / 2;
  const firstHalf = `q${length / 4} -7 ${half} 0`;
  const otherHalves = `t${half} 0`.repeat(count * 2 - 1);
  return path(`M${x} ${y}${firstHalf}${otherHalves}`, look);
}

/** A machine in a rack: its lamp and its slot. */
export const server = (x: number, y: number, look = 'face', width = 112): string =>
  rect(x, y, width, 32, look, 4) +
  circle(x + 14, y + 16, 3, 'solid') +
  path(`M${x + 28} ${y + 16}h${width - 44}`);

/** A store of data, 64 by 72. */
export const disk = (x: number, y: number, look = 'face'): string =>
  path(`M${x} ${y + 10}a32 10 0 0 1 64 0v52a32 10 0 0 1 -64 0zm0 0a32 10 0 0 0 64 0`, look);

/** A sheet of paper with a folded corner. */
export const sheet = (x: number, y: number, width: number, height: number, look = 'face'): string =>
  path(`M${x} ${y}h${width - 20}l20 20v${height - 20}h-${width}z`, look) +
  path(`M${x + width - 20} ${y}v20h20`);

/** A gate that lets pass, or not. */
export const gate = (x: number, y: number, isOpen = true): string =>
  rect(x - 14, y - 14, 28, 28, 'tint') + (isOpen ? tick(x, y) : cross(x, y));

/** A cloud, 112 by 72. */
export const cloud = (x: number, y: number, look = 'ground'): string =>
  path(`M${x + 20} ${y + 72}a20 20 0 0 1 -2 -40a32 32 0 0 1 60 -10a25 25 0 0 1 16 50z`, look);

/*
 * What changes as the page opens (src/styles/drawing.css). All is drawn as it is afterwards.
 */

/** Fades in. */
export const arrives = (...parts: string[]): string => element('g', { class: 'arrives' }, ...parts);

/** Grows from its foot. */
export const grows = (...parts: string[]): string => element('g', { class: 'grows' }, ...parts);

/** Moves in from this offset. */
export const moves = (x: number, y: number, ...parts: string[]): string =>
  element('g', { class: 'moves', style: `--x:${x}px;--y:${y}px` }, ...parts);

/** The numbers from 0 to `count` - 1. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** What stands side by side or below each other: each item at its place, the first one at `from` and the next `step` further. */
export const along = <T>(
  items: readonly T[],
  from: number,
  step: number,
  draw: (item: T, place: number, index: number) => string[],
): string[] => items.flatMap((item, index) => draw(item, from + index * step, index));

/** Shapes that repeat, as one path. */
export const each = (count: number, shape: (index: number) => string, look?: string): string =>
  path(upTo(count).map(shape).join(''), look);
