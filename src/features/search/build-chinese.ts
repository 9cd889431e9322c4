import { Converter, Locale } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';
import { once } from '../../content/memoise';
import { fold } from './text';

/*
 * What the index needs so that Chinese is found as it's written elsewhere: in pinyin,
 * traditionally, in the words of Taiwan and Hong Kong.
 */

/** CJK Unified Ideographs. */
const characters = Array.from({ length: 0x9fff - 0x4e00 + 1 }, (_, index) =>
  String.fromCharCode(0x4e00 + index),
);

/**
 * Characters with the simplified ones that OpenCC, Hong Kong and Taiwan write traditionally as
 * them.
 */
const simplifiedCharacters = once(() =>
  (['t', 'hk', 'tw'] as const).flatMap((from) => {
    const convert = Converter({ from, to: 'cn' });
    return characters.map((character) => [character, convert(character)] as const);
  }),
);

const converter = once(() => Converter({ from: 't', to: 'cn' }));
const toSimplified = (text: string): string => converter()(text);

/**
 * OpenCC's words of Taiwan and Hong Kong, each with the one of the mainland. A dictionary is a
 * text: `網路 網絡|叢集 集羣`.
 */
const openCcWords = once(() =>
  (['twp', 'hkp'] as const).flatMap((locale) => {
    const [dictionary] = Locale.from[locale]?.[0] ?? [];
    if (typeof dictionary !== 'string') throw new Error(`opencc-js has no words of ${locale}`);

    return dictionary.split('|').flatMap((entry) => {
      const [regional, mainland] = entry.split(' ');
      return regional && mainland ? [[regional, toSimplified(mainland)] as const] : [];
    });
  }),
);

/** The simplified characters that a text has, by the traditional ones that it lacks. */
function variantsFor(text: string): Record<string, string> {
  const characters = new Set(text);
  return Object.fromEntries(
    simplifiedCharacters()
      .filter(([from, to]) => characters.has(to) && !characters.has(from))
      .sort(),
  );
}

/**
 * How a query in traditional Chinese, or in the words of Taiwan and Hong Kong, becomes one that
 * finds the words of a text.
 * @param text everything that can be found
 * @param ownWords words that OpenCC lacks, or translates otherwise
 * (data/search/regional-words.json)
 */
export function spellingsFor(text: string, ownWords: Readonly<Record<string, string>>) {
  const folded = fold(text);
  const words = new Map<string, string>();

  // Our own come last, and so replace OpenCC's.
  for (const [regional, mainland] of [...openCcWords(), ...Object.entries(ownWords)]) {
    const foldedWord = fold(toSimplified(regional));
    // A word that pages use themselves is found as it is.
    const isUseful = folded.includes(fold(mainland)) && !folded.includes(foldedWord);
    if (isUseful) words.set(foldedWord, fold(mainland));
  }

  return {
    variants: variantsFor(text + [...words.keys()].join('')),
    regionalWords: Object.fromEntries([...words].sort()),
  };
}

/**
 * The syllables of a page's name in pinyin, separated by spaces; of its title up to the colon, too,
 * if that is longer.
 */
export function syllablesOf(label: string, title: string): string {
  const [head = ''] = title.split('：');
  const chinese = (text: string) => text.replace(/[^\p{Script=Han}]+/gu, '');
  const names = chinese(head).includes(chinese(label)) ? [head] : [label, head];
  return names
    .flatMap((text) => pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true }))
    .join(' ');
}
