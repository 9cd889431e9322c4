import { mix } from '../../drawings/colours';
import { element, type Point, short, textElement, textWidth, toFile } from '../../drawings/svg';
import { type CoverShape, coverShapes } from '../../site/covers';
import { vendorMark } from '../../site/vendor';
import { hasOutlines, outlinedText, outlineWidth } from './figure';
import { setTitle } from './title';

/** How a cover is composed, besides its shape. */
export type Composition = 'news' | 'article' | 'film' | 'trial' | 'paper' | 'report' | 'plain';

/** A rectangle in units of a cover or a drawing. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a cover shows of a drawing. */
export interface CoverDrawing {
  markup: string;
  /** Where its parts are, without the margins of its canvas. */
  bounds: Frame;
}

/** The content of a cover. Its title and date stand beside it on pages. */
export interface CoverFacts {
  shape: CoverShape;
  /** The figure of the content that is set large; empty: none. */
  figure: string;
  drawing: CoverDrawing;
  /** Headings inside, with the marks of `lineBreaks` (src/content/line-breaks.ts); a deck shows the first two. */
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
    k: accent,
    l: onField(ink, isDark ? 0.6 : 0.56),
    g: onField(ink, 0.2),
    n: onField(ink, 0.05),
    a: isDark ? onField(ink, 0.15) : paper,
    i: onField(accent, isDark ? 0.44 : 0.22),
  };
  const properties = Object.entries(colours).map(([name, colour]) => `--${name}:${colour}`);
  return `svg{${properties.join(';')}}`;
}

/** Small copies show the larger parts of a drawing, in lines that are still seen. */
const smallCopies = `@media(max-width:160px){${[
  '.unit,.detail{display:none}',
  '.raised{transform:translateY(var(--down))}',
  'svg svg{stroke-width:4px}',
  'svg svg .flow{stroke-width:6}',
  '.dashed{stroke-dasharray:10 12}',
].join('')}}`;

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
    '.k,.solid{fill:var(--k)}',
    '.line{stroke:var(--l)}',
    '.grid{stroke:var(--g)}',
    '.flow{stroke:var(--k);stroke-width:1.5}',
    '.dashed{stroke-dasharray:4 5}',
    'rect{rx:6px}',
    '.ground{fill:var(--n);stroke:var(--g)}',
    '.face{fill:var(--a);stroke:var(--l)}',
    '.tint{fill:var(--i);stroke:var(--k)}',
    '.solid{stroke:none}',
    smallCopies,
  ].join('');

/** The vendor's mark, from its upper left corner. */
const vendorMarkAt = (x: number, y: number, size: number): string =>
  vendorMark
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace('<svg', `<svg x="${x}" y="${y}" width="${size}" height="${size}" color="var(--k)"`);

/**
 * The whole drawing, as large as a frame holds.
 * @param align where it stands in the room that is left, as in `preserveAspectRatio`
 */
function drawingIn(
  { x, y, width, height }: Frame,
  { bounds, markup }: CoverDrawing,
  align: string,
) {
  const viewBox = [bounds.x, bounds.y, bounds.width, bounds.height].map(short).join(' ');
  const preserveAspectRatio = `${align} meet`;
  return element('svg', { x, y, width, height, viewBox, preserveAspectRatio }, markup);
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

/** Sizes of type for a figure: few, so that covers of a list look alike. */
interface FigureSizes {
  value: readonly number[];
  unit: number;
}

/** A figure and its unit: “5,000 steps”, “ACE 3.0”. Others are one word or several. */
function splitFigure(text: string): [value: string, unit: string] {
  const [, number, unit] = /^([\d,.]+) (\D+)$/u.exec(text) ?? [];
  if (number && unit) return [number, unit];

  const [, name, version] = /^(\p{Lu}+) ([\d.]+)$/u.exec(text) ?? [];
  return name && version ? [version, name] : [text, ''];
}

/** Bold letters of other typefaces are wider than those that `textWidth` knows. */
const boldFactor = 1.1;

/** The width of a text of the figure at a size of type. */
const widthAt = (text: string, size: number): number =>
  hasOutlines(text) ? outlineWidth(text, size) : textWidth(text, size) * boldFactor;

/** A figure as it is set: the value, large, and its unit below it. */
interface Figure {
  value: string;
  unit: string;
  size: number;
  unitSize: number;
  width: number;
  /** From the upper edge of its digits to the last baseline. */
  height: number;
}

/** Sets a figure in the largest size with which it is at most so wide. */
function setFigure(text: string, mostWidth: number, sizes: FigureSizes): Figure {
  const [value, unit] = splitFigure(text);
  const fits = (size: number) => widthAt(value, size) <= mostWidth;
  const smallest = sizes.value.at(-1) ?? sizes.unit;
  const size = sizes.value.find(fits) ?? Math.min(smallest, mostWidth / widthAt(value, 1));

  const unitHeight = unit === '' ? 0 : sizes.unit * unitLeading;
  return {
    value,
    unit,
    size,
    unitSize: sizes.unit,
    width: Math.max(widthAt(value, size), widthAt(unit, sizes.unit)),
    height: text === '' ? 0 : size * digitHeight + unitHeight,
  };
}

/** The height of Inter's digits, and the distance of the unit's baseline, in sizes of type. */
const digitHeight = 0.76;
const unitLeading = 1.6;

/** Where a line of text begins at its point, or where it ends there. */
type Anchor = 'start' | 'end';

/** A text in Inter, or in a typeface of the system if Inter lacks a letter. */
function textAt(text: string, [x, y]: Point, size: number, anchor: Anchor, look: string): string {
  if (!hasOutlines(text))
    return textElement(text, [x, y], { class: look, 'font-size': size, 'text-anchor': anchor });

  const startX = anchor === 'end' ? x - outlineWidth(text, size) : x;
  return outlinedText(text, [startX, y], size, { class: look });
}

/** @param point of the last baseline */
function figureAt(figure: Figure, [x, y]: Point, anchor: Anchor = 'start'): string {
  const { value, unit, size, unitSize } = figure;
  if (unit === '') return value && textAt(value, [x, y], size, anchor, 'k');

  // In small copies, the unit would be too small to read: the value takes its place.
  const down = unitSize * unitLeading;
  const raised = { class: 'raised', style: `--down:${short(down)}px` };
  return (
    element('g', raised, textAt(value, [x, y - down], size, anchor, 'k')) +
    textAt(unit, [x, y], unitSize, anchor, 't unit')
  );
}

const field = (width: number, height: number, x = 0, y = 0): string =>
  element('rect', { x, y, width, height, class: 'p', style: 'rx:0' });

/** A cover in the order in which it is painted. Figure and drawing never touch. */
export interface CoverParts {
  ground: string;
  drawing: string;
  figure: string;
}

/** The distance of the figure from the drawing, at least. */
const gap = 14;

/** The margin of sheets, and the type of their figures: a sheet is little beside the figure. */
const sheet = { left: 22, right: 220, top: 22, bottom: 316, mark: 22 };
const sheetFigure: FigureSizes = { value: [68, 56, 44, 36, 28], unit: 19 };

/** A paper, with its spine: the drawing, and the figure at its foot. */
function drawPaper({ drawing, figure: text }: CoverFacts): CoverParts {
  const { left, right, top, bottom, mark } = sheet;
  const width = right - left;
  const figure = setFigure(text, width, sheetFigure);
  const y = top + mark + gap;
  const height = bottom - figure.height - 2 * gap - y;

  const spine = element('path', { class: 'k', d: 'M0 0h6v340H0z' });
  return {
    ground: field(240, 340) + spine + vendorMarkAt(left, top, mark),
    drawing: drawingIn({ x: left, y, width, height }, drawing, 'xMidYMid'),
    figure: figureAt(figure, [left, bottom]),
  };
}

/** A report: what was found, large, and the drawing below it. */
function drawReport({ drawing, figure: text }: CoverFacts): CoverParts {
  const { left, right, top, bottom, mark } = sheet;
  const width = right - left;
  const figure = setFigure(text, width, sheetFigure);
  const baseline = top + figure.height;
  const rule = element('path', { class: 'flow', d: `M${left} ${baseline + 1.5 * gap}h${width}` });
  const y = baseline + 2.5 * gap;
  const height = bottom - mark - gap - y;

  return {
    ground: field(240, 340) + rule + vendorMarkAt(left, bottom - mark, mark),
    drawing: drawingIn({ x: left, y, width, height }, drawing, 'xMidYMid'),
    figure: figureAt(figure, [left, baseline]),
  };
}

/**
 * Where the drawing of a poster begins, at least. Phones show the square at its right, so that the
 * drawing is large (src/features/listing/listing.module.css).
 */
const drawingLeft = 136;

/**
 * The margins of a poster, the baseline of its figure, the most that a figure takes of its width, and
 * its distance from the drawing.
 */
const poster = {
  left: 16,
  right: 304,
  top: 14,
  baseline: 162,
  bottom: 166,
  figureWidth: 108,
  gap: 22,
};
const posterFigure: FigureSizes = { value: [48, 40, 32, 24], unit: 16 };

/**
 * A poster: the figure in a lower corner, the drawing in the room beside it.
 * @param sign what stands above the figure
 */
function drawPoster(facts: CoverFacts, sign: string): CoverParts {
  const { left, right, top, baseline, bottom, figureWidth } = poster;
  const figure = setFigure(facts.figure, figureWidth, posterFigure);
  const x = Math.max(left + figure.width + poster.gap, drawingLeft);
  const frame = { x, y: top, width: right - x, height: bottom - top };

  return {
    ground: field(320, 180) + sign,
    drawing: drawingIn(frame, facts.drawing, 'xMaxYMid'),
    figure: figureAt(figure, [left, baseline]),
  };
}

/** News: with the vendor's mark. */
const drawNews = (facts: CoverFacts): CoverParts =>
  drawPoster(facts, vendorMarkAt(poster.left, 16, 22));

const playSign = '<circle cx="38" cy="38" r="22" class="k"/><path class="p" d="M32 27v22l17-11z"/>';

/** A video: with the sign to play it. */
const drawFilm = (facts: CoverFacts): CoverParts => drawPoster(facts, playSign);

/** An article: the drawing first, the figure at the end of the line. */
function drawArticle(facts: CoverFacts): CoverParts {
  const { left, right, top, baseline, bottom, figureWidth } = poster;
  const figure = setFigure(facts.figure, figureWidth, posterFigure);
  const width = right - figure.width - poster.gap - left;

  return {
    ground: field(320, 180),
    drawing: drawingIn({ x: left, y: top, width, height: bottom - top }, facts.drawing, 'xMinYMid'),
    figure: figureAt(figure, [right, baseline], 'end'),
  };
}

/** A trial: the drawing in a window of the product. */
function drawTrial(facts: CoverFacts): CoverParts {
  const figure = setFigure(facts.figure, 98, posterFigure);
  const dots = [136, 146, 156].map((cx) =>
    element('circle', { class: 'solid', cx, cy: 34, r: 2.5 }),
  );
  const window = [
    element('path', { class: 'face', d: 'M124 181v-149a8 8 0 0 1 8 -8h189v157z' }),
    element('path', { class: 'line', d: 'M124 44h196' }),
    ...dots,
  ];

  return {
    ground: field(320, 180) + window.join(''),
    drawing: drawingIn({ x: 136, y: 54, width: 172, height: 116 }, facts.drawing, 'xMidYMid'),
    figure: figureAt(figure, [poster.left, poster.baseline]),
  };
}

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
function drawDeck({ chapters, drawing, figure: text }: CoverFacts): CoverParts {
  const figure = setFigure(text, 110, { value: [44, 36, 28, 22], unit: 14 });
  const x = 14 + figure.width + gap;
  const slides = chapters.slice(0, 2).map(slideMarkup);

  return {
    ground: field(266, 150) + slides.join(''),
    drawing: drawingIn({ x, y: 12, width: 254 - x, height: 126 }, drawing, 'xMaxYMid'),
    figure: figureAt(figure, [14, 134]),
  };
}

/** A file: a sheet with a folded corner and the name of its format. */
function drawFile({ format, drawing }: CoverFacts): CoverParts {
  const outline = 'M6 .5h82l31 31v118a6 6 0 0 1 -6 6H6a6 6 0 0 1 -6 -6v-143a6 6 0 0 1 6 -6z';
  const fold = 'M88 .5v25a6 6 0 0 0 6 6h25';

  const formatGround = element('path', { class: 'k', d: 'M0 118h64v24H0z' });
  const formatLook = { class: 'p', 'text-anchor': 'middle' };
  const formatName = textElement(format, [32, 134.5], formatLook);

  return {
    ground: [
      element('path', { class: 'p line', d: outline }),
      element('path', { class: 'line', d: fold }),
      format && formatGround + formatName,
    ].join(''),
    drawing: drawingIn({ x: 10, y: 34, width: 100, height: 78 }, drawing, 'xMidYMid'),
    figure: '',
  };
}

const posters: Partial<Record<Composition, (facts: CoverFacts) => CoverParts>> = {
  news: drawNews,
  film: drawFilm,
  trial: drawTrial,
};

const drawShape: Record<CoverShape, (facts: CoverFacts) => CoverParts> = {
  paper: (facts) => (facts.composition === 'report' ? drawReport(facts) : drawPaper(facts)),
  poster: (facts) => (posters[facts.composition] ?? drawArticle)(facts),
  deck: drawDeck,
  file: drawFile,
};

/** The parts of an item's cover, in units of its shape. Pure. */
export const coverParts = (facts: CoverFacts): CoverParts => drawShape[facts.shape](facts);

/** The cover of an item as the text of an SVG file, in the colours of both themes. Pure. */
export function drawCover(facts: CoverFacts, light: CoverColours, dark: CoverColours): string {
  const { ground, drawing, figure } = coverParts(facts);
  const markup = ground + drawing + figure;
  return toFile({ ...coverShapes[facts.shape], markup }, styleOf(light, dark));
}
