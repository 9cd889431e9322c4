import { mix } from '../../drawings/colours';
import {
  type Drawing,
  element,
  type Point,
  textElement,
  textWidth,
  toFile,
} from '../../drawings/svg';
import { type CoverShape, coverShapes } from '../../site/covers';
import { vendorMark } from '../../site/vendor';
import { hasOutlines, outlinedText, outlineWidth } from './figure';
import { setTitle } from './title';

/** How a cover is composed, besides its shape. */
export type Composition = 'news' | 'article' | 'film' | 'trial' | 'paper' | 'report' | 'plain';

/** The content of a cover. */
export interface CoverFacts {
  shape: CoverShape;
  /** The name of the kind, e.g. white paper. */
  kind: string;
  /** With the marks of `lineBreaks` (src/content/line-breaks.ts); so have the chapters. */
  title: string;
  /** The figure of the content that is set large; empty: none. */
  figure: string;
  /** The date as the language writes it; empty: none. */
  day: string;
  vendor: string;
  drawing: Drawing;
  /** Headings inside; a deck shows the first two. */
  chapters: readonly string[];
  /** The kind of the item, which gives a cover its composition. */
  composition: Composition;
  /** The name of a file's format. */
  format: string;
}

/** Colours of a theme, and an accent in its tone. */
export interface CoverColours {
  ink: string;
  paper: string;
  accent: string;
  /** What tints the field: the accent of light covers, in dark ones too. On a dark ground, a pale accent would be grey. */
  tint: string;
}

/** The colours of a cover in a theme, as custom properties. */
function coloursOf({ ink, paper, accent, tint }: CoverColours, isDark: boolean): string {
  const field = mix(tint, paper, isDark ? 0.36 : 0.11);
  const onField = (colour: string, share: number) => mix(colour, field, share);

  const colours = {
    f: field,
    t: ink,
    s: onField(ink, 0.74),
    k: accent,
    l: onField(ink, isDark ? 0.5 : 0.56),
    g: onField(ink, 0.2),
    n: onField(ink, 0.05),
    a: isDark ? onField(ink, 0.1) : paper,
    i: onField(accent, isDark ? 0.34 : 0.22),
  };
  const properties = Object.entries(colours).map(([name, colour]) => `--${name}:${colour}`);
  return `svg{${properties.join(';')}}`;
}

/**
 * The rules of src/styles/drawing.css, and the cover's own types. A picture follows the colour
 * scheme of the element that shows it.
 */
const styleOf = (light: CoverColours, dark: CoverColours): string =>
  [
    coloursOf(light, false),
    `@media(prefers-color-scheme:dark){${coloursOf(dark, true)}}`,
    'svg{font:700 10px Inter,Arial,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}',
    'svg{fill:none;stroke-linecap:round;stroke-linejoin:round}',
    '.p{fill:var(--f)}',
    '.t{fill:var(--t)}',
    '.s{fill:var(--s);font-weight:400}',
    '.k,.solid{fill:var(--k)}',
    '.line{stroke:var(--l)}',
    '.grid{stroke:var(--g)}',
    '.flow{stroke:var(--k);stroke-width:1.5}',
    '.dashed{stroke-dasharray:4 5}',
    'rect{rx:6px}',
    '.ground{fill:var(--n);stroke:var(--g)}',
    '.face{fill:var(--a);stroke:var(--l)}',
    '.tint{fill:var(--i);stroke:var(--k)}',
    '@media(max-width:160px){.unit{display:none}}',
    '.solid{stroke:none}',
  ].join('');

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The vendor's mark, from its upper left corner. */
const vendorMarkAt = (x: number, y: number, size: number): string =>
  vendorMark
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace('<svg', `<svg x="${x}" y="${y}" width="${size}" height="${size}" color="var(--k)"`);

/**
 * The whole drawing, as large as a frame holds.
 * @param align where it stands in the room that is left, as in `preserveAspectRatio`
 */
function drawingIn({ x, y, width, height }: Frame, drawing: Drawing, align: string): string {
  const viewBox = `0 0 ${drawing.width} ${drawing.height}`;
  const preserveAspectRatio = `${align} meet`;
  return element('svg', { x, y, width, height, viewBox, preserveAspectRatio }, drawing.markup);
}

/** Lines of text, from their upper edge. */
const linesAt = (
  lines: readonly string[],
  x: number,
  y: number,
  size: number,
  look: string,
): string =>
  element(
    'g',
    { class: look, 'font-size': size },
    ...lines.map((line, index) => textElement(line, [x, y + size * (0.9 + index * 1.25)])),
  );

/**
 * The title in a frame, from its upper edge.
 * @param sizes of type to try, the largest first
 */
function titleIn(frame: Frame, text: string, sizes: readonly number[]): string {
  const { title, subtitle, size, subtitleSize } = setTitle(text, frame, sizes);
  const titleLines = linesAt(title, frame.x, frame.y, size, 't');
  if (subtitle.length === 0) return titleLines;

  const subtitleY = frame.y + title.length * size * 1.25 + subtitleSize * 0.2;
  return titleLines + linesAt(subtitle, frame.x, subtitleY, subtitleSize, 's');
}

/** Sizes of type for a figure: few, so that covers of a list look alike. */
interface FigureSizes {
  value: readonly number[];
  unit: number;
}

const posterSizes: FigureSizes = { value: [44, 36, 28, 21], unit: 15 };

/** A figure and its unit: “5,000 steps”, “ACE 3.0”. Others are one word or several. */
function splitFigure(text: string): [value: string, unit: string] {
  const [, number, unit] = /^([\d,.]+) ([^\d→]+)$/u.exec(text) ?? [];
  if (number && unit) return [number, unit];

  const [, name, version] = /^(\p{Lu}+) ([\d.]+)$/u.exec(text) ?? [];
  return name && version ? [version, name] : [text, ''];
}

/** The width of the figure at a size of type. */
const valueWidth = (value: string, size: number): number =>
  hasOutlines(value) ? outlineWidth(value, size) : textWidth(value, size) * 1.08;

/** Where a line of text begins at its point, or where it ends there. */
type Anchor = 'start' | 'end';

/** The figure: in Inter, or in a typeface of the system if Inter lacks a letter. */
function valueAt(value: string, [x, y]: Point, size: number, anchor: Anchor): string {
  if (!hasOutlines(value))
    return textElement(value, [x, y], { class: 'k', 'font-size': size, 'text-anchor': anchor });

  const startX = anchor === 'end' ? x - outlineWidth(value, size) : x;
  return outlinedText(value, [startX, y], size, { class: 'k' });
}

/**
 * The figure, large, and its unit below it.
 * @param y of the last baseline
 */
function figureAt(
  text: string,
  [x, y]: Point,
  width: number,
  { value: sizes, unit: unitSize }: FigureSizes,
  anchor: Anchor = 'start',
): string {
  if (text === '') return '';

  const [value, unit] = splitFigure(text);
  const fits = (size: number) => valueWidth(value, size) <= width;
  const smallest = sizes.at(-1) ?? unitSize;
  const size = sizes.find(fits) ?? Math.min(smallest, width / valueWidth(value, 1));

  const valueY = unit === '' ? y : y - unitSize * 1.35;
  const unitLook = { class: 't unit', 'font-size': unitSize, 'text-anchor': anchor };
  return [
    valueAt(value, [x, valueY], size, anchor),
    // In small copies, the unit would be too small to read.
    unit && textElement(unit, [x, y], unitLook),
  ].join('');
}

const field = (width: number, height: number, x = 0, y = 0): string =>
  element('rect', { x, y, width, height, class: 'p', style: 'rx:0' });

/** Who has published it, and when, at the foot of a sheet. */
const footOfSheet = ({ vendor, day }: CoverFacts): string =>
  [
    element('path', { class: 'line', d: 'M20 306h200' }),
    vendorMarkAt(20, 315, 12),
    textElement(vendor, [38, 325], { class: 't' }),
    day && textElement(day, [220, 325], { class: 's', 'text-anchor': 'end' }),
  ].join('');

/** The cover of a paper: title, then the drawing and the figure. */
function drawPaper(facts: CoverFacts): string {
  return [
    field(240, 340),
    textElement(facts.kind, [20, 34], { class: 'k' }),
    titleIn({ x: 20, y: 44, width: 200, height: 84 }, facts.title, [22, 20, 18, 16, 14, 12, 11]),
    drawingIn({ x: 84, y: 122, width: 138, height: 138 }, facts.drawing, 'xMaxYMid'),
    figureAt(facts.figure, [20, 292], 200, { value: [32, 26], unit: 14 }),
    footOfSheet(facts),
  ].join('');
}

/** The cover of a report: what was found, large; then the title and the drawing. */
function drawReport(facts: CoverFacts): string {
  return [
    field(240, 340),
    textElement(facts.kind, [20, 34], { class: 'k' }),
    figureAt(facts.figure, [19, 108], 202, { value: [56, 46], unit: 16 }),
    titleIn({ x: 20, y: 123, width: 200, height: 60 }, facts.title, [18, 16, 14, 12, 11]),
    drawingIn({ x: 20, y: 184, width: 200, height: 114 }, facts.drawing, 'xMaxYMid'),
    footOfSheet(facts),
  ].join('');
}

/** The corner that holds the figure of a poster, and the drawing beside it. */
const figureCorner = [16, 162] as const;
const figureWidth = 122;
const besideFigure: Frame = { x: 134, y: 12, width: 172, height: 156 };

/** News: the vendor's mark above the figure, the drawing beside them. */
const drawNews = (facts: CoverFacts): string =>
  [
    field(320, 180),
    drawingIn(besideFigure, facts.drawing, 'xMaxYMid'),
    vendorMarkAt(16, 16, 20),
    figureAt(facts.figure, figureCorner, figureWidth, posterSizes),
  ].join('');

/** An article: the drawing first, the figure at the end of the line. */
const drawArticle = (facts: CoverFacts): string =>
  [
    field(320, 180),
    drawingIn({ ...besideFigure, x: 14 }, facts.drawing, 'xMinYMid'),
    figureAt(facts.figure, [304, 162], figureWidth, posterSizes, 'end'),
  ].join('');

const playSign = '<circle cx="38" cy="38" r="22" class="k"/><path class="p" d="M32 27v22l17-11z"/>';

/** A video: a play sign above the figure. */
const drawFilm = (facts: CoverFacts): string =>
  [
    field(320, 180),
    drawingIn(besideFigure, facts.drawing, 'xMaxYMid'),
    playSign,
    figureAt(facts.figure, figureCorner, figureWidth, posterSizes),
  ].join('');

/** A trial: the drawing in a window of the product. */
const drawTrial = (facts: CoverFacts): string =>
  [
    field(320, 180),
    element('path', { class: 'face', d: 'M134 180v-146a8 8 0 0 1 8 -8h178v154z' }),
    element('path', { class: 'line', d: 'M134 46h186' }),
    [146, 156, 166]
      .map((x) => element('circle', { class: 'solid', cx: x, cy: 36, r: 2.5 }))
      .join(''),
    drawingIn({ x: 148, y: 54, width: 160, height: 118 }, facts.drawing, 'xMidYMid'),
    figureAt(facts.figure, figureCorner, 108, posterSizes),
  ].join('');

const posters: Partial<Record<Composition, (facts: CoverFacts) => string>> = {
  news: drawNews,
  film: drawFilm,
  trial: drawTrial,
};

/** What stands for an item beside its title, which it therefore doesn't show. */
const drawPoster = (facts: CoverFacts): string =>
  (posters[facts.composition] ?? drawArticle)(facts);

/** A section's slide beside the cover of a deck: its heading, and lines for its text. */
function slideMarkup(heading: string, index: number): string {
  const y = index * 79;
  const { title, size } = setTitle(heading, { width: 106, height: 39 }, [10, 9]);
  return [
    field(126, 71, 274, y),
    linesAt(title, 284, y + 9, size, 't'),
    element('path', { class: 'line', d: `M284 ${y + 54}h74m-74 7h84` }),
  ].join('');
}

/** A deck as its first slides lie on a table: the title slide, and two sections. */
function drawDeck(facts: CoverFacts): string {
  const titleSlide = [
    field(266, 150),
    titleIn({ x: 14, y: 16, width: 128, height: 80 }, facts.title, [16, 14, 12, 11, 10]),
    drawingIn({ x: 150, y: 14, width: 104, height: 122 }, facts.drawing, 'xMaxYMid'),
    figureAt(facts.figure, [14, 134], 124, { value: [30, 24], unit: 12 }),
  ];
  return titleSlide.join('') + facts.chapters.slice(0, 2).map(slideMarkup).join('');
}

/** A file: a sheet with a folded corner and the name of its format. */
function drawFile(facts: CoverFacts): string {
  const outline = 'M6 .5h82l31 31v118a6 6 0 0 1 -6 6H6a6 6 0 0 1 -6 -6v-143a6 6 0 0 1 6 -6z';
  const fold = 'M88 .5v25a6 6 0 0 0 6 6h25';
  const textRules = 'M14 28h50m-50 8h34';

  const formatGround = element('path', { class: 'k', d: 'M0 118h64v24H0z' });
  const formatLook = { class: 'p', 'text-anchor': 'middle' };

  return [
    element('path', { class: 'p line', d: outline }),
    element('path', { class: 'line', d: fold + textRules }),
    drawingIn({ x: 14, y: 46, width: 92, height: 66 }, facts.drawing, 'xMinYMid'),
    facts.format && formatGround + textElement(facts.format, [32, 134.5], formatLook),
  ].join('');
}

const drawShape = {
  paper: (facts: CoverFacts) =>
    facts.composition === 'report' ? drawReport(facts) : drawPaper(facts),
  poster: drawPoster,
  deck: drawDeck,
  file: drawFile,
};

/** The cover of an item as the text of an SVG file, in the colours of both themes. Pure. */
export function drawCover(facts: CoverFacts, light: CoverColours, dark: CoverColours): string {
  const markup = drawShape[facts.shape](facts);
  return toFile({ ...coverShapes[facts.shape], markup }, styleOf(light, dark));
}
