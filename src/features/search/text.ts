import { conventions, languages } from '../../site/languages';
import { truncateQuery } from './kinds';

/** Joiners that are written in different ways: multi-cluster, multi cluster, CI/CD. */
export const joints = "-\\u2010-\\u2015_/·'’";
const joint = new RegExp(`[${joints}]`, 'g');

/**
 * Control characters (except the line feed between texts), zero-width characters, direction marks.
 */
const invisible = /(?!\n)[\p{Cc}\p{Cf}]/gu;

/** Latin letters with accents, as in pinyin with tones. */
const accented = /[\u00c0-\u024f\u1e00-\u1eff]/g;

/**
 * Punctuation is not searched. Commas instead keep English at one byte a letter, which doubles the
 * speed.
 */
const signs = /[^\p{ASCII}\p{L}\p{N}\p{M}]/gu;

/**
 * A character of a script that doesn't separate words with spaces, in any of the languages. Han
 * stands for all of them in this folder.
 */
const han = `(?:${languages.flatMap((language) => conventions[language].unspaced?.source ?? []).join('|')})`;

/** Optional spaces between Chinese and other letters: GPU 算力, GPU算力. */
const gaps = new RegExp(`(${han}) +(?=[a-z0-9])|([a-z0-9]) +(?=${han})`, 'gu');

const withoutAccent = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Normalises a text: NFKC, lower case, no accents, joints as spaces, nothing invisible. Keeps line
 * feeds.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\t/g, ' ')
    .replace(invisible, '')
    .replace(accented, withoutAccent)
    .replace(joint, ' ')
    .replace(signs, ',')
    .replace(gaps, '$1$2');

const escapeForRegExp = (phrase: string): string => phrase.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Other spellings of what the texts have (`HeadingsFile`). */
export interface Spellings {
  variants: Readonly<Record<string, string>>;
  regionalWords: Readonly<Record<string, string>>;
}

/**
 * Prepares the folding of queries: traditional characters become simplified ones, and words of
 * Taiwan and Hong Kong those of the mainland, the longest first.
 */
export function queryFolder({ variants, regionalWords }: Spellings): (query: string) => string {
  const words = Object.keys(regionalWords).sort((a, b) => b.length - a.length);
  const anyWord = new RegExp(words.map(escapeForRegExp).join('|') || '(?!)', 'g');
  return (query) => {
    const folded = fold(truncateQuery(query)).replace(/\s+/g, ' ').trim();
    const simplified = Array.from(folded, (letter) => variants[letter] ?? letter).join('');
    return simplified.replace(anyWord, (word) => regionalWords[word] ?? word);
  };
}

/** Names that join words: BeyondContainer, DevOps. */
const joinedName = /[a-z]*[A-Z]?[a-z]+(?:[A-Z]+[a-z]*)+/g;

/**
 * The words that a text's names join, and what comes after the first: `Beyond Dev Ops, DevOps` of
 * BeyondDevOps. Empty if there are none.
 */
export const joinedWords = (text: string): string =>
  (text.match(joinedName) ?? [])
    .flatMap((name) => {
      const words = name.replace(/([a-z])(?=[A-Z])/g, '$1 ').split(' ');
      const rest = words.length > 2 ? [words.slice(1).join('')] : [];
      return [words.join(' '), ...rest];
    })
    .join(', ');

/**
 * A name with a version behind it: `openeuler22.03`, `k8s1.34`, `kylinv10sp3`, `postgresql14`. What
 * comes before it is a group, because the oldest browsers have no lookbehind.
 */
const gluedVersion = /(^|[^a-z0-9.])([a-z][a-z0-9]*?[a-z])(v?\d[\d.]*(?:sp\d+)?)(?![a-z0-9])/g;

/** `v10sp3` */
const gluedServicePack = /\b(v\d+)(sp\d+)\b/g;

/**
 * Puts a space between a name and the version that is written directly behind it, unless the texts
 * have the two as one word (log4j2, Qwen3).
 * @param isKnown whether a text has a word
 */
export const separateVersions = (folded: string, isKnown: (word: string) => boolean): string =>
  folded
    .replace(gluedVersion, (whole, before: string, name: string, version: string) =>
      isKnown(name) && !isKnown(name + version) ? `${before}${name} ${version}` : whole,
    )
    .replace(gluedServicePack, '$1 $2');

/** Runs of Chinese characters, and other words with digits and inner full stops (1.34). */
const otherLetters = `(?:(?!${han})[\\p{L}\\p{N}])+`;
const runs = new RegExp(`${han}+|${otherLetters}(?:\\.${otherLetters})*`, 'gu');

/** The words of a folded text; `kubernetes集群` is two. */
export const wordsOf = (folded: string): string[] => folded.match(runs) ?? [];

const startsWithHan = new RegExp(`^${han}`, 'u');

export const isHan = (word: string): boolean => startsWithHan.test(word);

/** The source of a pattern that finds a folded phrase, as whole words where it is not Chinese. */
export const wholeWords = (phrase: string): string =>
  escapeForRegExp(phrase).replace(/^\b|\b$/g, '\\b');

/** The common stem of an English word's forms: microservices, microservice; upgrade, upgrading. */
export function stem(word: string): string {
  if (!/^[a-z]{5,}$/.test(word) || word.endsWith('ss')) return word;

  const wordStem = word.replace(/(.{5})ions?$|(?:ies|ing|ed|es|e|s)$|([^aeiou])y$/, '$1$2');
  return wordStem.length >= 4 ? wordStem : word;
}

/** Pinyin without the final g of its syllables, which not everybody hears, and with u for ü. */
const withoutFinalG = (syllable: string): string => syllable.replace(/ng$/, 'n').replace('v', 'u');

/** Whether letters spell syllables of a name, from one of them on. */
const startsWithin = (name: readonly string[], letters: string): boolean =>
  name.some((_, index) => name.slice(index).join('').startsWith(letters));

/** Pinyin with its tones as digits. */
const tonedSyllables = /^(?:[a-z]*[aeiouv][a-z]*[1-5])+$/;

/** Pinyin with spaces between its syllables, perhaps with tones as digits: `wei fu wu`. */
const spacedSyllables = /^[a-z]{1,6}[1-5]?(?: [a-z]{1,6}[1-5]?)+$/;

/**
 * Joins a query that is pinyin with spaces between its syllables.
 * @param isWord whether a text has a word: a query of nothing but such words stays as it is
 * @param isName whether letters spell a name
 */
export function joinSyllables(
  folded: string,
  isWord: (word: string) => boolean,
  isName: (letters: string) => boolean,
): string {
  if (!spacedSyllables.test(folded)) return folded;

  const joined = folded.replaceAll(' ', '');
  return isName(joined) && !folded.split(' ').every(isWord) ? joined : folded;
}

/**
 * Whether a word spells a Chinese name from one of its characters on: `rongqi`, `rongqiy`,
 * `rong2qi4`, or the initials `rqy`.
 * @param syllables separated by spaces
 * @param isLoose whether a final g and the dots of ü don't matter
 */
export function isSpelling(word: string, syllables: string, isLoose = false): boolean {
  const isToned = tonedSyllables.test(word);
  const letters = isToned ? word.replace(/\d/g, '') : word;
  if (!/^[a-z]{2,}$/.test(letters)) return false;

  const name = syllables.split(' ');
  const initials = name.map((syllable) => syllable.charAt(0)).join('');
  if (!isLoose && !isToned && initials.includes(letters)) return true;
  if (letters.length < 3) return false;

  if (!isLoose) return startsWithin(name, letters);

  // Of several finals, some may have their g: `wangluowanguan`.
  const looseName = name.map(withoutFinalG);
  const looseLetters = letters.replace(/ng(?![aeiouv])/g, 'n').replaceAll('v', 'u');
  return startsWithin(looseName, letters) || startsWithin(looseName, looseLetters);
}
