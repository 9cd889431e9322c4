import type { ReadPage } from '../../src/build/content/texts';
import { type Language, languages } from '../../src/config/languages';
import type { Issue } from '../../src/contract/issue';

/** Two pages of a language and how much of the smaller one the other one has, 0 to 1. */
export interface Resemblance {
  language: Language;
  smaller: ReadPage;
  larger: ReadPage;
  share: number;
}

/** No two pages share more of the smaller one's text. */
export const greatestShare = 1 / 3;

/** Length of a shingle: characters in Chinese, words in English. */
const shingleLength: Record<Language, number> = { zh: 8, en: 5 };

/** The overlapping runs of a text, punctuation and case aside. */
export function shingles(text: string, language: Language): string[] {
  const length = shingleLength[language];
  const units =
    language === 'zh'
      ? [...text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()]
      : (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const glue = language === 'zh' ? '' : ' ';
  return Array.from({ length: Math.max(0, units.length - length + 1) }, (_, at) =>
    units.slice(at, at + length).join(glue),
  );
}

/**
 * The pairs of pages that share text, most alike first: the part of the smaller page's shingles that the larger one has too. Header, footer and what
 * lists are filled with are no part of a page's text.
 */
export function resemblances(pages: readonly ReadPage[], language: Language): Resemblance[] {
  const holders = new Map<string, number[]>();
  const sizes = pages.map((page, index) => {
    const own = new Set(page.main[language].flatMap(({ text }) => shingles(text, language)));
    for (const shingle of own) {
      const list = holders.get(shingle);
      if (list) list.push(index);
      else holders.set(shingle, [index]);
    }
    return own.size;
  });
  const shared = new Map<number, number>();
  for (const list of holders.values())
    for (const [at, a] of list.entries())
      for (const b of list.slice(at + 1)) {
        const pair = a * pages.length + b;
        shared.set(pair, (shared.get(pair) ?? 0) + 1);
      }
  return [...shared]
    .flatMap(([pair, count]): Resemblance[] => {
      const [a, b] = [Math.floor(pair / pages.length), pair % pages.length];
      const [first, second] = [pages[a], pages[b]];
      const [sizeA, sizeB] = [sizes[a] ?? 0, sizes[b] ?? 0];
      if (!first || !second) return [];
      const [smaller, larger] = sizeA <= sizeB ? [first, second] : [second, first];
      return [{ language, smaller, larger, share: count / Math.min(sizeA, sizeB) }];
    })
    .sort((a, b) => b.share - a.share);
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Pages that are too much alike, both named. */
export function checkSimilarity(pages: readonly ReadPage[]): Issue[] {
  return languages.flatMap((language) =>
    resemblances(pages, language)
      .filter(({ share }) => share > greatestShare)
      .map(({ smaller, larger, share }) => ({
        source: smaller.main[language][0]?.source ?? smaller.id,
        key: smaller.isItem ? language : '',
        message: `shares ${percent(share)} of its text with ${larger.main[language][0]?.source ?? larger.id}; at most ${percent(greatestShare)}`,
      })),
  );
}
