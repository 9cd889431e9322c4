import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { root } from '../../../src/cli/support/environment';
import { conventions, eachLanguage, type Language, languages } from '../../../src/site/languages';
import { letteringSize } from '../../../src/site/lettering';
import { reproducibleDrawing } from '../drawing';
import { type Lettering, outlineOf, setLetters, widthOf } from './lettering';

/** The lettering of a customer. */
interface Logo extends Record<Language, Lettering> {
  /** Whether there is a second line: the English name below the Chinese one, or the rest of it. */
  isStacked?: boolean;
}

const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Lengths are units of the canvas, and drawn on whole ones, which keeps the file small. */
const { width, height } = letteringSize;
const mostWidth = width - 6;
/** Height of what is drawn of a Chinese name with a line below it, and without. */
const nameHeight = { stacked: 84, single: 88 };
/** Height of Latin letters as a share of that of Chinese ones. */
const latinShare = 0.76;
const gap = 18;
const leastGap = 8;
const subtitleHeight = 24;
/** The least width that a second line is spread over, and the most space between its letters. */
const leastSubtitle = 160;
const mostSpread = 13;

/**
 * The lines of a customer's lettering, of which the second may be empty: a Chinese name above the
 * English one, or the first word of an English name above the others.
 */
function linesOf(names: Record<Language, string>, language: Language, isStacked: boolean) {
  if (conventions[language].unspaced) return [names[language], isStacked ? names.en : ''] as const;

  const [first = '', ...others] = names[language].split(' ');
  return [first, others.join(' ')] as const;
}

/** A customer's name as letters that are drawn, on a canvas of one size for all. */
function drawLettering(names: Record<Language, string>, logo: Logo, language: Language): string {
  const isStacked = logo.isStacked === true;
  const [name, subtitle] = linesOf(names, language, isStacked);
  const line = setLetters(name, logo[language]);

  // Latin letters are measured without what hangs below the line.
  const isHan = conventions[language].unspaced !== null;
  const drawnHeight = isHan ? line.top - line.bottom : line.top;
  const most = nameHeight[subtitle ? 'stacked' : 'single'] * (isHan ? 1 : latinShare);
  const size = Math.min(most / drawnHeight, mostWidth / widthOf(line));
  // A Q or a y hangs below its line.
  const hanging = isHan ? 0 : -line.bottom * size;
  const space = Math.max(gap, hanging + leastGap);
  const used = drawnHeight * size + (subtitle ? space + subtitleHeight : 0);
  const top = (height - used) / 2;
  const outlines = [outlineOf(line, size, top + line.top * size)];

  if (subtitle) {
    const { typeface, weight = 400 } = logo.en;
    const small = setLetters(subtitle, { typeface, weight, isUpper: true });
    const smallSize = Math.min(subtitleHeight / small.top, mostWidth / widthOf(small));
    // Spread over the width of the name, as long as it's still read as a line.
    const room = Math.max(widthOf(line) * size, leastSubtitle) - widthOf(small) * smallSize;
    const spread = Math.min(Math.max(room / (small.letters.length - 1), 0), mostSpread);
    outlines.push(outlineOf(small, smallSize, top + used, spread));
  }

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="currentColor"><path d="${outlines.join('')}"/></svg>`;
  const roundPath = { name: 'convertPathData', params: { floatPrecision: 0 } } as const;
  return `${optimize(svg, { multipass: true, plugins: [roundPath] }).data}\n`;
}

/**
 * The names of customers as their logos write them (data/lettering.json), as outlines: a page
 * needs none of the typefaces.
 */
export const logos = reproducibleDrawing(
  'the lettering of customers (data/lettering)',
  async () => {
    const logoOf: Record<string, Logo> = readJson('data/lettering.json');
    const files = new Map<string, Buffer>();

    for (const [slug, logo] of Object.entries(logoOf)) {
      const item: Record<Language, { customer: string }> = readJson(`data/items/case/${slug}.json`);
      const names = eachLanguage((language) => item[language].customer);
      for (const language of languages)
        files.set(
          `data/lettering/${slug}.${language}.svg`,
          Buffer.from(drawLettering(names, logo, language)),
        );
    }
    return files;
  },
);
