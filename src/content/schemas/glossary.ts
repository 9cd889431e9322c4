import * as v from 'valibot';
import { eachLanguage } from '../../site/languages';
import { inEachLanguage, listOf, text } from './text';

const forms = v.optional(v.array(text), []);
const words = v.strictObject(eachLanguage(() => forms));
const names = listOf(1, text, 'name');

/** data/glossary.json: preferred and discouraged words. */
export const glossary = v.strictObject({
  terms: v.array(
    v.strictObject({
      /** Names of the thing, the usual one first. */
      ...inEachLanguage(names),
      /** Other names that readers may know but the site does not use. */
      avoid: v.optional(words, {}),
    }),
  ),
  /** Chinese words missing from dictionaries; lines never break within them. */
  words: v.array(text),
  cliches: words,
  /**
   * Discouraged English and what to write instead: American spellings, foreign jargon, literal
   * translations.
   */
  instead: v.record(v.string(), text),
});

export type Glossary = v.InferOutput<typeof glossary>;
