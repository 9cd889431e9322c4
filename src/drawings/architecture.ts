import type { Diagram } from '../contract/content/sections';
import { type Box, layOut } from './layout';
import { wrapText } from './lettering';
import { label, rect } from './motifs/kit';
import { element, type Point, roundedPath, textElement, textLines } from './svg';

type Component = Diagram['layers'][number]['components'][number];

/** Width of the drawing, of up to four columns and of more; shown at about one unit a pixel on a desktop. */
const widthOf = (columns: number): number => (columns > 4 ? 640 + 48 * columns : 800);
/** Sizes of names and notes (src/styles/drawing.css), and the distance between two lines of them. */
const nameSize = 14;
const noteSize = 12;
const nameLine = 17;
const noteLine = 15;
/** Width of bold letters relative to regular ones. */
const strong = 1.05;
const padding = 10;
/** Radius of a number's disc, its distance from a crossing and from another number, length of an arrow's head, distance of two lines in a gutter. */
const disc = 9;
const clearance = 24;
const apart = 28;
const head = 6;
const pitch = 14;
/** Of a layer's band around its components. */
const bandPadding = 10;
/** Between two slots of a row, at least: room for a number and an arrow's head. */
const gapX = 44;
/** Free space at the left of a layout, above and below it, and between its rows. */
const spaces = {
  layers: { left: 124, rim: 0, gap: 46 },
  zones: { left: 124, rim: 0, gap: 54 },
  loop: { left: 0, rim: 34, gap: 94 },
};

/** Distance of a point from an upright or level segment. */
const distanceTo = ([x, y]: Point, [a, b]: readonly [Point, Point]) =>
  Math.hypot(
    Math.max(Math.min(a[0], b[0]) - x, x - Math.max(a[0], b[0]), 0),
    Math.max(Math.min(a[1], b[1]) - y, y - Math.max(a[1], b[1]), 0),
  );

const isUpright = ([a, b]: readonly [Point, Point]) => a[0] === b[0];
const segmentsOf = (path: readonly Point[]) =>
  path.slice(1).map((end, at) => [path[at] ?? end, end] as const satisfies readonly [Point, Point]);

/** Position of each flow's number: on the longest stretch of its line, away from other lines and numbers. */
function numbersOn(paths: readonly (readonly Point[])[]): Point[] {
  const placed: Point[] = [];
  for (const [flow, path] of paths.entries()) {
    const others = paths.flatMap((other, at) => (at === flow ? [] : segmentsOf(other)));
    const spots = segmentsOf(path).flatMap(([a, b], at, all) => {
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const from = disc + 2;
      const to = length - disc - (at === all.length - 1 ? head + 2 : 2);
      const across = others.filter((segment) => isUpright(segment) !== isUpright([a, b]));
      return [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1].map((share) => {
        const along =
          (length <= from + disc ? length / 2 : from + (to - from) * share) / (length || 1);
        const spot: Point = [a[0] + (b[0] - a[0]) * along, a[1] + (b[1] - a[1]) * along];
        const near =
          others.filter((segment) => distanceTo(spot, segment) < disc + 3).length * 60 +
          across.filter((segment) => distanceTo(spot, segment) < clearance).length * 60 +
          placed.filter((number) => Math.hypot(number[0] - spot[0], number[1] - spot[1]) < apart)
            .length *
            200;
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
  const dx = Math.sign(end[0] - before[0]);
  const dy = Math.sign(end[1] - before[1]);
  const side = ([a, b]: Point) => `${Math.round(a)} ${Math.round(b)}`;
  const barb = (way: number) =>
    side([end[0] - head * dx + 4 * way * dy, end[1] - head * dy + 4 * way * dx]);
  const line = roundedPath(
    path.map(([a, b]): Point => [Math.round(a), Math.round(b)]),
    6,
  );
  return element(
    'g',
    { 'data-at': number },
    element('path', { class: 'reach', d: line }),
    element('path', {
      class: 'flow',
      pathLength: 1,
      d: `${line}M${barb(1)}L${side(end)}L${barb(-1)}`,
    }),
    element('circle', { cx: Math.round(x), cy: Math.round(y), r: disc, class: 'solid' }),
    label(`${number}`, Math.round(x), Math.round(y) + 4, 'note on', 'middle'),
  );
}

/** The lines of a component's name and note. */
interface Lettered {
  names: string[];
  notes: string[];
}
type Mark = (text: string) => string;

const letter = ({ name, note }: Component, room: number, mark: Mark): Lettered => ({
  names: wrapText(mark(name), nameSize * strong, room, 4),
  notes: note ? wrapText(mark(note), noteSize, room, 3) : [],
});
const heightOf = ({ names, notes }: Lettered) => names.length * nameLine + notes.length * noteLine;

/** Links of components by id. Screen readers skip everything else: layers and flows are also given as text. */
export type Links = Readonly<Record<string, { href: string }>>;
const hidden = { 'aria-hidden': 'true' };

/** A component: its box, and its name and note in the middle of its height. */
function componentMarkup(
  lettered: Lettered,
  box: Box,
  marks: string,
  link: Links[string] | undefined,
): string {
  const top = box.y + (box.height - heightOf(lettered)) / 2;
  const x = box.x + padding;
  const below = top + lettered.names.length * nameLine;
  return element(
    link ? 'a' : 'g',
    { ...(link ? { href: link.href } : hidden), 'data-at': marks },
    element('rect', { ...box, rx: 6, class: marks ? 'tint' : 'face' }),
    textLines(lettered.names, x, top + 13, nameLine, 'strong'),
    textLines(lettered.notes, x, below + 11, noteLine, 'note'),
  );
}

/** A layer as a band with its name at the left; a zone of trust as a dashed frame. */
function bandMarkup(name: string, [first]: readonly Box[], width: number, isZone: boolean): string {
  const top = (first?.y ?? 0) - bandPadding;
  const height = (first?.height ?? 0) + 2 * bandPadding;
  const lines = wrapText(name, nameSize * strong, spaces.layers.left - 22, 4);
  const [look, radius] = isZone ? (['line dashed', 14] as const) : (['band', 6] as const);
  const band = rect(0.5, top + 0.5, width - 1, height - 1, look, radius);
  const baseline = top + height / 2 - (lines.length * nameLine) / 2 + 13;
  return band + textLines(lines, 16, baseline, nameLine, 'strong accent');
}

/** The components on a racetrack: the stages on their way out, and those on their way back below. */
function laps(stages: readonly (readonly string[])[]): string[][] {
  const split = (turn: number) => [
    stages.slice(0, turn).flat(),
    stages.slice(turn).flat().reverse(),
  ];
  const excess = (turn: number) =>
    Math.abs(split(turn).reduce((sum, { length }) => length - sum, 0));
  const turns = stages.map((_, at) => at + 1);
  return split(turns.reduce((best, turn) => (excess(turn) < excess(best) ? turn : best)));
}

/** A bracket around the components of a stage, over or below them, with its name. */
function stageMarkup(name: string, boxes: readonly Box[], isBack: boolean): string {
  const start = Math.min(...boxes.map(({ x }) => x));
  const end = Math.max(...boxes.map(({ x, width }) => x + width));
  const [{ y, height }] = boxes as [Box];
  const [line, tip] = isBack ? [y + height + 12, -5] : [y - 12, 5];
  const bracket = element('path', {
    class: 'line',
    d: `M${start} ${line + tip}V${line}H${end}v${tip}`,
  });
  return (
    bracket + textElement(name, [start, isBack ? line + 20 : line - 9], { class: 'strong accent' })
  );
}

/** The track through the middles of the components. A part of no flow: it pales with the others, so that it doesn't strike their names. */
function trackMarkup(boxes: readonly Box[]): string {
  const xs = boxes.map(({ x, width }) => x + width / 2);
  const ys = boxes.map(({ y, height }) => y + height / 2);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return element(
    'g',
    { 'data-at': '' },
    rect(x, y, Math.max(...xs) - x, Math.max(...ys) - y, 'track'),
  );
}

/**
 * The architecture diagram of a section: components in slots of one size, flows in the gutters between them.
 * @param mark puts marks in names and notes where a line may break
 */
export async function drawArchitecture(
  diagram: Diagram,
  links: Links = {},
  mark: Mark = (text) => text,
) {
  const { layers, flows, layout = 'layers' } = diagram;
  const { left, rim, gap } = spaces[layout];
  const isLoop = layout === 'loop';
  const ids = layers.map(({ components }) => components.map(({ id }) => id));
  const rows = isLoop ? laps(ids) : ids;
  const columns = Math.max(...rows.map(({ length }) => length));
  const room = widthOf(columns) - left - 2 * bandPadding;
  const slotWidth = Math.min(190, Math.floor((room + gapX) / columns - gapX));
  const spread = Math.floor((room - columns * slotWidth) / Math.max(1, columns - 1));
  const components = layers.flatMap((layer) => layer.components);
  const lettered = components.map((component) => letter(component, slotWidth - 2 * padding, mark));
  const slotHeight = Math.max(...lettered.map(heightOf)) + 2 * padding;
  const sizes = { width: slotWidth, height: slotHeight, gap: [spread, gap] as const, pitch };
  const origin = [left + bandPadding, rim + bandPadding] as const;
  const { boxes, paths, size } = await layOut({ rows, flows, isOrdered: isLoop }, sizes, origin);
  const boxOf = (id: string) => boxes.get(id) as Box;
  const all = [...boxes.values()];
  const spots = numbersOn(paths);
  const marks = (id: string) =>
    flows.flatMap(({ from, to }, at) => (from === id || to === id ? [at + 1] : [])).join(' ');
  const width = Math.max(widthOf(columns), size[0] + bandPadding);
  const frames = layers.map(({ name }, at) => {
    const own = (ids[at] ?? []).map(boxOf);
    if (!isLoop) return bandMarkup(mark(name), own, width, layout === 'zones');
    return stageMarkup(name, own, !rows[0]?.includes(ids[at]?.[0] ?? ''));
  });
  const markup = [
    element('g', hidden, ...(isLoop ? [trackMarkup(all)] : []), ...frames),
    ...components.map(({ id }, at) =>
      componentMarkup(lettered[at] as Lettered, boxOf(id), marks(id), links[id]),
    ),
    element('g', hidden, ...paths.map((path, at) => flowMarkup(path, spots[at] ?? [0, 0], at + 1))),
  ];
  return { width, height: Math.round(size[1] + bandPadding + rim), markup: markup.join('') };
}
