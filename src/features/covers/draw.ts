import { mix } from '../../drawings/colours';
import { type Drawing, element, textElement, toFile } from '../../drawings/svg';
import { type CoverShape, coverShapes } from '../../site/covers';
import { vendorMark } from '../../site/vendor';
import { setTitle } from './title';

/** The content of a cover. */
export interface CoverFacts {
  shape: CoverShape;
  /** On the deep tone of the accent instead of tinted paper. */
  isDeep: boolean;
  /** The name of the kind, e.g. white paper. */
  kind: string;
  /** With the marks of `lineBreaks` (src/content/line-breaks.ts); so have the chapters. */
  title: string;
  /** The date as the language writes it; empty: none. */
  day: string;
  vendor: string;
  /** The motif; null: only the vendor's mark. */
  motif: Drawing | null;
  /** A poster without words shows only this part of the motif, from one of its corners, 0 to 3. */
  quarter?: number;
  /** Headings inside; a deck shows the first two. */
  chapters: readonly string[];
  /** A video has a play sign, a file the name of its format. */
  isFilm: boolean;
  format: string;
}

/** Colours of the light theme, and an accent in the tone of each theme. */
export interface CoverColours {
  ink: string;
  accent: string;
  bright: string;
}

const white = '#ffffff';

/** Covers have the same colours in both themes. */
function tonesOf({ ink, accent, bright }: CoverColours, isDeep: boolean) {
  const paper = isDeep ? mix(accent, ink, 0.34) : mix(accent, white, 0.05);
  const text = isDeep ? white : ink;
  const lead = isDeep ? bright : accent;

  /** A colour on the paper, `share` of it. */
  const onPaper = (colour: string, share: number) => mix(colour, paper, share);
  const line = onPaper(text, isDeep ? 0.46 : 0.5);
  const soft = onPaper(text, 0.76);

  return { paper, text, lead, line, soft, onPaper };
}

type Tones = ReturnType<typeof tonesOf>;

/** The rules of src/styles/drawing.css in the colours of print, and the cover's own types. */
const styleOf = ({ paper, text, lead, line, soft, onPaper }: Tones): string =>
  [
    'svg{font:700 10px Inter,Arial,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}',
    'svg{fill:none;stroke-linecap:round;stroke-linejoin:round}',
    `.p{fill:${paper}}`,
    `.t{fill:${text}}`,
    `.s{fill:${soft};font-weight:400}`,
    `.k,.solid{fill:${lead}}`,
    `.line{stroke:${line}}`,
    `.grid{stroke:${onPaper(text, 0.2)}}`,
    `.flow{stroke:${lead};stroke-width:1.5}`,
    '.dashed{stroke-dasharray:4 5}',
    'rect{rx:6px}',
    `.ground{fill:${onPaper(text, 0.05)};stroke:${onPaper(text, 0.2)}}`,
    `.face{fill:${onPaper(white, 0.12)};stroke:${line}}`,
    `.tint{fill:${onPaper(lead, 0.24)};stroke:${lead}}`,
    '.solid{stroke:none}',
  ].join('');

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The vendor's mark, from its upper left corner. */
const vendorMarkAt = (x: number, y: number, size: number, colour: string): string =>
  vendorMark
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace('<svg', `<svg x="${x}" y="${y}" width="${size}" height="${size}" color="${colour}"`);

/** The part of a motif that a cover shows, as a `viewBox`: all of it, or four fifths from one of its corners. */
function visiblePart({ width, height }: Drawing, quarter: number | undefined): string {
  if (quarter === undefined) return `0 0 ${width} ${height}`;

  const isRight = quarter % 2 === 1;
  const isLower = quarter > 1;
  const x = isRight ? 0.2 * width : 0;
  const y = isLower ? 0.4 * height : 0;
  return [x, y, 0.8 * width, 0.8 * height].map(Math.round).join(' ');
}

/** The motif in a frame, from its upper left corner; the overflow is clipped. Without one, the vendor's mark. */
function motifIn({ x, y, width, height }: Frame, facts: CoverFacts, tones: Tones): string {
  const { motif, quarter } = facts;
  if (!motif) return vendorMarkAt(x, y, Math.min(width, height), tones.onPaper(tones.lead, 0.5));

  const viewBox = visiblePart(motif, quarter);
  const preserveAspectRatio = 'xMinYMin slice';
  return element('svg', { x, y, width, height, viewBox, preserveAspectRatio }, motif.markup);
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

/** The title in a frame, from its upper edge. @param sizes of type to try, the largest first */
function titleIn(frame: Frame, text: string, sizes: readonly number[]): string {
  const { title, subtitle, size, subtitleSize } = setTitle(text, frame, sizes);
  const titleLines = linesAt(title, frame.x, frame.y, size, 't');
  if (subtitle.length === 0) return titleLines;

  const subtitleY = frame.y + title.length * size * 1.25 + subtitleSize * 0.2;
  return titleLines + linesAt(subtitle, frame.x, subtitleY, subtitleSize, 's');
}

const ground = (width: number, height: number, x = 0, y = 0): string =>
  element('rect', { x, y, width, height, class: 'p' });

/** The cover of a paper or report. */
function drawPaper(facts: CoverFacts, tones: Tones): string {
  const title = { x: 20, y: 46, width: 200, height: 96 };
  const motif = facts.motif
    ? { x: 20, y: 152, width: 220, height: 148 }
    : { x: 20, y: 152, width: 130, height: 130 };

  const footGround = element('path', { class: 'p', d: 'M0 300h240v40H0z' });
  const footRule = element('path', { class: 'line', d: 'M20 304h200' });
  const day = { class: 's', 'text-anchor': 'end' };

  return [
    ground(240, 340),
    textElement(facts.kind, [20, 34], { class: 'k' }),
    titleIn(title, facts.title, [23, 21, 19, 17, 15, 13, 11]),
    motifIn(motif, facts, tones),

    footGround,
    footRule,
    vendorMarkAt(20, 314, 12, tones.lead),
    textElement(facts.vendor, [38, 324], { class: 't' }),
    facts.day && textElement(facts.day, [220, 324], day),
  ].join('');
}

const playSign =
  '<circle cx="262" cy="92" r="24" class="p"/><path class="k" d="M255 80v24l19-12z"/>';

/** A poster without words: a part of the motif. */
function drawWordlessPoster(facts: CoverFacts, tones: Tones): string {
  const frame = facts.motif
    ? { x: 0, y: 0, width: 320, height: 180 }
    : { x: 112, y: 42, width: 96, height: 96 };
  return ground(320, 180) + motifIn(frame, facts, tones);
}

/** The poster of a video, a topic, or a piece of news. */
function drawPoster(facts: CoverFacts, tones: Tones): string {
  if (facts.quarter !== undefined) return drawWordlessPoster(facts, tones);

  const title = { x: 16, y: 40, width: 148, height: 100 };
  const motif = facts.motif
    ? { x: 176, y: 14, width: 190, height: 180 }
    : { x: 204, y: 40, width: 96, height: 96 };

  return [
    ground(320, 180),
    motifIn(motif, facts, tones),
    facts.isFilm ? playSign : '',
    textElement(facts.kind, [16, 30], { class: 'k' }),
    titleIn(title, facts.title, [19, 17, 15, 13, 11, 10]),
    vendorMarkAt(16, 154, 12, tones.lead),
    facts.day && textElement(facts.day, [34, 164], { class: 's' }),
  ].join('');
}

/** A section's slide beside the cover of a deck: its heading, and lines for its text. */
function slideMarkup(heading: string, index: number): string {
  const y = index * 79;
  const { title, size } = setTitle(heading, { width: 106, height: 39 }, [10, 9]);
  return [
    ground(126, 71, 274, y),
    linesAt(title, 284, y + 9, size, 't'),
    element('path', { class: 'line', d: `M284 ${y + 54}h74m-74 7h84` }),
  ].join('');
}

/** A deck as its first slides lie on a table: the cover, and two sections. */
function drawDeck(facts: CoverFacts, tones: Tones): string {
  const cover = element(
    'svg',
    { width: 266, height: 150, viewBox: '0 0 320 180' },
    drawPoster(facts, tones),
  );
  const slides = facts.chapters.slice(0, 2).map(slideMarkup);
  return cover + slides.join('');
}

/** A file: a sheet with a folded corner and the name of its format. */
function drawFile(facts: CoverFacts, tones: Tones): string {
  const outline = 'M6 .5h82l31 31v118a6 6 0 0 1 -6 6H6a6 6 0 0 1 -6 -6v-143a6 6 0 0 1 6 -6z';
  const fold = 'M88 .5v25a6 6 0 0 0 6 6h25';
  const textRules = 'M14 28h50m-50 8h34';

  const formatGround = element('path', { class: 'k', d: 'M0 118h64v24H0z' });
  const formatLook = { class: 'p', 'text-anchor': 'middle' };

  return [
    element('path', { class: 'p line', d: outline }),
    element('path', { class: 'line', d: fold + textRules }),
    motifIn({ x: 14, y: 48, width: 105, height: 60 }, facts, tones),
    facts.format && formatGround + textElement(facts.format, [32, 134.5], formatLook),
  ].join('');
}

const drawShape = {
  paper: drawPaper,
  poster: drawPoster,
  deck: drawDeck,
  file: drawFile,
};

/** The cover of an item as the text of an SVG file. Pure. */
export function drawCover(facts: CoverFacts, colours: CoverColours): string {
  const tones = tonesOf(colours, facts.isDeep);
  const markup = drawShape[facts.shape](facts, tones);
  return toFile({ ...coverShapes[facts.shape], markup }, styleOf(tones));
}
