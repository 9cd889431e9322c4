import * as v from 'valibot';
import { text } from './text';

/** data/search/synonyms.json: groups of words that mean the same, in either language; whoever types one finds what is written with another. */
export const synonyms = v.array(v.pipe(v.array(text), v.minLength(2, 'a group has at least two words')));

const perLanguage = v.strictObject({ zh: v.array(text), en: v.array(text) });

/** data/search/stop-words.json. */
export const stopWords = v.strictObject({
  /** Words that a question is put with and that say nothing of what is asked for. */
  question: perLanguage,
  /** Words that narrow nothing: a page without them answers as well. */
  optional: perLanguage,
});

export type Synonyms = v.InferOutput<typeof synonyms>;
export type StopWords = v.InferOutput<typeof stopWords>;
