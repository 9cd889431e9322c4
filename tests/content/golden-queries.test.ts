import { languages } from '../../src/config/languages';
import { goldenQueries, mean, measure, pageOfAddress, topics } from '../support/golden';
import { index, pages, realSearcher } from './site';

/* The golden queries: see src/search/README.md. */

/** Below what the search reaches today (about 0.99 and 0.97), so that a new page may displace one or two results. */
const limits = { recall: 0.97, precision: 0.93 };

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

  test('reads what pages show, not where their links lead', () => {
    const texts = [...index].flatMap(([file, text]) => (file.includes(`${language}.texts`) ? text : []));
    expect(texts.join()).not.toBe('');
    expect(texts.join().match(/\S* \/(product|solution|case|compatibility)\b\S*/g)).toBeNull();
  });

  test.each([
    ['recall', 'missing'],
    ['precision', 'wrong'],
  ] as const)('holds its %s, and every query with an answer finds one', (figure, fault) => {
    const faults = judged.flatMap((each) => (each[fault].length > 0 ? `${each.query}: ${each[fault].join(', ')}` : []));
    const reached = mean(judged.map((each) => each[figure]));
    if (reached < limits[figure])
      throw new Error(
        `${figure} ${reached.toFixed(3)}, limit ${limits[figure]}. Queries and pages ${fault}:\n${faults.join('\n')}`,
      );
    expect(judged.filter(({ recall }) => recall === 0).map(({ query }) => query)).toEqual([]);
  });
});
