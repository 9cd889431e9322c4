import { languages } from '../../src/config/languages';
import { goldenQueries, mean, measure, pageOfAddress, topics } from '../support/golden';
import { pages, realSearcher } from '../support/real-search';

/* The golden queries: see src/search/README.md. */

const limits = { recall: 0.99, precision: 0.95 };

test('the golden set names existing pages, and no query twice', () => {
  const known = new Set(pages.map(({ key }) => key));
  const named = [
    ...goldenQueries.flatMap(({ expected, fair }) => [...expected, ...fair]),
    ...Object.values(topics).flat(),
  ];
  expect(named.filter((page) => !known.has(page))).toEqual([]);
  expect(goldenQueries.length).toBeGreaterThanOrEqual(80);
  expect(new Set(goldenQueries.map(({ language, query }) => `${language} ${query}`)).size).toBe(goldenQueries.length);
});

describe.each(languages)('the search of the site in %s', (language) => {
  const searcher = realSearcher(language);
  const judged = goldenQueries
    .filter((query) => query.language === language)
    .map((golden) => {
      const found = searcher.search(golden.query).results;
      const shown = found.map(({ path, isMention }) => ({ page: pageOfAddress(path), isMention }));
      return { query: golden.query, ...measure(golden, shown) };
    });

  test.each([
    ['recall', 'missing'],
    ['precision', 'wrong'],
  ] as const)('holds its %s, and every query with an answer finds one', (figure, fault) => {
    const faults = judged.flatMap((each) => (each[fault].length > 0 ? `${each.query}: ${each[fault].join(', ')}` : []));
    const enough = mean(judged.map((each) => each[figure])) >= limits[figure];
    expect({ enough, faults }).toEqual({ enough: true, faults });
    expect(judged.filter(({ recall }) => recall === 0).map(({ query }) => query)).toEqual([]);
  });
});
