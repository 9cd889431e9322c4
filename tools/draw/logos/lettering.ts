import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type GlyphRun } from 'fontkit';

/** How a customer writes its name in a language. */
export interface Lettering {
  /** A typeface of Fontsource, e.g. `cinzel`. */
  typeface: string;
  weight?: number;
  /** Space added between the letters, as a share of the type size. */
  spacing?: number;
  /** Degrees that the letters lean to the right. */
  slant?: number;
  isUpper?: boolean;
  isLower?: boolean;
}

const { resolve } = createRequire(__filename);

/** The characters of each file of a typeface, as CSS writes `unicode-range`. */
const rangesOf = (typeface: string): Record<string, string> =>
  JSON.parse(readFileSync(resolve(`@fontsource/${typeface}/unicode.json`), 'utf8'));

function includes(ranges: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
  });
}

/**
 * The font that has a character; a Chinese typeface comes in about a hundred files.
 * @throws Error if the typeface lacks the character
 */
function fontWith(character: string, { typeface, weight = 400 }: Lettering): Font {
  for (const [part, ranges] of Object.entries(rangesOf(typeface))) {
    if (!includes(ranges, character)) continue;

    const name = part.replace(/[[\]]/g, '');
    const file = resolve(
      `@fontsource/${typeface}/files/${typeface}-${name}-${weight}-normal.woff2`,
    );
    const font = create(readFileSync(file)) as Font;
    if (font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return font;
  }
  throw new Error(`${typeface} has no ${character}`);
}

/** A letter, and how far it moves the next one, in units of a type size of 1. */
interface Letter {
  glyph: GlyphRun['glyphs'][number];
  scale: number;
  advance: number;
}

function lettersOf(text: string, lettering: Lettering): Letter[] {
  const shown = lettering.isUpper
    ? text.toUpperCase()
    : lettering.isLower
      ? text.toLowerCase()
      : text;
  return Array.from(shown, (character) => {
    const font = fontWith(character, lettering);
    const glyph = font.layout(character).glyphs[0];
    if (!glyph) throw new Error(`${lettering.typeface} draws no ${character}`);

    const scale = 1 / font.unitsPerEm;
    return { glyph, scale, advance: glyph.advanceWidth * scale + (lettering.spacing ?? 0) };
  });
}

interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A line of letters at a type size of 1; `top` and `bottom` are measured from the baseline. */
export interface LetterLine extends Extent {
  letters: readonly Letter[];
  slant: number;
}

/** Sets a line of letters, and measures what is drawn of it. */
export function setLetters(text: string, lettering: Lettering): LetterLine {
  const letters = lettersOf(text, lettering);
  const extent = { left: 0, right: 0, top: 0, bottom: 0 };

  let x = 0;
  for (const [index, { glyph, scale, advance }] of letters.entries()) {
    const { minX, minY, maxX, maxY } = glyph.bbox;
    if (index === 0) extent.left = minX * scale;
    if (Number.isFinite(maxX)) extent.right = x + maxX * scale;
    if (Number.isFinite(maxY)) extent.top = Math.max(extent.top, maxY * scale);
    if (Number.isFinite(minY)) extent.bottom = Math.min(extent.bottom, minY * scale);
    x += advance;
  }
  return { letters, slant: lettering.slant ?? 0, ...extent };
}

export const widthOf = ({ left, right }: Extent): number => right - left;

/**
 * The outlines of a line as the data of a path, from the left edge of what is drawn.
 * @param y of the baseline
 * @param spread space added between the letters
 */
export function outlineOf(line: LetterLine, size: number, y: number, spread = 0): string {
  const lean = Math.tan((line.slant * Math.PI) / 180);
  let x = -line.left * size;

  const outlines = line.letters.map(({ glyph, scale, advance }) => {
    const factor = scale * size;
    const outline = glyph.path.transform(factor, 0, factor * lean, -factor, x, y);
    x += advance * size + spread;
    return outline.toSVG();
  });
  return outlines.join('');
}
