import { conventions, type Language } from '../config/languages';
import type { Recommendations } from '../contract/site-info';
import { type EnglishRules, isHiddenEntry, titlesIn } from '../i18n/english';

/**
 * The hot searches of a language (sections 2 and 3); in English, only those that are in the name map and not hidden.
 * @param warn called for each name that is dropped
 */
export function hotSearches(
  recommendations: Recommendations,
  language: Language,
  english: EnglishRules,
  warn: (message: string) => void,
): string[] {
  const rename = titlesIn(language, english, warn);
  return recommendations.flatMap(({ productName }) =>
    conventions[language].hides && isHiddenEntry(productName, '', english.hidden)
      ? []
      : (rename(productName, '')?.title ?? []),
  );
}
