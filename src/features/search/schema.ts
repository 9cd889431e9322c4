import * as v from 'valibot';
import { listOf, perLanguage, text } from '../../content/schemas/text';

/**
 * data/search/synonyms.json: groups of words that mean the same, in either language. A query for
 * one finds the others.
 */
export const synonyms = v.array(listOf(2, text, 'words'));

const words = perLanguage(v.array(text));

/** data/search/stop-words.json. */
export const stopWords = v.strictObject({
  question: words,
  optional: words,
});

/**
 * data/search/answers.json: pages that answer a sort of question, whatever else it names. `…`
 * stands for anything: `does … run on`; `{platforms}`, `{kubernetes}`, `{minors}` and `{models}`
 * are the names in the facts. The first page whose phrase a query has comes first.
 */
export const answers = v.array(
  v.strictObject({
    /**
     * Route id, or `kind/slug`; `{product}` in it stands for each product of
     * data/search/subjects.json that has such a page.
     */
    page: text,
    asks: words,
    /** Words of which a question must also contain one. */
    with: v.optional(v.array(text), []),
    /** Words of which it contains none. */
    without: v.optional(v.array(text), []),
    /**
     * More words for `with`: platforms that the facts don't have. No answer says that they are
     * supported.
     */
    unlisted: v.optional(v.array(text), []),
  }),
);

/**
 * data/search/subjects.json: the words by which a question names a product, those with narrow
 * subjects first.
 */
export const subjects = v.record(text, listOf(1, text, 'words'));

/**
 * data/search/regional-words.json: words of Taiwan and Hong Kong, written traditionally, with those
 * of the mainland, beyond OpenCC's. One that pages use themselves has no effect.
 */
export const regionalWords = v.record(text, text);

export type Answers = v.InferOutput<typeof answers>;
export type Synonyms = v.InferOutput<typeof synonyms>;
export type Subjects = v.InferOutput<typeof subjects>;
export type RegionalWords = v.InferOutput<typeof regionalWords>;
export type StopWords = v.InferOutput<typeof stopWords>;

/** data/search */
export interface SearchWords {
  synonyms: Synonyms;
  stopWords: StopWords;
  answers: Answers;
  subjects: Subjects;
  regionalWords: RegionalWords;
}
