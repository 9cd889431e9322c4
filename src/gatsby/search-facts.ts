import type { Content } from '../content/content';
import { features } from '../features';
import type { SearchFacts } from '../features/feature';
import { eachLanguage } from '../site/languages';
import type { BuiltPage } from '../views/built-page';

/** What features put into the index of the search, by language and feature. */
export const searchFactsOf = (
  pages: readonly Pick<BuiltPage, 'language' | 'view'>[],
  content: Content,
): SearchFacts =>
  eachLanguage((language) => {
    const views = pages.filter((page) => page.language === language).map(({ view }) => view);
    const facts = features.flatMap(({ name, searchFacts }) => {
      const ownFacts = searchFacts?.(views, language, content) ?? null;
      return ownFacts === null ? [] : [[name, ownFacts] as const];
    });
    return Object.fromEntries(facts);
  });
