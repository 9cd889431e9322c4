import { languages } from '../../src/config/languages';
import { withVendor } from '../../src/i18n/references';
import { pageOfAddress } from '../support/golden';
import written from '../support/questions.json';
import { content, pages, realSearcher } from './site';

/** Shares of the questions whose answer comes first, among the first three, or not among the first ten: a little below what is reached. */
const limits = {
  development: { first: 0.82, amongThree: 0.94, absent: 0.03 },
  heldBack: { first: 0.8, amongThree: 0.94, absent: 0.03 },
};

const searchers = new Map(languages.map((language) => [language, realSearcher(language)]));
/** The questions of buyers, `[question, pages that answer it]`: docs/search.md. */
const asked = (set: keyof typeof limits) =>
  languages.flatMap((language) =>
    withVendor(written[set][language] as [string, string[]][], content.vendor, language).map(([question, answers]) => ({
      language,
      question,
      answers,
    })),
  );

test.each(['development', 'heldBack'] as const)('a question of the %s set leads to the page that answers it', (set) => {
  const all = asked(set).map(({ language, question, answers }) => {
    const found = searchers.get(language)?.search(question).results ?? [];
    const place = found.slice(0, 10).findIndex(({ path }) => answers.includes(pageOfAddress(path)));
    return { question, place };
  });
  const share = (is: (place: number) => boolean) => all.filter(({ place }) => is(place)).length / all.length;
  const missed = all.filter(({ place }) => place !== 0).map(({ question, place }) => `${question}: ${place}`);
  const { first, amongThree, absent } = limits[set];
  const figures = {
    first: share((place) => place === 0) >= first,
    amongThree: share((place) => place >= 0 && place < 3) >= amongThree,
    absent: share((place) => place < 0) <= absent,
  };
  expect({ ...figures, missed }).toEqual({ first: true, amongThree: true, absent: true, missed });
});

test('questions and answers name pages that exist', () => {
  const known = new Set(pages.map(({ key }) => key));
  const named = [
    ...[...asked('development'), ...asked('heldBack')].flatMap(({ answers }) => answers),
    ...content.search.answers.map(({ page }) => page),
  ];
  expect(named.filter((page) => !known.has(page))).toEqual([]);
});
