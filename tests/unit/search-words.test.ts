import fc from 'fast-check';
import { correct, distance } from '../../src/search/correct';
import { fold, foldQuery, foldWithPlaces, isHan, isLetter, wordsOf } from '../../src/search/fold';
import { queryLimit } from '../../src/search/kinds';
import { partsOf } from '../../src/search/near';
import { isSpelling, readSpelling } from '../../src/search/pinyin';
import { readQuery, readVocabulary, stem, type Vocabulary } from '../../src/search/query';

describe('what is compared', () => {
  test.each([
    ['ＧＰＵ　池化', 'gpu池化'],
    ['GPU 池化', 'gpu池化'],
    ['容器  GPU  云', '容器gpu云'],
    ['one two', 'one two'],
    ['Multi-Cluster', 'multi cluster'],
    ['multi‐cluster—wide', 'multi cluster wide'],
    ['CI/CD', 'ci cd'],
    ['snake_case·it’s', 'snake case it s'],
    ['a\u200bb\u202ec', 'abc'],
    ['one\ttwo', 'one two'],
    ['1.34', '1.34'],
    ['云，“原生”。', '云,,原生,,'],
    ['a, b (c)', 'a, b (c)'],
    ['容器\nGPU', '容器\ngpu'],
  ])('“%s” is compared as “%s”, and its letters know where they come from', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(foldWithPlaces(text).folded).toBe(folded);
  });

  test.each([
    ['ab 云', [0, 1, 3, 4]],
    ['云  ab', [0, 3, 4, 5]],
    ['x㎏ y', [0, 1, 1, 2, 3, 4]],
    ['云 a 云 b', [0, 2, 4, 6, 7]],
    ['', [0]],
    ['😀a', [0, 2, 3]],
  ])('the places of “%s”', (text, places) => {
    expect(foldWithPlaces(text).places).toEqual(places);
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

  test('words are Chinese or not, and a full stop within one belongs to it', () => {
    expect(wordsOf('kubernetes集群1.34 x.y. (été) 二')).toEqual(['kubernetes', '集群', '1.34', 'x.y', 'été', '二']);
    expect(wordsOf('.,! ')).toEqual([]);
    expect([isHan('集群'), isHan('k8s集群'), isHan('')]).toEqual([true, false, false]);
  });

  test.each([...'az09éß'])('%s is a letter of a word that is not Chinese', (letter) => {
    expect(isLetter(letter.charCodeAt(0))).toBe(true);
  });
  test.each(['`', '{', '/', ':', ' ', ',', '\n', '云', '\u2000', '\u00bf', ''])('%j is not', (letter) => {
    expect(isLetter(letter.charCodeAt(0))).toBe(false);
  });

  test('of a query spaces are made one, its ends cut off, and letters beyond the limit left out', () => {
    expect(foldQuery('  Multi   cluster\n now ')).toBe('multi cluster now');
    expect(foldQuery('好'.repeat(10_000))).toHaveLength(queryLimit);
    expect(foldQuery(`${'😀'.repeat(queryLimit - 1)}ab`)).toBe(`${','.repeat(queryLimit - 1)}a`);
  });

  test('traditional characters are searched as simplified ones', () => {
    const variants = new Map([
      ['雲', '云'],
      ['務', '务'],
    ]);
    expect(foldQuery('微服務 雲 Mesh', variants)).toBe('微服务 云mesh');
    expect(foldQuery('服務')).toBe('服務');
  });
});

describe('how a query is read', () => {
  const vocabulary = readVocabulary(
    'K8s\tKubernetes\n制品库\tartifact repository\t\tNexus\n\n',
    'how\ndo\ni\n怎么',
    '平台\nplatform',
  );
  const read = (query: string, known: string[] = [], words: Vocabulary = vocabulary) =>
    readQuery(foldQuery(query), words, (word) => known.includes(word));
  const typed = (query: string, known: string[] = []) => read(query, known).map((term) => term.typed);
  const plain = { others: [], isWritten: true, isOptional: false };

  test('the words that it is read with', () => {
    expect(vocabulary).toEqual({
      synonyms: [
        { words: ['k8s', 'kubernetes'], found: ['k8s', 'kubernetes'] },
        { words: ['制品库', 'artifact repository', 'nexus'], found: ['制品库', 'artifact repository'] },
      ],
      stopWords: new Set(['how', 'do', 'i', '怎么']),
      optional: new Set(['平台', 'platform']),
    });
    expect(readVocabulary()).toEqual({ synonyms: [], stopWords: new Set(), optional: new Set() });
  });

  test('Chinese and other letters are parted', () => {
    expect(read('Istio集群')).toEqual([
      { typed: 'istio', ...plain },
      { typed: '集群', ...plain },
    ]);
    expect(read('')).toEqual([]);
  });
  test('the words of a group that pages have are looked for, each only once', () => {
    expect(read('k8s')).toEqual([{ ...plain, typed: 'k8s', others: ['kubernetes'] }]);
    expect(read('artifact repository')).toEqual([{ ...plain, typed: 'artifact repository', others: ['制品库'] }]);
  });
  test('those that no page has are understood, and not looked for', () => {
    expect(read('Nexus')).toEqual([
      { typed: 'nexus', others: ['制品库', 'artifact repository'], isWritten: false, isOptional: false },
    ]);
    expect(read('制品库')).toEqual([{ ...plain, typed: '制品库', others: ['artifact repository'] }]);
  });
  test('a synonym is found inside a Chinese word, unless pages know that word as a whole', () => {
    expect(read('制品库平台').map(({ typed: word, isOptional }) => [word, isOptional])).toEqual([
      ['制品库', false],
      ['平台', true],
    ]);
    expect(typed('制品库平台', ['制品库平台'])).toEqual(['制品库平台']);
    expect(typed('新制品库', ['新制品库'])).toEqual(['新制品库']);
    expect(typed('用新制品库 a', ['新制品库'])).toEqual(['用新', '制品库', 'a']);
    expect(typed('制品库', ['制品库'])).toEqual(['制品库']);
    expect(read('制品库', ['制品库'])[0]?.others).toEqual(['artifact repository']);
  });
  test.each(['k8sx', 'xk8s', '8k8s', 'k8s2', 'ék8s'])('a part of another word is no synonym: %s', (word) => {
    expect(read(word)).toEqual([{ typed: word, ...plain }]);
  });
  test.each(['k8s,', '(k8s', '云k8s', 'k8s云', 'xk8s k8s'])('a whole word is one: %s', (query) => {
    expect(read(query).flatMap(({ others }) => others)).toEqual(['kubernetes']);
  });
  test('the longest phrase is read first', () => {
    const words = readVocabulary('库\tstore\n制品库\tregistry');
    expect(read('制品库', [], words)).toEqual([{ ...plain, typed: '制品库', others: ['registry'] }]);
  });
  test('the terms come in the order in which they were typed', () => {
    expect(typed('helm k8s istio 制品库')).toEqual(['helm', 'k8s', 'istio', '制品库']);
  });
  test('a word that comes twice is asked for twice', () => {
    expect(typed('mesh mesh')).toEqual(['mesh', 'mesh']);
  });
  test('words that put the question are left out, unless there is nothing else', () => {
    expect(typed('how do I upgrade')).toEqual(['upgrade']);
    expect(typed('how k8s')).toEqual(['k8s']);
    expect(typed('how do')).toEqual(['how', 'do']);
  });
  test('what narrows nothing is optional, unless there is nothing else', () => {
    expect(read('mesh platform').map(({ isOptional }) => isOptional)).toEqual([false, true]);
    expect(read('platform 平台').map(({ isOptional }) => isOptional)).toEqual([false, false]);
  });
  test('eight words are considered', () => {
    expect(typed('a1 a2 a3 a4 a5 a6 a7 a8 a9')).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']);
  });

  test.each([
    ['microservices', 'microservic'],
    ['microservice', 'microservic'],
    ['upgrading', 'upgrad'],
    ['upgraded', 'upgrad'],
    ['upgrades', 'upgrad'],
    ['repositories', 'repositor'],
    ['mesh', 'mesh'],
    ['nodes', 'nodes'],
    ['tests', 'test'],
    ['using', 'using'],
    ['class', 'class'],
    ['statelessness', 'statelessness'],
    ['k8services', 'k8services'],
    ['容器', '容器'],
  ])('the stem of %s is %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });
});

describe('pinyin', () => {
  const spelling = readSpelling('rong qi yun kong zhi tai');
  test('its syllables, where they begin, and their first letters', () => {
    expect(spelling).toEqual({
      joined: 'rongqiyunkongzhitai',
      begins: new Set([0, 4, 6, 9, 13, 16]),
      initials: 'rqykzt',
    });
    expect(readSpelling('')).toEqual({ joined: '', begins: new Set(), initials: '' });
  });
  test.each(['rongqi', 'rongqiy', 'yun', 'zhitai', 'rqy', 'kzt', 'rq'])('%s spells 容器云控制台', (word) => {
    expect(isSpelling(word, spelling)).toBe(true);
  });
  test.each(['ongqi', 'r', 'qiyn', 'rongqi2', '2rongqi', 'yu', 'taix', ''])('“%s” does not', (word) => {
    expect(isSpelling(word, spelling)).toBe(false);
  });
  test('what stands within a syllable first may begin one later', () => {
    expect(isSpelling('ang', readSpelling('fang ang'))).toBe(true);
  });
});

describe('what was mistyped', () => {
  test.each([
    ['kubernets', 'kubernetes', 1],
    ['kuberentes', 'kubernetes', 1],
    ['abcd', 'abcd', 0],
    ['abcd', 'abxd', 1],
    ['ba', 'ab', 1],
    ['abc', 'ca', 3],
    ['', 'ab', 2],
    ['ab', '', 2],
    ['abc', 'xyz', 3],
    ['abcdef', 'a', 4],
    ['abcdef', 'uvwxyz', 4],
  ])('%s is %s with %i changes, of which three are counted', (a, b, changes) => {
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

  const known = (...words: [string, number][]) => new Map(words);
  test.each([
    ['a short word is not corrected into another one', 'mcp', known(['bcp', 3], ['mcq', 9]), null],
    ['one letter of four', 'mash', known(['mesh', 1]), 'mesh'],
    ['not two of seven', 'gatweys', known(['gateway', 1]), null],
    ['two of eight', 'gatxxays', known(['gateways', 1]), 'gateways'],
    ['not three of eight', 'xxxeways', known(['gateways', 1]), null],
    ['a wrong first letter is another word', 'besh', known(['mesh', 1]), null],
    ['unless it was swapped with the second', 'emsh', known(['mesh', 1]), 'mesh'],
    ['the nearest', 'gatewayy', known(['gatewaxz', 9], ['gateways', 1]), 'gateways'],
    ['of two that are as near the one that more pages have', 'mexh', known(['meth', 1], ['mesh', 2]), 'mesh'],
    ['wherever it stands', 'mexh', known(['mesh', 2], ['meth', 1]), 'mesh'],
    ['of two that are alike the first', 'mexh', known(['mesh', 2], ['meth', 2]), 'mesh'],
    ['none', 'mexh', known(), null],
  ])('%s', (_, word, words, expected) => {
    expect(correct(word, words, '')).toBe(expected);
  });

  test.each([
    ['the first character', '溶器云', '企业级容器云平台', '容器云'],
    ['a middle one', '容其云', '企业级容器云平台', '容器云'],
    ['the last one', '容器语', '企业级容器云平台', '容器云'],
    ['at the beginning of the texts', '溶器云', '容器云', '容器云'],
    ['the one found oftenest', '容器国', '容器云 容器网 容器网', '容器网'],
    ['whichever comes first', '容器国', '容器网 容器网 容器云', '容器网'],
    ['of two as often found always the same', '容器国', '容器网 容器云', '容器云'],
    ['eight that differ in one', '分布式存储管里台', '分布式存储管理台', '分布式存储管理台'],
    ['not nine', '新分布式存储管里台', '新分布式存储管理台', null],
    ['not two', '溶器', '容器', null],
    ['not what is no Chinese word', '容器云', 'x器云 容器,', null],
    ['not two characters of three', '溶其云', '容器云', null],
    ['not where the texts end', '器云盘', '容器云', null],
    ['not where the rest is another', '容器云国', '容器海网', null],
  ])('of a Chinese word: %s', (_, word, texts, expected) => {
    expect(correct(word, new Map(), texts)).toBe(expected);
  });
});

describe('the parts of a word that no page has', () => {
  const of = (word: string, ...known: string[]) => partsOf(word, (part) => known.includes(part));
  test.each([
    ['Chinese: the pairs that pages have, each once', '编牌容器容器', ['容器', '牌容'], ['牌容', '容器']],
    ['never the word itself', '容器', ['容器'], []],
    ['a single character has none', '容', ['容', ''], []],
    ['another word: its longest known beginning', 'containerzzq', ['contain', 'container'], ['container']],
    ['of at least four letters', 'meshy', ['mesh'], ['mesh']],
    ['not three', 'podxx', ['pod'], []],
    ['of half the word', 'kubeproxy', ['kubep', 'kube'], ['kubep']],
    ['not less', 'kubeproxy', ['kube'], []],
    ['exactly half', 'meshmash', ['mesh'], ['mesh']],
  ])('%s', (_, word, known, parts) => {
    expect(of(word, ...known)).toEqual(parts);
  });
});
