import type { Language } from '../config/languages';
import { inLanguage } from './href';

/** Where a search leads (specification section 2): what was typed, as it was typed, encoded as the search form itself encodes it. */
export const searchAddress = (query: string, language: Language): string =>
  `${inLanguage('/search', language)}?${new URLSearchParams({ query })}`;
