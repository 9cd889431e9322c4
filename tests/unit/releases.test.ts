import fc from 'fast-check';
import { matrixFiles } from '../../src/build/matrix-files';
import { monthsLater } from '../../src/build/today';
import { buildPages } from '../../src/build/view/pages';
import { stateOf } from '../../src/build/view/releases';
import { hiddenPages } from '../../src/i18n/english';
import { filterQuery, judge, nearest, readFilter } from '../../src/routes/matrix';
import { pages, sectionOf, sectionsOf } from '../fixtures/pages';
import { content, menu, today } from '../fixtures/site';

/** The pages as another day builds them. */
const later = buildPages(content, menu, { today: '2026-12-24' });
const matrix = sectionOf('matrix', 'zh');
const product = (id: string) => {
  const found = matrix.products.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

test('the day of the build changes the pages about compatibility and support, and no other', () => {
  const texts = new Map(pages.map((page) => [page.path, JSON.stringify(page)]));
  expect(
    later.filter((page) => texts.get(page.path) !== JSON.stringify(page)).map(({ path }) => path),
  ).toEqual(['/compatibility', '/lifecycle', '/en/compatibility', '/en/lifecycle']);
});

describe('the compatibility matrix', () => {
  test('has every product with releases; in English all but those that English hides (section 4)', () => {
    const released = [...content.facts]
      .filter(([, facts]) => facts.releases.length > 0)
      .map(([id]) => id);
    const names = (ids: readonly string[]) => ids.map((id) => id.replace('product/', '')).sort();
    const hidden = hiddenPages(content.english.hidden);
    const shown = sectionOf('matrix', 'en').products.map(({ id }) => id);
    expect(names(matrix.products.map(({ id }) => id))).toEqual(names(released));
    expect(names(shown)).toEqual(names(released.filter((id) => !hidden.has(id))));
  });

  test.each([
    ['?platform=old&product=BCC&kubernetes=1.35', 'BCC', '', ['old'], '1.35'],
    ['?platform=vax&product=Nothing&release=2.0&kubernetes=2.0', '', '', [], ''],
    ['?product=&platform=&platform=arm', '', '', ['arm'], ''],
  ])('takes the known part of the filter %s', (query, id, release, platforms, kubernetes) => {
    const filter = readFilter(query, matrix);
    expect(filter).toEqual({ product: id, release, platforms, kubernetes });
    expect(readFilter(filterQuery(filter), matrix)).toEqual(filter);
  });

  test.each([
    [
      'the combination, not each condition',
      '?platform=old&product=BCC&kubernetes=1.35',
      'no',
      '1.34',
    ],
    ['the older release', '?product=BCC&release=2.0&kubernetes=1.36', 'no', '1.33'],
    ['a version that is too old', '?product=BCC&kubernetes=1.27', 'no', '1.28'],
    ['a platform that was not tested', '?product=BKS&platform=other', 'unverified', ''],
  ])('judges %s: %s is “%s”, the nearest yes has version %s', (_, query, state, version) => {
    const filter = readFilter(query, matrix);
    const one = product(filter.product);
    expect(judge(one, filter, matrix).state).toBe(state);
    if (version !== null)
      expect(nearest(one, filter, matrix)).toMatchObject({ kubernetes: version });
  });

  test('the nearest combination is always accepted by the rules, and what is accepted names no refused version', () => {
    const combination = fc.record({
      product: fc.constantFrom(...matrix.products.map(({ id }) => id)),
      platforms: fc
        .tuple(
          ...matrix.groups.flatMap(({ columns }) =>
            columns.length > 0 ? [fc.option(fc.constantFrom(...columns.map(({ id }) => id)))] : [],
          ),
        )
        .map((ids) => ids.flatMap((id) => id ?? [])),
      kubernetes: fc.constantFrom('', ...matrix.versions),
      release: fc.constantFrom('', '2.1', '2.0'),
    });
    fc.assert(
      fc.property(combination, (filter) => {
        const one = product(filter.product);
        const { state, versions } = judge(one, filter, matrix);
        for (const kubernetes of versions)
          expect(judge(one, { ...filter, kubernetes }, matrix).state).toBe('yes');
        const found = state === 'yes' ? filter : nearest(one, filter, matrix);
        return found !== null && judge(one, found, matrix).state === 'yes';
      }),
      { numRuns: 200 },
    );
  });

  test('lies beside its page as CSV and JSON, with as many rows and the date', () => {
    const files = matrixFiles(content, today);
    const [, ...rows] = (files.get('/compatibility.csv') ?? '').trim().split('\r\n');
    expect(rows).toHaveLength(matrix.products.length);
    const data = JSON.parse(files.get('/en/compatibility.json') ?? '') as {
      date: string;
      products: object[];
    };
    expect([data.date, data.products.length]).toEqual([
      today,
      sectionOf('matrix', 'en').products.length,
    ]);
  });
});

describe('the lifecycle', () => {
  test.each([
    ['2026-01-09', 'coming'],
    ['2026-01-10', 'full'],
    ['2027-01-11', 'maintenance'],
    ['2028-01-11', 'ended'],
  ])('on %s a release is in the state “%s”: the days at both ends count', (day, state) => {
    const release = {
      version: '1.0',
      available: '2026-01-10',
      full: '2027-01-10',
      maintenance: '2028-01-10',
    };
    expect(stateOf(release, day)).toBe(state);
  });

  test('warns of what ends within six months of the build', () => {
    const names = sectionsOf('ending', ...pages)[0]?.rows.map(([name]) => name);
    expect([names?.includes('BCC 2.0'), names?.includes('BCC 2.1')]).toEqual([true, false]);
    expect([monthsLater('2026-08-31', 6), monthsLater('2026-11-22', 6)]).toEqual([
      '2027-02-28',
      '2027-05-22',
    ]);
  });
});
