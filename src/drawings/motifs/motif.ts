import { type Drawing, element, textWidth } from '../svg';
import * as clusters from './clusters';
import * as families from './families';
import { type Motif, motifSize } from './kit';
import * as machines from './machines';
import * as markets from './markets';
import * as products from './products';
import * as scenes from './scenes';

/** Every motif by its name: one for each product family, the scenes of products and solutions, the one of the error page. */
export const motifs = {
  ...families,
  ...clusters,
  ...machines,
  ...markets,
  ...products,
  ...scenes,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

export const isMotif = (name: string): name is MotifName => Object.hasOwn(motifs, name);

/** Pseudo-random numbers from a seed (FNV-1a, then mulberry32). */
function numbersOf(seed: string): (limit: number) => number {
  let state = [...seed].reduce(
    (hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619),
    2166136261,
  );

  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const number = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((number ^ (number >>> 14)) >>> 0) % limit;
  };
}

/**
 * Draws a motif. Pure: the same seed gives the same drawing, another one its own variant.
 * @param seed e.g. the id of the page
 * @param words what it names in the page's language, by the motif's names for them; without them it is an ornament
 */
export function drawMotif(
  name: MotifName,
  seed: string,
  words: Readonly<Record<string, string>> = {},
): Drawing {
  const pen = { word: (key: string) => words[key] ?? '', pick: numbersOf(seed) };
  const { width, height } = motifSize;

  // Half a stroke width of padding.
  const markup = element('g', { class: 'line', transform: 'translate(2 2)' }, ...motifs[name](pen));
  return { width: width + 4, height: height + 4, markup };
}

/** The names of a motif's words; empty for one that is always an ornament. */
export function wordsOf(name: MotifName): string[] {
  const names = new Set<string>();
  const word = (key: string) => {
    names.add(key);
    return '';
  };
  motifs[name]({ word, pick: () => 0 });
  return [...names];
}

/** The share of a text's length that lies before its `x`, by its `text-anchor`. */
const anchorShares: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** A text element: its `x`, its `text-anchor` if it has one, and its text. */
const textPattern = /<text x="([\d.-]+)"[^>]*?(?:text-anchor="(\w+)")?>([^<]*)</g;

/** The words that overflow a drawing. */
export const cutWords = ({ width, markup }: Drawing): string[] =>
  [...markup.matchAll(textPattern)].flatMap(([, x, anchor = 'start', text = '']) => {
    const length = textWidth(text, 14);
    const start = Number(x) + 2 - length * (anchorShares[anchor] ?? 0);
    const isCut = start < 0 || start + length > width;
    return isCut ? [text] : [];
  });
