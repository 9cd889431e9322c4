import { languages } from '../../src/config/languages';
import { goldenQueries, mean, measure, pageOfAddress, topics } from '../support/golden';
import { realPages, realSearcher } from '../support/real-search';

/** Limits that the benchmark holds as well (tests/benchmarks/search). */
const limits = { recall: 0.99, precision: 0.95 };

describe('the golden set', () => {
  const known = new Set(realPages.map(({ key }) => key));
  const named = goldenQueries.flatMap(({ query, expected, fair }) =>
    [...expected, ...fair].map((page) => [query, page] as const),
  );

  test('names pages that there are', () => {
    expect(named.filter(([, page]) => !known.has(page))).toEqual([]);
    expect(
      Object.values(topics)
        .flat()
        .filter((page) => !known.has(page)),
    ).toEqual([]);
  });

  test('has at least 80 queries, and none twice', () => {
    expect(goldenQueries.length).toBeGreaterThanOrEqual(80);
    expect(new Set(goldenQueries.map(({ language, query }) => `${language} ${query}`)).size).toBe(goldenQueries.length);
  });
});

describe.each(languages)('the search over the real pages in %s', (language) => {
  const searcher = realSearcher(language);
  const judged = goldenQueries
    .filter((query) => query.language === language)
    .map((query) => ({
      query: query.query,
      ...measure(
        query,
        searcher.search(query.query).results.map(({ href, isMention }) => ({ page: pageOfAddress(href), isMention })),
      ),
    }));

  test('finds what the golden set expects', () => {
    const misses = judged
      .filter(({ missing }) => missing.length > 0)
      .map(({ query, missing }) => `${query}: ${missing.join(', ')}`);
    expect({ enough: mean(judged.map(({ recall }) => recall)) >= limits.recall, misses }).toEqual({
      enough: true,
      misses,
    });
  });

  test('shows first what is a fair answer', () => {
    const wrong = judged
      .filter((query) => query.wrong.length > 0)
      .map((query) => `${query.query}: ${query.wrong.join(', ')}`);
    expect({ enough: mean(judged.map(({ precision }) => precision)) >= limits.precision, wrong }).toEqual({
      enough: true,
      wrong,
    });
  });

  test('finds something for every query that expects something', () => {
    expect(judged.filter(({ recall }) => recall === 0).map(({ query }) => query)).toEqual([]);
  });
});
