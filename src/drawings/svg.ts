/**
 * A drawing: its size in user units, and its markup. Pages render it with `Drawing`; `toFile` makes
 * a file.
 */
export interface Drawing {
  width: number;
  height: number;
  markup: string;
}

export type Point = readonly [x: number, y: number];

type Value = string | number | undefined;

/** Points of coordinates: x, y, x, y … */
export const pointsOf = (...coordinates: readonly number[]): Point[] =>
  coordinates.flatMap((x, index) =>
    index % 2 === 0 ? [[x, coordinates[index + 1] ?? 0] as const] : [],
  );

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML and SVG. */
export const escapeText = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] as string);

/** Rounds a length to one decimal. */
export const short = (length: number): number => Math.round(length * 10) / 10;

/** Markup of an element; attributes that are undefined are left out, numbers are shortened. */
export function element(
  name: string,
  attributes: Record<string, Value>,
  ...children: string[]
): string {
  const pairs = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const text = typeof value === 'number' ? short(value) : escapeText(value);
    return ` ${key}="${text}"`;
  });

  const start = `<${name}${pairs.join('')}`;
  return children.length > 0 ? `${start}>${children.join('')}</${name}>` : `${start}/>`;
}

/** One line of text. */
export const textElement = (
  text: string,
  [x, y]: Point,
  attributes: Record<string, Value> = {},
): string => element('text', { x, y, ...attributes }, escapeText(text));

/**
 * Lines of text below each other.
 * @param y the baseline of the first
 * @param step from one to the next
 */
export const textLines = (
  lines: readonly string[],
  x: number,
  y: number,
  step: number,
  look: string,
): string =>
  lines
    .map((line, index) => textElement(line, [x, Math.round(y + index * step)], { class: look }))
    .join('');

/** A point as a path has it. */
const coordinates = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** The point at a distance from one point to another, at most halfway. */
function pointTowards([x, y]: Point, [toX, toY]: Point, distance: number): Point {
  const length = Math.hypot(toX - x, toY - y);
  const part = length === 0 ? 0 : Math.min(distance, length / 2) / length;
  return [x + (toX - x) * part, y + (toY - y) * part];
}

/** The path of a polyline whose corners are rounded by `radius`. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const steps = points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before) return `M${coordinates(point)}`;
    if (!after) return `L${coordinates(point)}`;

    const curveStart = pointTowards(point, before, radius);
    const curveEnd = pointTowards(point, after, radius);
    return `L${coordinates(curveStart)}Q${coordinates(point)} ${coordinates(curveEnd)}`;
  });
  return steps.join('');
}

/** Widths of letters relative to their size; the first pattern that matches counts. */
const letterWidths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[⺀-鿿＀-￯、。]/, 1],
  [/[fijlrtI.,:;'|!()[\]/ -]/, 0.33],
  [/[mwMW@]/, 0.87],
  [/[A-Z%&]/, 0.7],
];

const otherLetterWidth = 0.57;

const measuredWidths = new Map<string, number>();

function measureLetter(letter: string): number {
  const [, width = otherLetterWidth] = letterWidths.find(([letters]) => letters.test(letter)) ?? [];
  return width;
}

function letterWidth(letter: string): number {
  const width = measuredWidths.get(letter) ?? measureLetter(letter);
  measuredWidths.set(letter, width);
  return width;
}

/**
 * The width of a line of text in the site's typefaces: a Chinese character is as wide as `size`.
 */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size;

/**
 * The drawing as the text of an SVG file, which has no page to take its colours from.
 * @param style CSS
 */
export const toFile = ({ width, height, markup }: Drawing, style: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${style}</style>${markup}</svg>\n`;
