import { conventions, languages } from '../config/languages';
import { limited } from './kinds';

/** Joiners that are written in different ways: multi-cluster, multi cluster, CI/CD. */
export const joints = "-\\u2010-\\u2015_/·'’";
/** Control characters (except the line feed between texts), zero-width characters, direction marks. */
const invisible = /(?!\n)[\p{Cc}\p{Cf}]/gu;
/** Punctuation is not searched. Commas instead keep English at one byte a letter, which doubles the speed. */
const signs = /[^\p{ASCII}\p{L}\p{N}\p{M}]/gu;
/** A character of a script that doesn't separate words with spaces, in any of the languages. Han stands for all of them in this folder. */
const han = `(?:${languages.flatMap((language) => conventions[language].unspaced?.source ?? []).join('|')})`;
/** Optional spaces between Chinese and other letters: GPU 算力, GPU算力. */
const gaps = new RegExp(`(${han}) +(?=[a-z0-9])|([a-z0-9]) +(?=${han})`, 'gu');

/** Normalises a text: NFKC, lower case, joints as spaces, nothing invisible. Keeps line feeds. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\t/g, ' ')
    .replace(invisible, '')
    .replace(new RegExp(`[${joints}]`, 'g'), ' ')
    .replace(signs, ',')
    .replace(gaps, '$1$2');

/** Folds a query. @param variants simplified characters by traditional ones */
export const foldQuery = (query: string, variants: Readonly<Record<string, string>> = {}): string =>
  Array.from(
    fold(limited(query)).replace(/\s+/g, ' ').trim(),
    (letter) => variants[letter] ?? letter,
  ).join('');

/** A text's joined words, split (BeyondContainer, DevOps). Empty if there are none. */
export const joinedWords = (text: string): string =>
  (text.match(/[a-z]*[A-Z]?[a-z]+(?:[A-Z]+[a-z]*)+/g) ?? [])
    .join(' ')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ');

/** Runs of Chinese characters, and other words with digits and inner full stops (1.34). */
const letters = `(?:(?!${han})[\\p{L}\\p{N}])+`;
const runs = new RegExp(`${han}+|${letters}(?:\\.${letters})*`, 'gu');

/** The words of a folded text; `kubernetes集群` is two. */
export const wordsOf = (folded: string): string[] => folded.match(runs) ?? [];

const startsWithHan = new RegExp(`^${han}`, 'u');
export const isHan = (word: string): boolean => startsWithHan.test(word);

/** The source of a pattern that finds a folded phrase, as whole words where it is not Chinese. */
export const wholeWords = (phrase: string): string =>
  phrase.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/^\b|\b$/g, '\\b');

/** The common stem of an English word's forms: microservices, microservice; upgrade, upgrading. */
export function stem(word: string): string {
  if (!/^[a-z]{5,}$/.test(word)) return word;
  const bare = word.endsWith('ss')
    ? word
    : word.replace(/(.{5})ions?$|(?:ies|ing|ed|es|e|s)$|([^aeiou])y$/, '$1$2');
  return bare.length >= 4 ? bare : word;
}

/**
 * Whether a word spells a Chinese name from one of its characters on: `rongqi`, `rongqiy`, or the initials `rqy`.
 * @param syllables separated by spaces
 */
export function isSpelling(word: string, syllables: string): boolean {
  if (!/^[a-z]{2,}$/.test(word)) return false;
  const all = syllables.split(' ');
  const initials = all.map((syllable) => syllable.charAt(0)).join('');
  return (
    initials.includes(word) ||
    (word.length > 2 && all.some((_, at) => all.slice(at).join('').startsWith(word)))
  );
}
