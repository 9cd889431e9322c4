import type { ReadPage } from '../../src/build/content/texts';
import { type Language, languages } from '../../src/config/languages';
import type { Issue } from '../../src/contract/issue';

/** Two pages, and how much of the smaller one the other one has, 0 to 1. */
export interface Resemblance {
  smaller: ReadPage;
  larger: ReadPage;
  share: number;
}

/** No two pages share more of the smaller one's text. */
const greatestShare = 1 / 3;

/** The overlapping runs of a page's text, punctuation and case aside: 8 characters in Chinese, 5 words in English. */
function shinglesOf(page: ReadPage, language: Language): Set<string> {
  const [unit, length] = language === 'zh' ? [/[\p{L}\p{N}]/gu, 8] : [/[\p{L}\p{N}]+/gu, 5];
  const runs = page.main[language].flatMap(({ text }) => {
    const units = text.toLowerCase().match(unit) ?? [];
    return Array.from({ length: Math.max(0, units.length - length + 1) }, (_, at) =>
      units.slice(at, at + length).join(' '),
    );
  });
  return new Set(runs);
}

/** The pairs of pages that share more than a share of the smaller one's text, most alike first. */
export function resemblances(pages: readonly ReadPage[], language: Language, least = 0): Resemblance[] {
  const sized = pages
    .map((page) => ({ page, shingles: shinglesOf(page, language) }))
    .sort((a, b) => a.shingles.size - b.shingles.size);
  const pairs = sized.flatMap(({ page: smaller, shingles }, at) =>
    sized.slice(at + 1).map(({ page: larger, shingles: others }) => {
      const shared = [...shingles].filter((shingle) => others.has(shingle)).length;
      return { smaller, larger, share: shared / Math.max(1, shingles.size) };
    }),
  );
  return pairs.filter(({ share }) => share > least).sort((a, b) => b.share - a.share);
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Pages that are too much alike, both named. */
export const checkSimilarity = (pages: readonly ReadPage[]): Issue[] =>
  languages.flatMap((language) =>
    resemblances(pages, language, greatestShare).map(({ smaller, larger, share }) => ({
      source: smaller.main[language][0]?.source ?? smaller.id,
      key: smaller.isItem ? language : '',
      message: `shares ${percent(share)} of its text with ${larger.main[language][0]?.source ?? larger.id}; at most ${percent(greatestShare)}`,
    })),
  );
