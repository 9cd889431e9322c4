import type { Diagram } from '../contract/content/sections';
import { type Box, layOut } from './layout';
import { wrapText } from './lettering';
import { label, rect } from './motifs/kit';
import { type Drawing, element, type Point, roundedPath, textElement, textLines } from './svg';

type Layer = Diagram['layers'][number];

/** Width of the drawing, of up to four columns and of more; shown at about one unit a pixel on a desktop. */
const widthOf = (columns: number): number => (columns > 4 ? 640 + 48 * columns : 800);
/** Sizes of names and notes (src/styles/drawing.css), and the distance between two lines of them. */
const [nameSize, noteSize, nameLine, noteLine] = [14, 12, 17, 15];
/** Width of bold letters relative to regular ones. */
const strong = 1.05;
const padding = 10;
/** Radius of a number's disc, its distance from a crossing and from another number, length of an arrow's head, distance of two lines in a gutter. */
const [disc, clearance, apart, head, pitch] = [9, 24, 28, 6, 14];
/** Of a layer's band around its components. */
const bandPadding = 10;
/** Between two slots of a row, at least: room for a number and an arrow's head. */
const gapX = 44;

const isWithin = ([x, y]: Point, box: Box, distance: number) =>
  x > box.x - distance && x < box.x + box.width + distance && y > box.y - distance && y < box.y + box.height + distance;

/** Distance of a point from an upright or level segment. */
const distanceTo = ([x, y]: Point, [a, b]: readonly [Point, Point]) =>
  // Faster than `Math.hypot`.
  Math.sqrt(
    Math.max(Math.min(a[0], b[0]) - x, x - Math.max(a[0], b[0]), 0) ** 2 +
      Math.max(Math.min(a[1], b[1]) - y, y - Math.max(a[1], b[1]), 0) ** 2,
  );

const isUpright = ([a, b]: readonly [Point, Point]) => a[0] === b[0];
const segmentsOf = (path: readonly Point[]) =>
  path.slice(1).map((end, at) => [path[at] ?? end, end] as const satisfies readonly [Point, Point]);

/** Position of each flow's number: on the longest stretch of its line, away from everything else. */
function numbersOn(paths: readonly (readonly Point[])[], boxes: readonly Box[]): Point[] {
  const placed: Point[] = [];
  for (const [flow, path] of paths.entries()) {
    const others = paths.flatMap((other, at) => (at === flow ? [] : segmentsOf(other)));
    const spots = segmentsOf(path).flatMap(([a, b], at, all) => {
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const [from, to] = [disc + 2, length - disc - (at === all.length - 1 ? head + 2 : 2)];
      const across = others.filter((segment) => isUpright(segment) !== isUpright([a, b]));
      return [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1].map((share) => {
        const along = (length <= from + disc ? length / 2 : from + (to - from) * share) / (length || 1);
        const spot: Point = [a[0] + (b[0] - a[0]) * along, a[1] + (b[1] - a[1]) * along];
        const near =
          others.filter((segment) => distanceTo(spot, segment) < disc + 3).length * 60 +
          across.filter((segment) => distanceTo(spot, segment) < clearance).length * 60 +
          placed.filter((number) => Math.hypot(number[0] - spot[0], number[1] - spot[1]) < apart).length * 200 +
          boxes.filter((box) => isWithin(spot, box, disc + 1)).length * 120;
        return { spot, cost: near + Math.max(0, 60 - length) + Math.abs(share - 0.5) * 12 + at };
      });
    });
    placed.push(spots.reduce((best, next) => (next.cost < best.cost ? next : best)).spot);
  }
  return placed;
}

/** A flow's line with its head, its disc and number, and a broad line below that the pointer finds. */
function flowMarkup(path: readonly Point[], [x, y]: Point, number: number): string {
  const [before, end] = path.slice(-2) as [Point, Point];
  const [dx, dy] = [Math.sign(end[0] - before[0]), Math.sign(end[1] - before[1])];
  const side = ([a, b]: Point) => `${Math.round(a)} ${Math.round(b)}`;
  const barb = (way: number) => side([end[0] - head * dx + 4 * way * dy, end[1] - head * dy + 4 * way * dx]);
  const line = roundedPath(
    path.map(([a, b]): Point => [Math.round(a), Math.round(b)]),
    6,
  );
  return element(
    'g',
    { 'data-at': number },
    element('path', { class: 'reach', d: line }),
    element('path', { class: 'flow', pathLength: 1, d: `${line}M${barb(1)}L${side(end)}L${barb(-1)}` }),
    element('circle', { cx: Math.round(x), cy: Math.round(y), r: disc, class: 'solid' }),
    label(`${number}`, Math.round(x), Math.round(y) + 4, 'note on', 'middle'),
  );
}

interface Lettered {
  id: string;
  names: string[];
  notes: string[];
}

const heightOf = ({ names, notes }: Lettered) => names.length * nameLine + notes.length * noteLine;

type Mark = (text: string) => string;

const letter = ({ id, name, note }: Layer['components'][number], room: number, mark: Mark): Lettered => ({
  id,
  names: wrapText(mark(name), nameSize * strong, room, 4),
  notes: note ? wrapText(mark(note), noteSize, room, 3) : [],
});

/** Links of components by id. Screen readers skip everything else: layers and flows are also given as text. */
export type Links = Readonly<Record<string, { href: string }>>;
const hidden = { 'aria-hidden': 'true' };

/** A component: its box, and its name and note in the middle of its height. */
function componentMarkup(component: Lettered, box: Box, marks: string, link: Links[string] | undefined): string {
  const top = box.y + (box.height - heightOf(component)) / 2;
  const x = box.x + padding;
  const below = top + component.names.length * nameLine;
  return element(
    link ? 'a' : 'g',
    { ...(link ? { href: link.href } : hidden), 'data-at': marks },
    element('rect', { ...box, rx: 6, class: marks ? 'tint' : 'face' }),
    textLines(component.names, x, top + 13, nameLine, 'strong'),
    textLines(component.notes, x, below + 11, noteLine, 'note'),
  );
}

interface Plan {
  links: Links;
  mark: Mark;
  rows: string[][];
  isOrdered?: boolean;
  diagram: Diagram;
  /** Free space at the left, and above and below. */
  left: number;
  rim: number;
  /** Between two rows. */
  gap: number;
}

/** What all layouts have: components and flows. */
async function drawGrid({ links, mark, rows, isOrdered = false, diagram: { layers, flows }, left, rim, gap }: Plan) {
  const columns = Math.max(...rows.map(({ length }) => length));
  const room = widthOf(columns) - left - 2 * bandPadding;
  const slotWidth = Math.min(190, Math.floor((room + gapX) / columns - gapX));
  const spread = Math.floor((room - columns * slotWidth) / Math.max(1, columns - 1));
  const lettered = layers.flatMap(({ components }) =>
    components.map((component) => letter(component, slotWidth - 2 * padding, mark)),
  );
  const slotHeight = Math.max(...lettered.map(heightOf)) + 2 * padding;
  const sizes = { width: slotWidth, height: slotHeight, gap: [spread, gap] as const, pitch };
  const { boxes, paths, size } = await layOut({ rows, flows, isOrdered }, sizes, [
    left + bandPadding,
    rim + bandPadding,
  ]);
  const spots = numbersOn(paths, [...boxes.values()]);
  const marks = (id: string) =>
    flows.flatMap(({ from, to }, at) => (from === id || to === id ? [at + 1] : [])).join(' ');
  const markup = [
    ...lettered.map((component) =>
      componentMarkup(component, boxes.get(component.id) as Box, marks(component.id), links[component.id]),
    ),
    element('g', hidden, ...paths.map((path, at) => flowMarkup(path, spots[at] ?? [0, 0], at + 1))),
  ].join('');
  const width = Math.max(widthOf(columns), size[0] + bandPadding);
  return { width, height: Math.round(size[1] + bandPadding + rim), boxes, markup, slotHeight };
}

/** Layers as bands with their names at the left; zones of trust as dashed frames. */
async function drawLayers(diagram: Diagram, links: Links, mark: Mark): Promise<Drawing> {
  const { layers, layout } = diagram;
  const left = 124;
  const rows = layers.map(({ components }) => components.map(({ id }) => id));
  const grid = await drawGrid({ links, mark, rows, diagram, left, rim: 0, gap: layout === 'zones' ? 54 : 46 });
  const bands = layers.map(({ name }, at) => {
    const top = (grid.boxes.get(rows[at]?.[0] ?? '')?.y ?? 0) - bandPadding;
    const height = grid.slotHeight + 2 * bandPadding;
    const lines = wrapText(mark(name), nameSize * strong, left - 22, 4);
    const first = top + height / 2 - (lines.length * nameLine) / 2 + 13;
    const [look, radius] = layout === 'zones' ? (['line dashed', 14] as const) : (['band', 6] as const);
    const band = rect(0.5, top + 0.5, grid.width - 1, height - 1, look, radius);
    return band + textLines(lines, 16, first, nameLine, 'strong accent');
  });
  return { width: grid.width, height: grid.height, markup: element('g', hidden, ...bands) + grid.markup };
}

/** Stages on a racetrack: the first ones on their way out, the others on their way back below. */
async function drawLoop(diagram: Diagram, links: Links, mark: Mark): Promise<Drawing> {
  const { layers } = diagram;
  const counts = layers.map(({ components }) => components.length);
  const total = counts.reduce((all, count) => all + count, 0);
  const upTo = (stages: number) => counts.slice(0, stages).reduce((all, count) => all + count, 0);
  const turn = counts.reduce(
    (best, _, at) => (Math.abs(upTo(at + 1) - total / 2) < Math.abs(upTo(best) - total / 2) ? at + 1 : best),
    1,
  );
  const ids = (some: readonly Layer[]) => some.flatMap(({ components }) => components.map(({ id }) => id));
  const rows = [ids(layers.slice(0, turn)), ids(layers.slice(turn)).reverse()];
  const grid = await drawGrid({ links, mark, rows, isOrdered: true, diagram, left: 0, rim: 34, gap: 94 });
  const middles = [...grid.boxes.values()].map((box): Point => [box.x + box.width / 2, box.y + box.height / 2]);
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const names = layers.map(({ name, components }, at) => {
    const boxes = components.map(({ id }) => grid.boxes.get(id) as Box);
    const start = Math.min(...boxes.map((box) => box.x));
    const end = Math.max(...boxes.map((box) => box.x + box.width));
    const top = boxes[0]?.y ?? 0;
    const line = at < turn ? top - 12 : top + grid.slotHeight + 12;
    return (
      element('path', {
        class: 'line',
        d: `M${start} ${line + (at < turn ? 5 : -5)}V${line}H${end}v${at < turn ? 5 : -5}`,
      }) + textElement(name, [start, at < turn ? line - 9 : line + 20], { class: 'strong accent' })
    );
  });
  // A part of no flow: it pales with the others, so that it doesn't strike their names.
  const track = element('g', { 'data-at': '' }, rect(x, y, Math.max(...xs) - x, Math.max(...ys) - y, 'track'));
  return { width: grid.width, height: grid.height, markup: element('g', hidden, track, ...names) + grid.markup };
}

/**
 * The architecture diagram of a section: components in slots of one size, flows in the gutters between them.
 * @param mark puts marks in names and notes where a line may break
 */
export const drawArchitecture = (diagram: Diagram, links: Links = {}, mark: Mark = (text) => text): Promise<Drawing> =>
  diagram.layout === 'loop' ? drawLoop(diagram, links, mark) : drawLayers(diagram, links, mark);
