import fc from 'fast-check';
import { languages } from '../../src/config/languages';
import { correct, distance } from '../../src/search/correct';
import { excerpt, mark } from '../../src/search/excerpt';
import { fold, foldQuery, foldWithPlaces } from '../../src/search/fold';
import { queryLimit } from '../../src/search/kinds';
import { isSpelling, readSpelling } from '../../src/search/pinyin';
import { readQuery, readVocabulary, stem } from '../../src/search/query';
import { pageOfAddress } from '../support/golden';
import { realSearcher } from '../support/real-search';

const zh = realSearcher('zh');
const en = realSearcher('en');
const first = (searcher: typeof zh, query: string) => searcher.search(query).results.map(({ href }) => pageOfAddress(href));

describe('what is compared', () => {
  test.each([
    ['ＧＰＵ　池化', 'gpu池化'],
    ['GPU 池化', 'gpu池化'],
    ['Multi-Cluster', 'multi cluster'],
    ['CI/CD', 'ci cd'],
    ['a\u200bb\u202ec', 'abc'],
    ['1.34', '1.34'],
  ])('“%s” is compared as “%s”', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('each folded letter knows where it comes from, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const { folded, places } = foldWithPlaces(text);
        expect(places).toHaveLength(folded.length + 1);
        expect([...places].sort((a, b) => a - b)).toEqual(places);
        expect(places.every((place) => place >= 0 && place <= text.length)).toBe(true);
      }),
    );
  });

  test('marking a text changes none of its letters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
        (text, word) => {
          const words = [fold(word)];
          expect(
            mark(text, words)
              .map((segment) => segment.text)
              .join(''),
          ).toBe(text);
          const shown = excerpt(text, words)
            .map((segment) => segment.text)
            .join('')
            .replace(/^…|…$/g, '');
          expect(text).toContain(shown);
        },
      ),
    );
  });

  test('the space behind a match is not marked', () => {
    expect(mark('切分 GPU 与 NPU', ['切分gpu']).map(({ text }) => text)).toEqual(['切分 GPU', ' 与 NPU']);
  });

  test('an excerpt is about its first match, however late it comes', () => {
    const text = `${'前面的一句话。'.repeat(80)}这里说到制品库的迁移。${'后面的一句话。'.repeat(80)}`;
    const segments = excerpt(text, ['制品库']);
    expect(segments.find(({ marked }) => marked)?.text).toBe('制品库');
    expect(segments.map((segment) => segment.text).join('').length).toBeLessThan(160);
  });
});

describe('how a query is read', () => {
  const vocabulary = readVocabulary('K8s\tKubernetes\n制品库\tartifact repository', 'how\ndo\ni\n怎么', '平台\nplatform');
  const read = (query: string, known: string[] = []) => readQuery(foldQuery(query), vocabulary, (word) => known.includes(word));

  test('Chinese and other letters are parted', () => {
    expect(read('Kubernetes集群').map(({ typed }) => typed)).toEqual(['kubernetes', '集群']);
  });
  test('a synonym brings its group, also of several words and inside a Chinese word', () => {
    expect(read('artifact repository')).toEqual([{ typed: 'artifact repository', others: ['制品库'], isWritten: true, isOptional: false }]);
    expect(read('制品库平台').map(({ typed, isOptional }) => [typed, isOptional])).toEqual([
      ['制品库', false],
      ['平台', true],
    ]);
  });
  test('a Chinese word that pages know as a whole is not taken apart', () => {
    expect(read('制品库平台', ['制品库平台']).map(({ typed }) => typed)).toEqual(['制品库平台']);
  });
  test('a part of another word is no synonym', () => {
    expect(read('k8sx').map(({ others }) => others)).toEqual([[]]);
  });
  test('words that put the question are left out, unless there is nothing else', () => {
    expect(read('how do I upgrade').map(({ typed }) => typed)).toEqual(['upgrade']);
    expect(read('how').map(({ typed }) => typed)).toEqual(['how']);
    expect(read('platform')).toEqual([{ typed: 'platform', others: [], isWritten: true, isOptional: false }]);
  });
  test.each([
    ['microservices', 'microservice'],
    ['upgrading', 'upgrade'],
    ['repositories', 'repository'],
  ])('%s and %s share a stem', (one, other) => {
    const [a, b] = [stem(one), stem(other)];
    expect(a.startsWith(b) || b.startsWith(a)).toBe(true);
  });
});

describe('pinyin', () => {
  const spelling = readSpelling('rong qi yun kong zhi tai');
  test.each(['rongqi', 'rongqiy', 'yunkong', 'rqy', 'ykzt'])('%s spells 容器云控制台', (word) => {
    expect(isSpelling(word, spelling)).toBe(true);
  });
  test.each(['ongqi', 'r', 'qiyn', 'rongqi2', ''])('“%s” does not', (word) => {
    expect(isSpelling(word, spelling)).toBe(false);
  });
});

describe('what was mistyped', () => {
  test.each([
    ['kubernets', 'kubernetes', 1],
    ['kuberentes', 'kubernetes', 1],
    ['', 'ab', 2],
    ['abc', 'xyz', 3],
  ])('%s is %s with %i changes', (a, b, changes) => {
    expect(distance(a, b, 3)).toBe(changes);
  });
  test('the distance is the same both ways and never more than what is allowed, by one', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(distance(a, b, 2)).toBe(distance(b, a, 2));
        expect(distance(a, a, 2)).toBe(0);
        expect(distance(a, b, 2)).toBeLessThanOrEqual(3);
      }),
    );
  });
  test('a short word is not corrected into another one', () => {
    expect(correct('mcp', new Map([['bcp', 3]]), 'bcp')).toBeNull();
  });
  test('one wrong character of a Chinese word is corrected', () => {
    expect(correct('溶器云', new Map(), '企业级容器云平台')).toBe('容器云');
  });
  test('the visitor is told what was searched for instead', () => {
    expect(zh.search('kuberentes 控制台').corrected).toBe('kubernetes控制台');
    expect(zh.search('kubernetes 控制台').corrected).toBeNull();
  });
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
  ])('a word that no page has: pages with a part of it are offered as the nearest (%#, %s)', (searcher, query, part) => {
    const { results, nearest, corrected } = searcher.search(query);
    expect({ nearest, corrected }).toEqual({ nearest: true, corrected: null });
    expect(results.length).toBeGreaterThan(0);
    expect(first(searcher, part)).toEqual(expect.arrayContaining(results.map(({ href }) => pageOfAddress(href))));
  });
  test.each(['qqqqzzzz', '魑魅魍魉', '!!!'])('“%s” is near to nothing', (query) => {
    for (const searcher of [zh, en]) expect(searcher.search(query)).toEqual({ results: [], corrected: null, nearest: false });
  });
});

describe('words that mean the same', () => {
  const { synonyms } = readVocabulary('制品库\tartifact repository\t\tNexus\nK8s\tKubernetes');
  const read = (query: string) => readQuery(foldQuery(query), { synonyms, stopWords: new Set(), optional: new Set() }, () => false);
  test('those that no page has are understood, and not looked for', () => {
    expect(read('Nexus')).toEqual([{ typed: 'nexus', others: ['制品库', 'artifact repository'], isWritten: false, isOptional: false }]);
    expect(read('制品库')).toEqual([{ typed: '制品库', others: ['artifact repository'], isWritten: true, isOptional: false }]);
    expect(read('k8s')).toEqual([{ typed: 'k8s', others: ['kubernetes'], isWritten: true, isOptional: false }]);
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
      // Code that counts what is reached (tests/mutation) is slower.
      expect(Math.min(...times)).toBeLessThan(process.env.MUTATED_ROOM ? 1000 : 50);
    }
  });
  test('letters beyond the limit change nothing', () => {
    expect(first(zh, `${'容器云 '.repeat(25)}${'负载均衡'.repeat(500)}`)).toEqual(first(zh, '容器云 '.repeat(25)));
    expect(foldQuery('好'.repeat(10_000))).toHaveLength(queryLimit);
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
