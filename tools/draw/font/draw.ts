import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { reproducibleDrawing } from '../drawing';

const source = createRequire(__filename).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
/** ASCII and the other characters of the texts. All others come from system fonts. */
const characters = `${ascii}\u00a0£¥°±µ·×é–—‘’“”…€←→−≈≤≥`;

/**
 * The typeface of Latin text and figures: Inter in weights 400 to 700, reduced to the characters of
 * the site.
 */
export const font = reproducibleDrawing('the typeface of Latin text (src/styles)', async () => {
  const content = await subsetFont(readFileSync(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'mark', 'ccmp', 'calt', 'tnum', 'case'],
  });
  return new Map([['src/styles/inter.woff2', Buffer.from(content)]]);
});
