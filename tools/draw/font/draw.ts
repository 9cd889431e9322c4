import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { LetterOutline } from '../../../src/features/covers/figure';
import { reproducibleDrawing } from '../drawing';

const { resolve } = createRequire(__filename);

const source = resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const boldSource = resolve('@fontsource/inter/files/inter-latin-700-normal.woff2');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
/** ASCII and the other characters of the texts. All others come from system fonts. */
const characters = `${ascii}\u00a0£¥°±µ·×é–—‘’“”…€←→−≈≤≥`;

/**
 * The outlines of the ASCII characters in bold, as JSON, one a line: a figure in a picture can't use
 * the typeface of the page.
 */
function boldOutlines(): string {
  const font = create(readFileSync(boldSource)) as Font;

  const letters = Array.from(ascii, (character) => {
    const glyph = font.layout(character).glyphs[0];
    if (!glyph) throw new Error(`Inter draws no ${character}`);

    const outline: LetterOutline = {
      advance: glyph.advanceWidth,
      path: glyph.path.scale(1, -1).toSVG(),
    };
    return `${JSON.stringify(character)}: ${JSON.stringify(outline)}`;
  });
  return `{ "unitsPerEm": ${font.unitsPerEm}, "letters": {\n${letters.join(',\n')}\n} }\n`;
}

/**
 * The typeface of Latin text and figures: Inter in weights 400 to 700, reduced to the characters of
 * the site.
 */
export const font = reproducibleDrawing(
  'the typeface of Latin text (src/styles), and its outlines for covers',
  async () => {
    const content = await subsetFont(readFileSync(source), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700 } },
      keepFeatures: ['kern', 'mark', 'ccmp', 'calt', 'tnum', 'case'],
    });
    return new Map([
      ['src/styles/inter.woff2', Buffer.from(content)],
      ['src/features/covers/inter-bold.json', Buffer.from(boldOutlines())],
    ]);
  },
);
