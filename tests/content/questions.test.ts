import { languages } from '../../src/config/languages';
import { pageOfAddress } from '../support/golden';
import questions from '../support/questions.json';
import { content, pages, realSearcher } from './site';

/* Questions of buyers, `[question, pages that answer it]`: docs/search.md. */

const asked = languages.flatMap((language) => {
  const searcher = realSearcher(language);
  return (questions[language] as [string, string[]][]).map(([question, answers]) => {
    const found = searcher.search(question).results.map(({ path }) => pageOfAddress(path));
    return { question, answers, place: found.slice(0, 10).findIndex((page) => answers.includes(page)) };
  });
});
const share = (is: (place: number) => boolean) => asked.filter(({ place }) => is(place)).length / asked.length;

test('a buyer’s question leads to the page that answers it', () => {
  const missed = asked.filter(({ place }) => place !== 0).map(({ question, place }) => `${question}: ${place}`);
  const figures = {
    first: share((place) => place === 0) >= 0.8,
    amongThree: share((place) => place >= 0 && place < 3) >= 0.92,
    absent: share((place) => place < 0) <= 0.03,
  };
  expect({ ...figures, missed }).toEqual({ first: true, amongThree: true, absent: true, missed });
});

test('questions and answers name pages that exist', () => {
  const known = new Set(pages.map(({ key }) => key));
  const named = [...asked.flatMap(({ answers }) => answers), ...content.search.answers.map(({ page }) => page)];
  expect(named.filter((page) => !known.has(page))).toEqual([]);
});
