import fc from 'fast-check';
import { languages } from '../../src/config/languages';
import { pageOfAddress } from '../support/golden';
import { realSearcher } from '../support/real-search';

const zh = realSearcher('zh');
const en = realSearcher('en');
const first = (searcher: typeof zh, query: string) =>
  searcher.search(query).results.map(({ href }) => pageOfAddress(href));

test('the visitor is told what was searched for instead', () => {
  expect(zh.search('kuberentes 控制台').corrected).toBe('kubernetes控制台');
  expect(zh.search('kubernetes 控制台').corrected).toBeNull();
});

describe('results', () => {
  test('a title comes before a heading, a heading before a text', () => {
    const { results } = zh.search('负载均衡');
    const places = results.map(({ isMention }) => isMention);
    expect(pageOfAddress(results[0]?.href ?? '')).toBe('product/BeyondCube');
    expect(places).toEqual([...places].sort((a, b) => Number(a) - Number(b)));
  });
  test('lead to the section that answers, and name it', () => {
    const result = zh.search('etcd 备份').results.find(({ section }) => section !== null);
    expect(result?.href).toMatch(/#[a-z][a-z0-9-]*$/);
  });
  test('are English where English is searched', () => {
    expect(en.search('容器云').results.every(({ href }) => href.startsWith('/en/'))).toBe(true);
  });
  test('traditional characters find what simplified ones find', () => {
    for (const [traditional, simplified] of [
      ['微服務', '微服务'],
      ['負載均衡', '负载均衡'],
      ['鯤鵬', '鲲鹏'],
    ] as const) {
      expect(zh.hasUnknownCharacters(traditional)).toBe(true);
      expect(first(zh, traditional)).toEqual(first(zh, simplified));
    }
  });
  test.each([
    ['GPU 算力', 'gpu算力'],
    ['ＢＫＳ', 'bks'],
    ['multi-cluster', 'Multi Cluster'],
  ])('“%s” finds what “%s” finds', (one, other) => {
    expect(first(zh, one)).toEqual(first(zh, other));
  });
  test('with nothing that has all of it, the nearest are offered as such', () => {
    const { results, nearest } = zh.search('负载均衡 量子纠缠');
    expect(nearest).toBe(true);
    expect(pageOfAddress(results[0]?.href ?? '')).toBe('product/BeyondCube');
    expect(results.length).toBeLessThanOrEqual(5);
  });
  test.each([
    [zh, '编牌容器', '容器'],
    [en, 'containerzzq', 'container'],
  ])(
    'a word that no page has: pages with a part of it are offered as the nearest (%#, %s)',
    (searcher, query, part) => {
      const { results, nearest, corrected } = searcher.search(query);
      expect({ nearest, corrected }).toEqual({ nearest: true, corrected: null });
      expect(results.length).toBeGreaterThan(0);
      expect(first(searcher, part)).toEqual(expect.arrayContaining(results.map(({ href }) => pageOfAddress(href))));
    },
  );
  test.each(['qqqqzzzz', '魑魅魍魉', '!!!'])('“%s” is near to nothing', (query) => {
    for (const searcher of [zh, en])
      expect(searcher.search(query)).toEqual({ results: [], corrected: null, nearest: false });
  });
});

describe('bad input', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"\'`;--',
    '(.*)+$^[](){}|\\',
    '😀🚀',
    '\u0000\u0007\u001b[31m',
    '\u202e\u2066容器\u2069',
    '容器'.repeat(5000),
    'a'.repeat(10_000),
    '%E0%A4%A',
    '\ud800',
    '   ',
    '',
    '\n\t',
    '__proto__',
    'constructor',
  ];
  test.each(hostile)('is answered, and quickly: %j', (query) => {
    for (const language of languages) {
      // A searcher that remembers nothing; three of them, as the machine may be busy with something else.
      const times = [1, 2, 3].map(() => {
        const searcher = realSearcher(language);
        searcher.search('warm');
        const started = performance.now();
        const { results } = searcher.search(query);
        const shown = results.slice(0, 20).map((result) => result.show());
        const time = performance.now() - started;
        expect(results.every(({ href }) => href.startsWith('/'))).toBe(true);
        expect(shown.every(({ title }) => title.length > 0)).toBe(true);
        return time;
      });
      expect(Math.min(...times)).toBeLessThan(50);
    }
  });
  test('letters beyond the limit change nothing', () => {
    expect(first(zh, `${'容器云 '.repeat(25)}${'负载均衡'.repeat(500)}`)).toEqual(first(zh, '容器云 '.repeat(25)));
  });
  test('no query throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (query) => {
        expect(() => zh.search(query)).not.toThrow();
      }),
      { numRuns: 150 },
    );
  });
});
