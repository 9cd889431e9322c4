/** A drawing: its size in user units, and its markup. Pages render it with `Drawing`; `toFile` makes a file. */
export interface Drawing {
  width: number;
  height: number;
  markup: string;
}

export type Point = readonly [x: number, y: number];
type Value = string | number | undefined;

/** Points of coordinates: x, y, x, y … */
export const pointsOf = (...numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0] as const] : []));

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
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined
      ? []
      : ` ${key}="${typeof value === 'number' ? short(value) : escapeText(value)}"`,
  );
  return `<${name}${written.join('')}${children.length > 0 ? `>${children.join('')}</${name}>` : '/>'}`;
}

/** One line of text. */
export const textElement = (
  text: string,
  [x, y]: Point,
  attributes: Record<string, Value> = {},
): string => element('text', { x, y, ...attributes }, escapeText(text));

/** Lines of text below each other. @param y the baseline of the first @param step from one to the next */
export const textLines = (
  lines: readonly string[],
  x: number,
  y: number,
  step: number,
  look: string,
): string =>
  lines
    .map((line, at) => textElement(line, [x, Math.round(y + at * step)], { class: look }))
    .join('');

/** The path of a polyline whose corners are rounded by `radius`. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;
  const towards = ([x, y]: Point, [toX, toY]: Point): Point => {
    const length = Math.hypot(toX - x, toY - y);
    const part = length === 0 ? 0 : Math.min(radius, length / 2) / length;
    return [x + (toX - x) * part, y + (toY - y) * part];
  };
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${at(point)}`;
      return after
        ? `L${at(towards(point, before))}Q${at(point)} ${at(towards(point, after))}`
        : `L${at(point)}`;
    })
    .join('');
}

const letterWidths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[⺀-鿿＀-￯、。]/, 1],
  [/[fijlrtI.,:;'|!()[\]/ -]/, 0.33],
  [/[mwMW@]/, 0.87],
  [/[A-Z%&]/, 0.7],
];

const widths = new Map<string, number>();
function letterWidth(letter: string): number {
  const width =
    widths.get(letter) ?? letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 0.57;
  widths.set(letter, width);
  return width;
}

/** The width of a line of text in the site's typefaces: a Chinese character is as wide as `size`. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size;

/** The drawing as the text of an SVG file, which has no page to take its colours from. @param style CSS */
export const toFile = ({ width, height, markup }: Drawing, style: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${style}</style>${markup}</svg>\n`;
