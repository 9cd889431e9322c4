import * as v from 'valibot';
import { fixedTexts } from '../../i18n/instance';
import type { Resources } from '../../i18n/resources';
import { inLanguage } from '../../site/href';
import type { Answerer } from '../browser-feature';
import { placeOf } from '../search/query';
import { fold } from '../search/text';
import { combinationAnswer, lifecycleAnswer, readCombination } from './answers';
import { filterQuery } from './filter';
import type { MatrixView } from './words';

/** The facts that questions name, and the texts of answers, as the index has them. */
export interface AnswerFacts extends MatrixView {
  /** Addresses of the pages that the answers stand on; null where the site has none. */
  pages: { combinations: string | null; lifecycle: string | null };
  texts: Resources['matrix'];
}

const answerFacts = v.custom<AnswerFacts>(
  (value) => value instanceof Object && 'products' in value && 'pages' in value && 'texts' in value,
);

/** Answers what runs on what, and until when a release is supported. */
export const compatibilityAnswerer: Answerer = (loadedFacts, language) => {
  const facts = v.parse(answerFacts, loadedFacts);
  const t = fixedTexts(language, { [language]: { matrix: facts.texts } })('matrix');

  return ({ path, folded, synonyms, unlisted }) => {
    const href = inLanguage(path, language);
    const { combinations, lifecycle } = facts.pages;
    if (href !== combinations && href !== lifecycle) return null;

    const filter = readCombination([folded, ...synonyms].join('\n'), facts);
    if (!filter) return null;

    if (href === lifecycle) {
      const text = lifecycleAnswer(filter, facts, t);
      return text === null ? null : { href: `${href}#${filter.product}`, text };
    }

    const unlistedPlatform = unlisted.find((name) => placeOf(folded, fold(name)) !== -1);
    const text = combinationAnswer(filter, facts, t, unlistedPlatform);
    return text === null ? null : { href: href + filterQuery(filter), text };
  };
};
