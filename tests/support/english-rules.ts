import type { EnglishRules } from '../../src/content/english-rules';
import { content } from '../fixtures/site';

/** The rules of English of the small site, with a few pages that exist. */
export const englishRules = (changes: Partial<EnglishRules['hidden']> = {}): EnglishRules => ({
  ...content.english,
  hidden: { ...content.english.hidden, ...changes },
  exists: (address) => !/nowhere|nothing|^\/en\//.test(address),
  pageName: (id) => ({ 'product/BCC': 'BCC container console', 'news/launch': 'Launch' })[id],
});
