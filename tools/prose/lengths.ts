import { amountOf, type PlacedText, type ReadPage } from '../../src/build/content/texts';
import { type Language, languages } from '../../src/config/languages';
import type { Issue } from '../../src/contract/issue';

/** Least and greatest lengths (docs/content.md, how to write): letters of title and description; of a page Chinese characters or English words. */
const bounds: Record<'title' | 'description' | 'page', Record<Language, readonly [number, number]>> = {
  title: { zh: [10, 28], en: [30, 60] },
  description: { zh: [50, 90], en: [110, 160] },
  page: { zh: [700, 1700], en: [450, 1100] },
};
const units = { zh: 'Chinese characters', en: 'words' } as const;

/** How much the main part of a page says. */
export const amountOfPage = (page: ReadPage, language: Language): number =>
  amountOf(page.main[language].map(({ text }) => text).join('\n'), language);

/** Titles and descriptions that search results show whole, pages of products and solutions that say enough and not too much. */
export const checkLengths = (pages: readonly ReadPage[]): Issue[] =>
  pages.flatMap((page) =>
    languages.flatMap((language) => {
      const issue = (what: keyof typeof bounds, source: string, key: string, length: number, unit: string): Issue[] => {
        const [least, most] = bounds[what][language];
        const message = `the ${what} has ${length} ${unit}; ${least} to ${most} are wanted`;
        return length < least || length > most ? [{ source, key, message }] : [];
      };
      // A reference (`{{facts.…}}`) shows a figure of a few characters.
      const letters = (what: 'title' | 'description', { source, key, text }: PlacedText) =>
        issue(what, source, key, text.replace(/\{\{.*?\}\}/g, '1,000').length, 'characters');
      const { title, description } = page.meta[language];
      const isOffer = page.kind === 'product' || page.kind === 'solution';
      return [
        // A position is called what it is called.
        ...(page.kind === 'joinus' ? [] : letters('title', title)),
        ...letters('description', description),
        ...(isOffer ? issue('page', title.source, '', amountOfPage(page, language), units[language]) : []),
      ];
    }),
  );
