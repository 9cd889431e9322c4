import { type CoverShape, coverShapes } from '../../config/covers';
import { vendorMark } from '../../config/vendor';
import { mix } from '../colours';
import { type Drawing, element, textElement, toFile } from '../svg';
import { setTitle } from './title';

/** The content of a cover. */
export interface CoverFacts {
  shape: CoverShape;
  /** On the deep tone of the accent instead of tinted paper. */
  isDeep: boolean;
  /** The name of the kind, e.g. white paper. */
  kind: string;
  /** With the marks of `lineBreaks` (src/build/view/line-breaks.ts); so have the chapters. */
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
function tones({ ink, accent, bright }: CoverColours, isDeep: boolean) {
  const paper = isDeep ? mix(accent, ink, 0.34) : mix(accent, white, 0.05);
  const [text, lead] = isDeep ? [white, bright] : [ink, accent];
  const over = (colour: string, share: number) => mix(colour, paper, share);
  return { paper, text, lead, line: over(text, isDeep ? 0.46 : 0.5), soft: over(text, 0.76), over };
}
type Tones = ReturnType<typeof tones>;

/** The rules of src/styles/drawing.css in the colours of print, and the cover's own types. */
const styleOf = ({ paper, text, lead, line, soft, over }: Tones): string =>
  [
    'svg{font:700 10px Inter,Arial,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}',
    'svg{fill:none;stroke-linecap:round;stroke-linejoin:round}',
    `.p{fill:${paper}}.t{fill:${text}}.s{fill:${soft};font-weight:400}.k,.solid{fill:${lead}}.line{stroke:${line}}`,
    `.grid{stroke:${over(text, 0.2)}}.flow{stroke:${lead};stroke-width:1.5}.dashed{stroke-dasharray:4 5}rect{rx:6px}`,
    `.ground{fill:${over(text, 0.05)};stroke:${over(text, 0.2)}}.face{fill:${over(white, 0.12)};stroke:${line}}`,
    `.tint{fill:${over(lead, 0.24)};stroke:${lead}}.solid{stroke:none}`,
  ].join('');

const markAt = (x: number, y: number, size: number, colour: string): string =>
  vendorMark
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace('<svg', `<svg x="${x}" y="${y}" width="${size}" height="${size}" color="${colour}"`);

type Frame = readonly [x: number, y: number, width: number, height: number];

/** The motif in a frame, from its upper left corner; the overflow is clipped. */
function motifAt(
  { motif, quarter }: CoverFacts,
  { over, lead }: Tones,
  [x, y, width, height]: Frame,
): string {
  if (!motif) return markAt(x, y, Math.min(width, height), over(lead, 0.5));
  const [left, top] = quarter === undefined ? [0, 0] : [(quarter % 2) * 0.2, quarter > 1 ? 0.4 : 0];
  const part = quarter === undefined ? 1 : 0.8;
  const box = [left * motif.width, top * motif.height, part * motif.width, part * motif.height].map(
    Math.round,
  );
  const viewBox = box.join(' ');
  return element(
    'svg',
    { x, y, width, height, viewBox, preserveAspectRatio: 'xMinYMin slice' },
    motif.markup,
  );
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
    ...lines.map((line, at) => textElement(line, [x, y + size * (0.9 + at * 1.25)])),
  );

/** The title in a box, from its upper edge. */
function titleAt(
  facts: CoverFacts,
  x: number,
  y: number,
  width: number,
  height: number,
  sizes: number[],
): string {
  const { title, subtitle, size, small } = setTitle(facts.title, { width, height }, sizes);
  const below = y + title.length * size * 1.25 + small * 0.2;
  return (
    linesAt(title, x, y, size, 't') +
    (subtitle.length > 0 ? linesAt(subtitle, x, below, small, 's') : '')
  );
}

const ground = (width: number, height: number, x = 0, y = 0): string =>
  element('rect', { x, y, width, height, class: 'p' });

function paper(facts: CoverFacts, look: Tones): string {
  return [
    ground(240, 340),
    textElement(facts.kind, [20, 34], { class: 'k' }),
    titleAt(facts, 20, 46, 200, 96, [23, 21, 19, 17, 15, 13, 11]),
    motifAt(facts, look, facts.motif ? [20, 152, 220, 148] : [20, 152, 130, 130]),
    element('path', { class: 'p', d: 'M0 300h240v40H0z' }) +
      element('path', { class: 'line', d: 'M20 304h200' }),
    markAt(20, 314, 12, look.lead) + textElement(facts.vendor, [38, 324], { class: 't' }),
    facts.day && textElement(facts.day, [220, 324], { class: 's', 'text-anchor': 'end' }),
  ].join('');
}

const play = '<circle cx="262" cy="92" r="24" class="p"/><path class="k" d="M255 80v24l19-12z"/>';

function poster(facts: CoverFacts, look: Tones): string {
  const { motif, quarter } = facts;
  if (quarter !== undefined)
    return ground(320, 180) + motifAt(facts, look, motif ? [0, 0, 320, 180] : [112, 42, 96, 96]);
  return [
    ground(320, 180),
    motifAt(facts, look, motif ? [176, 14, 190, 180] : [204, 40, 96, 96]),
    facts.isFilm ? play : '',
    textElement(facts.kind, [16, 30], { class: 'k' }),
    titleAt(facts, 16, 40, 148, 100, [19, 17, 15, 13, 11, 10]),
    markAt(16, 154, 12, look.lead),
    facts.day && textElement(facts.day, [34, 164], { class: 's' }),
  ].join('');
}

/** A deck as its first slides lie on a table: the cover, and two sections. */
function deck(facts: CoverFacts, look: Tones): string {
  const slide = (heading: string, at: number) => {
    const y = at * 79;
    const { title, size } = setTitle(heading, { width: 106, height: 39 }, [10, 9]);
    return [
      ground(126, 71, 274, y),
      linesAt(title, 284, y + 9, size, 't'),
      element('path', { class: 'line', d: `M284 ${y + 54}h74m-74 7h84` }),
    ].join('');
  };
  const cover = element(
    'svg',
    { width: 266, height: 150, viewBox: '0 0 320 180' },
    poster(facts, look),
  );
  return cover + facts.chapters.slice(0, 2).map(slide).join('');
}

/** A file: a sheet with a folded corner and the name of its format. */
function file(facts: CoverFacts, look: Tones): string {
  return [
    element('path', {
      class: 'p line',
      d: 'M6 .5h82l31 31v118a6 6 0 0 1 -6 6H6a6 6 0 0 1 -6 -6v-143a6 6 0 0 1 6 -6z',
    }),
    element('path', { class: 'line', d: 'M88 .5v25a6 6 0 0 0 6 6h25M14 28h50m-50 8h34' }),
    motifAt(facts, look, [14, 48, 105, 60]),
    facts.format &&
      element('path', { class: 'k', d: 'M0 118h64v24H0z' }) +
        textElement(facts.format, [32, 134.5], { class: 'p', 'text-anchor': 'middle' }),
  ].join('');
}

const layouts = { paper, poster, deck, file };

/** The cover of an item as the text of an SVG file. Pure. */
export function drawCover(facts: CoverFacts, colours: CoverColours): string {
  const look = tones(colours, facts.isDeep);
  return toFile(
    { ...coverShapes[facts.shape], markup: layouts[facts.shape](facts, look) },
    styleOf(look),
  );
}
