import type { Language } from '../config/languages';
import type { Recommendations } from '../contract/recommendations';
import { type EnglishRules, isHiddenEntry, titlesIn } from '../i18n/english';

/**
 * The hot searches (specification sections 2 and 3) in a language. The API gives Chinese names: English has those that its name map knows, and none
 * of a product that it hides.
 * @param warn is told of every name that is left out
 */
export function hotSearches(
  recommendations: Recommendations,
  language: Language,
  english: EnglishRules,
  warn: (message: string) => void,
): string[] {
  const rename = titlesIn(language, english, warn);
  return recommendations.flatMap(({ productName }) =>
    language === 'en' && isHiddenEntry(productName, '', english.hidden) ? [] : (rename(productName, '') ?? []),
  );
}
