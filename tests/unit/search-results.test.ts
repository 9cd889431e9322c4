import { refinements } from '../../src/search/refine';
import { createSearcher, type Outcome } from '../../src/search/searcher';
import { type SmallPage, type SmallWords, smallIndex } from '../support/small-search';

/** A searcher over a few pages with everything loaded. */
function small(pages: readonly SmallPage[], words: SmallWords = {}, items: readonly SmallPage[] = []) {
  const { names, headings, texts } = smallIndex(pages, items, words);
  const searcher = createSearcher(names);
  searcher.addHeadings(headings, refinements);
  searcher.addTexts(texts);
  return searcher;
}
const hrefs = ({ results }: Outcome) => results.map(({ href }) => href);
const page = (path: string, title: string, more: Partial<SmallPage> = {}): SmallPage => ({ path, title, ...more });
const nothing = { results: [], corrected: null, nearest: false };

describe('with the first file alone', () => {
  const { names, headings, texts } = smallIndex(
    [
      page('/product/BCC', '容器云控制台：一处管理', {
        kind: 'products',
        syllables: 'rong qi yun',
        keywords: 'kubernetes',
      }),
      page('/about', '关于我们', { name: '公司', devices: 'desktop' }),
    ],
    [page('/news/1', '容器新闻', { kind: 'news' })],
  );

  test('names and titles are found, in Chinese and in pinyin, and nothing is marked', () => {
    const searcher = createSearcher(names);
    expect(searcher.size).toBe(2);
    expect(searcher.kindNames).toMatchObject({ products: 'All products', company: 'All company' });
    for (const query of ['容器', 'rongqi', 'ＲＱＹ']) {
      const { results, corrected, nearest } = searcher.search(query);
      expect({ count: results.length, corrected, nearest }).toEqual({ count: 1, corrected: null, nearest: false });
      expect(results[0]).toMatchObject({
        href: '/product/BCC',
        title: '容器云控制台：一处管理',
        name: '容器云控制台',
        kind: 'products',
        devices: 'both',
        section: null,
        isMention: false,
      });
      expect(results[0]?.show()).toEqual({
        title: [{ text: '容器云控制台：一处管理', marked: false }],
        section: [],
        excerpt: [],
      });
    }
    expect(searcher.search('公司').results[0]).toMatchObject({ href: '/about', devices: 'desktop', name: '公司' });
    for (const query of ['kubernetes', '容其云', '容疗', '']) expect(searcher.search(query)).toEqual(nothing);
  });

  test('items are found once the second file is there', () => {
    const searcher = createSearcher(names);
    expect(hrefs(searcher.search('新闻'))).toEqual([]);
    searcher.addHeadings(headings, refinements);
    expect(hrefs(searcher.search('新闻'))).toEqual(['/news/1']);
    expect(hrefs(searcher.search('kubernetes'))).toEqual(['/product/BCC']);
    expect(searcher.size).toBe(2);
    searcher.addTexts(texts);
    expect(hrefs(searcher.search('新闻'))).toEqual(['/news/1']);
  });

  test('characters that stand in no text may be traditional ones', () => {
    const searcher = createSearcher(names);
    expect(searcher.hasUnknownCharacters('容器')).toBe(false);
    expect(searcher.hasUnknownCharacters('BCC xyz')).toBe(false);
    expect(searcher.hasUnknownCharacters('容噐')).toBe(true);
    expect(searcher.search('雲容器')).toEqual(nothing);
    searcher.setVariants(new Map([['雲', '云']]));
    expect(hrefs(searcher.search('容器雲'))).toEqual(['/product/BCC']);
  });
  test('English pages have English addresses', () => {
    expect(hrefs(createSearcher({ ...names, language: 'en' }).search('公司'))).toEqual(['/en/about']);
  });
  test('kinds without a label are called by their key', () => {
    expect(createSearcher({ ...names, labels: '产品' }).kindNames).toMatchObject({ products: '产品', news: 'news' });
  });
});

describe('the order of results', () => {
  test('a title comes before a keyword, a keyword before a heading, that before a section, a mention last', () => {
    const searcher = small([
      page('/text', 'five', { sections: [{ anchor: 'a', heading: 'x', text: 'mesh' }] }),
      page('/section', 'four', { sections: [{ anchor: 'a', heading: 'mesh' }] }),
      page('/head', 'three', { head: 'mesh' }),
      page('/keyword', 'two', { keywords: 'mesh' }),
      page('/title', 'mesh'),
      page('/other', 'other'),
    ]);
    const { results } = searcher.search('mesh');
    expect(results.map(({ href, isMention }) => `${href} ${isMention}`)).toEqual([
      '/title false',
      '/keyword true',
      '/head true',
      '/section#a true',
      '/text#a true',
    ]);
  });
  test('what has less than two fifths of the best one is a mention', () => {
    const searcher = small([
      page('/a', 'x', { keywords: 'mesh' }),
      page('/b', 'y', { description: 'mesh' }),
      page('/c', 'z', { sections: [{ anchor: 'a', heading: 'q', text: 'mesh' }] }),
    ]);
    expect(searcher.search('mesh').results.map(({ href, isMention }) => `${href} ${isMention}`)).toEqual([
      '/a false',
      '/b false',
      '/c#a true',
    ]);
  });
  test('a page that says it in its texts only is a mention, even if it is the best', () => {
    const often = (anchor: string) => ({ anchor, heading: 'q', text: 'mesh '.repeat(6) });
    const searcher = small([
      page('/a', 'x', { description: 'mesh', kind: 'positions' }),
      page('/b', 'y', { kind: 'products', sections: [often('a')] }),
    ]);
    expect(searcher.search('mesh').results.map(({ href, isMention }) => `${href} ${isMention}`)).toEqual([
      '/a false',
      '/b#a true',
    ]);
  });
  test('of pages that match as well the product comes first, the list of others last, and else the order of the menu', () => {
    const searcher = small([
      page('/news', '网格', { kind: 'news' }),
      page('/about', '网格'),
      page('/contact', '网格'),
      page('/solution/a', '网格', { kind: 'solutions' }),
      page('/product/a', '网格', { kind: 'products' }),
    ]);
    expect(hrefs(searcher.search('网格'))).toEqual(['/product/a', '/solution/a', '/about', '/contact', '/news']);
  });
  test('a rare word counts more than a common one', () => {
    const searcher = small([
      page('/a', 'mesh istio', { keywords: 'mesh' }),
      page('/b', 'mesh istio', { keywords: 'istio' }),
      page('/c', 'mesh'),
      page('/d', 'mesh'),
      page('/e', 'other'),
    ]);
    expect(hrefs(searcher.search('istio gateway mesh'))).toEqual(['/b', '/a']);
  });
  test('a page that has the whole query in one text comes before one that has its words apart', () => {
    const searcher = small([
      page('/a', 'paper and mesh', { keywords: 'mesh' }),
      page('/b', 'a mesh paper'),
      page('/c', 'x'),
    ]);
    expect(hrefs(searcher.search('mesh paper'))).toEqual(['/b', '/a']);
    expect(hrefs(searcher.search('paper mesh'))).toEqual(['/a', '/b']);
  });
  test('a page without what is optional answers as well, behind the one that has it', () => {
    const words = { optional: 'platform' };
    const searcher = small([page('/a', 'mesh'), page('/b', 'platform'), page('/c', 'platform of a mesh')], words);
    const { results, nearest } = searcher.search('mesh platform');
    expect(nearest).toBe(false);
    expect(results.map(({ href, isMention }) => `${href} ${isMention}`)).toEqual(['/c false', '/a false']);
  });
});

describe('other words for the same thing', () => {
  const words = { synonyms: 'k8s\tkubernetes\n制品库\t\tnexus', stopWords: 'how\ndo' };
  const searcher = small(
    [page('/a', 'Kubernetes'), page('/b', '制品库'), page('/c', 'k8s'), page('/d', 'do it')],
    words,
  );
  test('are found as well', () => {
    expect(hrefs(searcher.search('K8s'))).toEqual(['/c', '/a']);
    expect(hrefs(searcher.search('Nexus'))).toEqual(['/b']);
  });
  test('are marked', () => {
    expect(searcher.search('Nexus').results[0]?.show().title).toEqual([{ text: '制品库', marked: true }]);
  });
  test('words that put the question are not asked for', () => {
    expect(hrefs(searcher.search('how do kubernetes'))).toEqual(['/a', '/c']);
  });
});

describe('the section that answers', () => {
  const sections = [
    { anchor: 'one', heading: '备份', text: '每天一次' },
    { anchor: 'two', heading: '恢复', text: '备份之后可以恢复，恢复很快' },
    { anchor: '', heading: '没有地址', text: '孤立的一节' },
  ];
  const searcher = small([
    page('/a', '数据库', { description: '数据库的一切', sections }),
    page('/b', '备份', { sections }),
  ]);

  test('is where the address leads, with its heading', () => {
    expect(searcher.search('备份').results.find(({ href }) => href.startsWith('/a'))).toMatchObject({
      href: '/a#one',
      section: '备份',
      title: '数据库',
    });
    expect(hrefs(searcher.search('恢复'))).toContain('/a#two');
  });
  test('is not where the title has it all', () => {
    expect(searcher.search('备份').results.find(({ href }) => href === '/b')).toMatchObject({ section: null });
  });
  test('is the one with more of it where the title has a part', () => {
    expect(searcher.search('备份 恢复').results.find(({ title }) => title === '备份')?.href).toBe('/b#two');
  });
  test('without an address is not named', () => {
    expect(searcher.search('孤立').results[0]).toMatchObject({ href: '/a', section: null });
  });
  test('is shown where the summary does not have it', () => {
    const show = (query: string, path: string) =>
      searcher
        .search(query)
        .results.find(({ href }) => href.startsWith(path))
        ?.show();
    expect(show('每天', '/a')).toEqual({
      title: [{ text: '数据库', marked: false }],
      section: [{ text: '备份', marked: false }],
      excerpt: [
        { text: '每天', marked: true },
        { text: '一次', marked: false },
      ],
    });
    expect(show('数据库', '/a')).toEqual({
      title: [{ text: '数据库', marked: true }],
      section: [],
      excerpt: [
        { text: '数据库', marked: true },
        { text: '的一切', marked: false },
      ],
    });
    expect(show('备份', '/a')).toMatchObject({
      section: [{ text: '备份', marked: true }],
      excerpt: [{ text: '数据库的一切', marked: false }],
    });
  });
});

describe('what was mistyped', () => {
  const searcher = small([page('/a', 'Kubernetes 控制台'), page('/b', '容器云'), page('/c', '控制台')], {
    synonyms: 'kubernetes\tk8s',
  });
  test('is corrected, and the visitor is told', () => {
    const outcome = searcher.search('kuberentes 控制台');
    expect({ found: hrefs(outcome), corrected: outcome.corrected, nearest: outcome.nearest }).toEqual({
      found: ['/a'],
      corrected: 'kubernetes控制台',
      nearest: false,
    });
    expect(searcher.search('容器圆').corrected).toBe('容器云');
  });
  test('what is right is left as it is', () => {
    expect(searcher.search('kubernetes 控制台')).toMatchObject({ corrected: null });
    expect(searcher.search('kubernetes').results).toHaveLength(1);
  });
  test('a word that is written twice counts as a likelier one', () => {
    const { corrected } = small([page('/a', 'meth'), page('/b', 'mesh'), page('/c', 'mesh')]).search('mexh');
    expect(corrected).toBe('mesh');
  });
  test('words of three letters are none that can have been meant', () => {
    expect(small([page('/a', 'pod')]).search('podx')).toMatchObject({ corrected: null });
  });
});

describe('with nothing that has all of it', () => {
  const many = Array.from({ length: 7 }, (_, index) => page(`/p${index}`, `网格 ${index}`));
  test('five of the nearest are offered as such', () => {
    const outcome = small(many).search('网格 魑魅');
    expect(hrefs(outcome)).toEqual(['/p0', '/p1', '/p2', '/p3', '/p4']);
    expect(outcome.nearest).toBe(true);
    expect(outcome.results.every(({ isMention }) => !isMention)).toBe(true);
  });
  test('those with most of it', () => {
    expect(hrefs(small([...many, page('/both', 'mesh of 网格')]).search('网格 mesh 魑魅'))).toEqual(['/both']);
  });
  test('all are shown where all have it', () => {
    expect(small(many).search('网格').results).toHaveLength(7);
  });
  test('pages with a part of a word', () => {
    const outcome = small([...many, page('/container', 'container'), page('/x', 'x')]).search('containerzzq');
    expect({ found: hrefs(outcome), corrected: outcome.corrected, nearest: outcome.nearest }).toEqual({
      found: ['/container'],
      corrected: null,
      nearest: true,
    });
    expect(outcome.results[0]?.show().title).toEqual([{ text: 'container', marked: true }]);
    expect(hrefs(small(many).search('魍网格'))).toEqual(['/p0', '/p1', '/p2', '/p3', '/p4']);
  });
  test('nothing is near to nothing', () => {
    for (const query of ['魑魅魍魉', 'qqqq', '!!!', '   ', '']) expect(small(many).search(query)).toEqual(nothing);
  });
});
