import * as v from 'valibot';
import { text } from './text';

/**
 * data/search/synonyms.json: groups of words that mean the same, in either language. A query for one finds
 * the others.
 */
export const synonyms = v.array(v.pipe(v.array(text), v.minLength(2, 'a group has at least two words')));

const perLanguage = v.strictObject({ zh: v.array(text), en: v.array(text) });

/** data/search/stop-words.json. */
export const stopWords = v.strictObject({
  question: perLanguage,
  optional: perLanguage,
});

export type Synonyms = v.InferOutput<typeof synonyms>;
export type StopWords = v.InferOutput<typeof stopWords>;
