import type { Content } from '../../src/build/content/read';
import { collectTexts } from '../../src/build/content/texts';
import { type Language, languages } from '../../src/config/languages';
import { amountOfPage } from './lengths';
import { resemblances } from './similarity';

/** How many lines the lists of extremes have. */
const listed = 8;

/** How much the data folder says, as tables by title: Chinese characters and English words. Pure. */
export function reportOn(content: Content): Record<string, object[]> {
  const { pages } = collectTexts(content);
  const amounts = pages.map((page) => ({
    id: page.id,
    kind: page.kind,
    isOffer: page.isItem || page.kind === 'product' || page.kind === 'solution',
    zh: amountOfPage(page, 'zh'),
    en: amountOfPage(page, 'en'),
  }));
  const sum = (own: typeof amounts, kind: string) => ({
    kind,
    pages: own.length,
    zh: own.reduce((all, { zh }) => all + zh, 0),
    en: own.reduce((all, { en }) => all + en, 0),
  });
  const kinds = [...new Set(amounts.map(({ kind }) => kind))].map((kind) =>
    sum(
      amounts.filter((page) => page.kind === kind),
      kind,
    ),
  );
  const shortest = (language: Language) =>
    amounts
      .filter(({ isOffer }) => isOffer)
      .sort((a, b) => a[language] - b[language])
      .slice(0, listed);
  const alike = (language: Language) =>
    resemblances(pages, language)
      .slice(0, listed)
      .map(({ smaller, larger, share }) => ({
        smaller: smaller.id,
        larger: larger.id,
        share: Math.round(share * 1000) / 1000,
      }));
  return {
    'By page': amounts.map(({ id, kind, zh, en }) => ({ id, kind, zh, en })),
    'By kind': [...kinds.sort((a, b) => b.zh - a.zh), sum(amounts, 'all')],
    ...Object.fromEntries(
      languages.map((language) => [`Shortest (products, solutions, items), ${language}`, shortest(language)]),
    ),
    ...Object.fromEntries(languages.map((language) => [`Most alike, ${language}`, alike(language)])),
  };
}
