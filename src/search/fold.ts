import { queryLimit } from './kinds';

/** Signs that part words or are written now one way, now another: multi-cluster, multi cluster, CI/CD. */
const joints = /[-\u2010-\u2015_/·'’]/g;
/** Control characters (less the line feed, which parts texts), zero-width characters and marks of direction. */
const invisible = /(?!\n)[\p{Cc}\p{Cf}]/gu;

/** Signs that part sentences or quote: nobody asks for them. As a comma they leave an English text with one byte a letter, which engines search twice as fast. */
const signs = /[^\p{ASCII}\p{L}\p{N}\p{M}]/gu;

/** Spaces between Chinese and other letters, which some write and some do not: GPU 算力, GPU算力. */
const gaps = /(\p{Script=Han}) +(?=[a-z0-9])|([a-z0-9]) +(?=\p{Script=Han})/gu;

const foldLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\t/g, ' ')
    .replace(invisible, '')
    .replace(joints, ' ')
    .replace(signs, ',');

/**
 * A text as it is compared: full-width and compatibility forms as the plain ones, lower case, joints as spaces, nothing invisible, no space between Chinese
 * and other letters. Line feeds stay.
 */
export const fold = (text: string): string => foldLetters(text).replace(gaps, '$1$2');

/** Letters that folding leaves alone; most are. */
const plain = /^[a-z0-9 .,\u4e00-\u9fff]$/;

/** Folded letters and, for each of them, where in the text it comes from. */
export function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const part = plain.test(letter) ? letter : foldLetters(letter);
    for (let index = 0; index < part.length; index += 1) places.push(place);
    folded += part;
    place += letter.length;
  }
  for (const gap of [...folded.matchAll(gaps)].reverse()) {
    const [whole, before = '', beforeLatin = ''] = gap;
    const at = gap.index + (before || beforeLatin).length;
    const length = gap.index + whole.length - at;
    folded = folded.slice(0, at) + folded.slice(at + length);
    places.splice(at, length);
  }
  places.push(place);
  return { folded, places };
}

/**
 * What was typed, as it is searched for.
 * @param variants traditional characters and the simplified ones that the texts are written with
 */
export function foldQuery(query: string, variants: ReadonlyMap<string, string> = new Map()): string {
  const folded = fold([...query.slice(0, 2 * queryLimit)].slice(0, queryLimit).join(''))
    .replace(/\s+/g, ' ')
    .trim();
  return variants.size === 0 ? folded : Array.from(folded, (letter) => variants.get(letter) ?? letter).join('');
}

/** Runs of Chinese characters, and words of other letters and digits (a full stop between them belongs: 1.34, 2.0). */
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:\.(?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/gu;

/** The words of a folded text; `Kubernetes集群` is two. */
export const wordsOf = (folded: string): string[] => folded.match(runs) ?? [];

export const isHan = (word: string): boolean => /^\p{Script=Han}/u.test(word);

/** Whether a UTF-16 unit of a folded text belongs to a word that is not Chinese: digits, a to z, letters of other alphabets. */
export const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 0xc0 && code < 0x2000);
