import type { PlacedText, ReadPage } from '../../src/build/content/texts';
import { type Language, languages } from '../../src/config/languages';
import type { Issue } from '../../src/contract/issue';

/** A page's main part in a language as one text. */
export const mainText = (page: ReadPage, language: Language): string =>
  page.main[language].map(({ text }) => text).join('\n');

/** Least and greatest length in characters (docs/content.md, how to write). */
const bounds: Record<'title' | 'description', Record<Language, readonly [number, number]>> = {
  title: { zh: [10, 28], en: [30, 60] },
  description: { zh: [50, 90], en: [110, 160] },
};

/** The least that a product or solution page says: Chinese characters, English words (docs/content.md, how to write). */
const leastMain: Record<Language, number> = { zh: 700, en: 450 };

const units: Record<Language, string> = { zh: 'Chinese characters', en: 'words' };

/** How much a text says: Chinese characters, punctuation and Latin letters aside; English words. */
export const amountOf = (text: string, language: Language): number =>
  (language === 'zh' ? text.match(/\p{Script=Han}/gu) : text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu))?.length ?? 0;

function checkBounds(what: keyof typeof bounds, { source, key, text }: PlacedText, language: Language): Issue[] {
  const [least, most] = bounds[what][language];
  // A reference (`{{facts.…}}`) shows a figure of a few characters.
  const { length } = text.replace(/\{\{.*?\}\}/g, '1,000');
  if (length >= least && length <= most) return [];
  return [
    { source, key, message: `${what} has ${length} characters; ${least} to ${most} fit a list of search results` },
  ];
}

/** Titles and descriptions that search results show whole, pages of products and solutions that say enough. */
export function checkLengths(pages: readonly ReadPage[]): Issue[] {
  return pages.flatMap((page) =>
    languages.flatMap((language): Issue[] => {
      const { title, description } = page.meta[language];
      const amount = amountOf(mainText(page, language), language);
      const isThin = (page.kind === 'product' || page.kind === 'solution') && amount < leastMain[language];
      return [
        // A position is called what it is called.
        ...(page.kind === 'joinus' ? [] : checkBounds('title', title, language)),
        ...checkBounds('description', description, language),
        ...(isThin
          ? [
              {
                source: title.source,
                key: '',
                message: `the page has ${amount} ${units[language]}; at least ${leastMain[language]}`,
              },
            ]
          : []),
      ];
    }),
  );
}
