import fc from 'fast-check';
import { judge } from '../../../src/content/compatibility/rules';
import { hiddenPages } from '../../../src/content/english-rules';
import { matrixFiles } from '../../../src/features/compatibility/files';
import { filterQuery, readFilter } from '../../../src/features/compatibility/filter';
import { matrixOf } from '../../../src/features/compatibility/matrix-data';
import { nearest } from '../../../src/features/compatibility/nearest';
import { sectionOf } from '../../fixtures/pages';
import { content, today } from '../../fixtures/site';

const matrix = matrixOf(sectionOf('matrix', 'zh'));

const product = (id: string) => {
  const entry = matrix.products.find((facts) => facts.id === id);
  if (!entry) throw new Error(`no ${id}`);

  return entry;
};

describe('the compatibility matrix', () => {
  test('has every product with releases; in English all but those that English hides (section 4)', () => {
    const released = [...content.facts]
      .filter(([, facts]) => facts.releases.length > 0)
      .map(([id]) => id);
    const names = (ids: readonly string[]) => ids.map((id) => id.replace('product/', '')).sort();

    const hidden = hiddenPages(content.english.hidden);
    const englishProducts = sectionOf('matrix', 'en').products.map(({ slug }) => slug);

    expect(names(matrix.products.map(({ id }) => id))).toEqual(names(released));
    expect(names(englishProducts)).toEqual(names(released.filter((id) => !hidden.has(id))));
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
    const facts = product(filter.product);

    expect(judge(facts, filter, matrix).state).toBe(state);
    if (version !== null)
      expect(nearest(facts, filter, matrix)).toMatchObject({ kubernetes: version });
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
        const facts = product(filter.product);
        const { state, versions } = judge(facts, filter, matrix);

        for (const kubernetes of versions)
          expect(judge(facts, { ...filter, kubernetes }, matrix).state).toBe('yes');

        const supported = state === 'yes' ? filter : nearest(facts, filter, matrix);
        return supported !== null && judge(facts, supported, matrix).state === 'yes';
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
