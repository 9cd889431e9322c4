import type { Feature } from '../feature';
import { indexFiles } from './build';
import { checkAnswers } from './check';
import { answers, regionalWords, type SearchWords, stopWords, subjects, synonyms } from './schema';

declare module '../../content/content' {
  interface Content {
    search: SearchWords;
  }
}

/** The search: its words, and the index of all pages. */
export const search: Feature = {
  name: 'search',
  read: ({ parse }) => ({
    search: {
      synonyms: parse('data/search/synonyms.json', synonyms),
      stopWords: parse('data/search/stop-words.json', stopWords),
      answers: parse('data/search/answers.json', answers),
      subjects: parse('data/search/subjects.json', subjects),
      regionalWords: parse('data/search/regional-words.json', regionalWords),
    } as SearchWords,
  }),
  check: (content, { report }) => checkAnswers(content, report),
  *files({ content, pages, searchFacts }) {
    for (const [name, text] of indexFiles(pages, content.search, content, searchFacts))
      yield [`/search/${name}`, text];
  },
};
