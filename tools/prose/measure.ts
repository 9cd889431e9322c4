import { amountOf, type ReadPage } from '../../src/build/content/texts';

/** The languages whose prose is checked, each by rules of its own. */
export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

/** How much the main part of a page says. */
export const amountOfPage = (page: ReadPage, language: Language): number =>
  amountOf(page.main[language].map(({ text }) => text).join('\n'), language);

/** The overlapping runs of a page's text, without punctuation and case: 8 characters in Chinese, 5 words in English. */
function shinglesOf(page: ReadPage, language: Language): Set<string> {
  const [unit, length] = language === 'zh' ? [/[\p{L}\p{N}]/gu, 8] : [/[\p{L}\p{N}]+/gu, 5];
  const runs = page.main[language].flatMap(({ text }) => {
    const units = text.toLowerCase().match(unit) ?? [];
    return units.slice(length - 1).map((_, at) => units.slice(at, at + length).join(' '));
  });
  return new Set(runs);
}

/** The pairs of pages in which the larger one holds more than a share (0 to 1) of the smaller one's text, most similar first. */
export function resemblances(pages: readonly ReadPage[], language: Language, least = 0) {
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

/** How much the pages say, shortest first, by kind, and the most similar ones: rows of tables by title. */
export function reportAmounts(pages: readonly ReadPage[]): Record<string, object[]> {
  const amounts = pages
    .map((page) => ({ id: page.id, kind: page.kind, zh: amountOfPage(page, 'zh'), en: amountOfPage(page, 'en') }))
    .sort((a, b) => a.zh - b.zh);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const ofKind = (kind: string) => {
    const own = amounts.filter((page) => kind === 'all' || kind === page.kind);
    return { kind, pages: own.length, zh: sum(own.map(({ zh }) => zh)), en: sum(own.map(({ en }) => en)) };
  };
  const pairs = languages.flatMap((language) => resemblances(pages, language).slice(0, 8));
  return {
    'By page, shortest first': amounts,
    'By kind': [...new Set(amounts.map(({ kind }) => kind)), 'all'].map(ofKind),
    'Most similar, in Chinese and in English': pairs.map(({ smaller, larger, share }) => {
      return { smaller: smaller.id, larger: larger.id, share: share.toFixed(3) };
    }),
  };
}
