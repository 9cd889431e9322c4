import type { Language } from '../config/languages';
import { inLanguage } from './href';

/** Where a search leads (section 2): the query as typed, encoded as a form encodes it. */
export const searchAddress = (query: string, language: Language): string =>
  `${inLanguage('/search', language)}?${new URLSearchParams({ query })}`;
