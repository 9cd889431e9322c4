import * as v from 'valibot';
import { hiddenPages } from '../../../src/content/english-rules';
import type { SectionView } from '../../../src/content/page-view';
import { rowOf } from '../../../src/features/search/build-rows';
import { excerpt, mark, type Segment } from '../../../src/features/search/excerpt';
import {
  formatVersion,
  type HeadingsFile,
  type NamesFile,
} from '../../../src/features/search/format';
import {
  createSearcher,
  type Searcher,
  type SearchOutcome,
} from '../../../src/features/search/searcher';
import {
  fold,
  isSpelling,
  joinSyllables,
  queryFolder,
  separateVersions,
  stem,
} from '../../../src/features/search/text';
import { inLanguage } from '../../../src/site/href';
import { languages } from '../../../src/site/languages';
import { manifest } from '../../../src/site/manifest';
import { pagesIn } from '../../fixtures/pages';
import { siteIndex } from '../../fixtures/search';
import { content } from '../../fixtures/site';
import { type SmallPage, searcherOf, smallIndex, smallSearcher } from './small-search';

const zh = searcherOf(siteIndex, 'zh');
const en = searcherOf(siteIndex, 'en');

const paths = (searcher: Searcher, query: string) =>
  searcher.search(query).results.map(({ path }) => path);

const page = (path: string, title: string, more: Partial<SmallPage> = {}): SmallPage => ({
  path,
  title,
  ...more,
});

/** Results as `path`, mentions as `path~`. */
const resultPaths = ({ results }: SearchOutcome) =>
  results.map(({ path, isMention }) => path + (isMention ? '~' : ''));
const bracketed = (segments: readonly Segment[]) =>
  segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

describe('text is compared folded', () => {
  test.each([
    ['ＧＰＵ　池化', 'gpu池化'],
    ['容器  GPU  云', '容器gpu云'],
    ['a\u200bb\u202ec', 'abc'],
    ['云，“原生”。', '云,,原生,,'],
    ['Róngqì Lǜ', 'rongqi lu'],
  ])('“%s” as “%s”', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('words of one stem are the same word', () => {
    expect(['microservices', 'upgrading', 'class', '容器'].map(stem)).toEqual([
      'microservic',
      'upgrad',
      'class',
      '容器',
    ]);
  });
});

describe('files of the index', () => {
  const { names, headings, texts } = smallIndex(
    [
      page('/product/BCC', '容器云控制台：一处管理', {
        syllables: 'rong qi yun',
        keywords: 'kubernetes',
      }),
      page('/about', '关于我们', { name: '公司', devices: 'desktop' }),
    ],
    [page('/news/1', '容器新闻', { kind: 'news' })],
  );

  test('the first one finds names and titles, in Chinese and in pinyin; the second items and keywords', () => {
    const searcher = createSearcher(names, 'zh');
    for (const query of ['容器', 'rongqi', 'ＲＱＹ'])
      expect(paths(searcher, query)).toEqual(['/product/BCC']);
    expect(searcher.search('公司').results[0]).toMatchObject({
      path: '/about',
      name: '公司',
      devices: 'desktop',
    });
    for (const query of ['kubernetes', '新闻', '容疗', ''])
      expect(paths(searcher, query)).toEqual([]);
    expect(() => searcher.addTexts(texts)).toThrow();

    searcher.addHeadings(headings);
    expect(paths(searcher, '新闻')).toEqual(['/news/1']);
    expect(paths(searcher, 'kubernetes')).toEqual(['/product/BCC']);
  });

  test('traditional characters find what simplified ones find', () => {
    expect(paths(zh, '設計白皮書')[0]).toBe('/whitePaper/design');
  });

  test('words of Taiwan and Hong Kong become those of the mainland, the longest first, in either script', () => {
    const foldQuery = queryFolder({
      variants: { 閘: '闸', 雲: '云' },
      regionalWords: { 闸道: '网关', 云端储存: '云存储', 储存: '存储' },
    });

    expect(['雲閘道', '云闸道', '云端储存', '储存'].map(foldQuery)).toEqual([
      '云网关',
      '云网关',
      '云存储',
      '存储',
    ]);
  });

  test.each([
    ['kubernetes1.33', 'kubernetes 1.33'],
    ['openeuler22.03在arm上', 'openeuler 22.03在arm上'],
    ['麒麟v10sp3', '麒麟v10 sp3'],
    ['kylinv10', 'kylin v10'],
    ['log4j2', 'log4j2'],
    ['x86 h100 ipv6 v1.33', 'x86 h100 ipv6 v1.33'],
  ])(
    '“%s” is read as “%s”: a version is apart from its name, unless the two are a word',
    (typed, read) => {
      const words = ['kubernetes', 'openeuler', 'kylin', 'log4j', 'log4j2'];
      expect(separateVersions(typed, (word) => words.includes(word))).toBe(read);
    },
  );

  test.each([
    ['rong qi yun', 'rongqiyun'],
    ['rong2 qi4', 'rong2qi4'],
    // Words of a text, though they spell the name.
    ['qi yun', 'qi yun'],
    ['wei fu wu', 'wei fu wu'],
    ['rongqi', 'rongqi'],
    ['rong 1.33', 'rong 1.33'],
  ])('“%s” is read as “%s”: syllables that spell a name are one word', (typed, read) => {
    const isWord = (word: string) => ['qi', 'yun'].includes(word);
    const isName = (letters: string) => isSpelling(letters, 'rong qi yun');
    expect(joinSyllables(typed, isWord, isName)).toBe(read);
  });

  test('pinyin is spelt from the start of a syllable, or by two initials and more', () => {
    const spells = ['rongqi', 'rqy', 'ongqi', 'r'].map((word) => isSpelling(word, 'rong qi yun'));
    expect(spells).toEqual([true, true, false, false]);

    const loosely = ['ronqi', 'rong2qi4', 'rqn'].map((word) =>
      isSpelling(word, 'rong qi yun', true),
    );
    expect(loosely).toEqual([true, true, false]);
  });
});

describe('order of results', () => {
  test('title, keyword, heading of the page, section, text', () => {
    const searcher = smallSearcher([
      page('/text', 'five', { sections: [{ anchor: 'a', heading: 'x', text: 'mesh' }] }),
      page('/section', 'four', { sections: [{ anchor: 'a', heading: 'mesh' }] }),
      page('/head', 'three', { head: 'mesh' }),
      page('/keyword', 'two', { keywords: 'mesh' }),
      page('/title', 'mesh'),
      page('/other', 'other'),
    ]);

    expect(resultPaths(searcher.search('mesh'))).toEqual([
      '/title',
      '/keyword~',
      '/head~',
      '/section~',
      '/text~',
    ]);
  });

  test('a whole word, then the start of one; the inside where there is nothing else, of an abbreviation never', () => {
    const searcher = smallSearcher([
      page('/b', 'bigmesher'),
      page('/m', 'meshwork'),
      page('/a', 'mesh'),
    ]);

    expect(paths(searcher, 'mesh')).toEqual(['/a', '/m']);
    expect(paths(searcher, 'gmesh')).toEqual(['/b']);
    expect(paths(smallSearcher([page('/p', 'placement'), page('/a', 'acer')]), 'ace')).toEqual([
      '/a',
    ]);
  });

  test.each([
    ['a name', { title: 'gpu scheduling' }, { title: 'cloud operations and gpu billing' }],
    ['a keyword', { keywords: 'npu, gpu' }, { keywords: 'npu, gpu billing' }],
  ])('the more of %s a word is, the more it counts', (_, most, least) => {
    const searcher = smallSearcher([page('/least', 'one', least), page('/most', 'two', most)]);

    expect(paths(searcher, 'gpu')).toEqual(['/most', '/least']);
  });

  test.each([
    ['a title', { title: 'kubernetes upgrade' }],
    ['a keyword', { keywords: 'kubernetes upgrade' }],
  ])('the start of %s counts more than a summary', (_, start) => {
    const searcher = smallSearcher([
      page('/summary', 'one', { description: 'upgrades of kube and more' }),
      page('/start', 'two', start),
    ]);

    expect(paths(searcher, 'kube')[0]).toBe('/start');
  });

  test('a product that has the word as a keyword comes before a text with it in its title', () => {
    const searcher = smallSearcher([
      page('/slides', '全链路灰度发布的请求头标签', { kind: 'resources' }),
      page('/product/a', '持续交付平台', {
        kind: 'products',
        keywords: '流水线，灰度发布',
        description: '灰度发布',
      }),
    ]);

    expect(paths(searcher, '灰度发布')[0]).toBe('/product/a');
  });

  test('a name that joins several words is found by those after the first', () => {
    const searcher = smallSearcher([
      page('/b', 'one', { description: 'devops' }),
      page('/a', 'BigDevOps'),
    ]);

    expect(paths(searcher, 'devops')).toEqual(['/a', '/b']);
  });

  test('a page that says it in its texts only is a mention, however often it does', () => {
    const often = { anchor: 'a', heading: 'q', text: 'mesh '.repeat(6) };
    const searcher = smallSearcher([
      page('/a', 'x', { description: 'mesh', kind: 'news' }),
      page('/b', 'y', { kind: 'products', sections: [often] }),
    ]);

    expect(resultPaths(searcher.search('mesh'))).toEqual(['/a', '/b~']);
  });

  test('a question’s rare words decide, and no page needs all of them', () => {
    const common = [1, 2, 3, 4].map((number) => page(`/${number}`, 'mesh of a cluster'));
    const searcher = smallSearcher([page('/rare', 'failover in a cluster'), ...common]);

    expect(paths(searcher, 'mesh cluster failover')[0]).toBe('/rare');
  });

  test('pinyin is what was typed, never a synonym', () => {
    const pages = [
      page('/console', '控制台', { syllables: 'kong zhi tai' }),
      page('/gateway', '网关'),
    ] as const;

    expect(paths(smallSearcher(pages, { synonyms: [['网关', 'kong']] }), '网关')).toEqual([
      '/gateway',
    ]);
  });

  test('of equal matches the product comes first, lists last', () => {
    const searcher = smallSearcher([
      page('/news', '网格', { kind: 'news' }),
      page('/about', '网格'),
      page('/solution/a', '网格', { kind: 'solutions' }),
      page('/product/a', '网格', { kind: 'products' }),
    ]);

    expect(paths(searcher, '网格')).toEqual(['/product/a', '/solution/a', '/about', '/news']);
  });
});

describe('words', () => {
  const titles = ['Kubernetes', 'k8s', 'do it', '升级集群', '集群', '升级'];
  const [first, ...others] = titles.map((title) => page(`/${title}`, title));
  const searcher = smallSearcher([first as SmallPage, ...others], {
    synonyms: [['k8s', 'kubernetes']],
    stopWords: ['how', 'do', '怎么'],
  });

  test.each([
    ['synonyms are found, and count less than what was typed', 'K8s', ['/k8s', '/Kubernetes']],
    ['a part of another word is no synonym', 'xk8sx', []],
    ['stop words are ignored', 'how do kubernetes', ['/Kubernetes', '/k8s']],
    ['unless there is nothing else', 'do', ['/do it']],
    ['a Chinese word is split into known words, in any order', '集群升级', ['/升级集群']],
    ['stop words within it are skipped', '集群怎么升级', ['/升级集群']],
  ])('%s: %s', (_, query, expected) => {
    expect(paths(searcher, query)).toEqual(expected);
  });
});

test.each([
  ['how long is kite 5.5 supported', ['/dates', '/kite']],
  ['Kite 5.5支持到什么时候', ['/dates', '/kite']],
  ['supported, and how long is the kite', ['/kite']],
  ['how long is the kite drawing supported', ['/kite']],
  ['风筝在暴雨天还能飞吗', ['/other']],
])(
  'the question “%s” leads to the page that answers it, then to what it names',
  (query, expected) => {
    const pages = [
      page('/dates', '生命周期'),
      page('/kite', 'Kite 5.5'),
      page('/other', '风筝'),
    ] as const;
    const asks = ['how long…support', '支持到什么时候'];
    const answers = [
      { pages: [{ page: 0, subjects: [] }], names: [], without: ['draw'], unlisted: [], asks },
    ];
    const stopWords = 'is how long supported and the'.split(' ');

    expect(paths(smallSearcher(pages, { answers, stopWords }), query).slice(0, 2)).toEqual(
      expected,
    );
  },
);

test.each([
  ['kite API docs', '/kite-reference'],
  ['API docs of the balloon', '/balloon-reference'],
  ['API docs', '/other'],
])(
  'of the pages of several products, “%s” leads to that of the product it names',
  (query, first) => {
    const pages = [
      page('/other', 'API docs'),
      page('/kite-reference', 'Fields of Kite'),
      page('/balloon-reference', 'Fields of Balloon'),
    ] as const;
    const answers = [
      {
        pages: [
          { page: 1, subjects: ['kite'] },
          { page: 2, subjects: ['balloon'] },
        ],
        asks: ['api docs'],
        names: [],
        without: [],
        unlisted: [],
      },
    ];

    expect(paths(smallSearcher(pages, { answers, stopWords: ['of', 'the'] }), query)[0]).toBe(
      first,
    );
  },
);

test('if texts only mention two words together, a page that states one of them comes first', () => {
  const pages = [
    page('/mention', 'Company', {
      sections: [{ anchor: '', heading: '', text: 'customers in insurance' }],
    }),
    page('/insurer', 'An insurance company'),
  ] as const;

  expect(paths(smallSearcher(pages), 'customers insurance')).toEqual(['/insurer', '/mention']);
});

test.each([
  ['kuberentes 控制台', 'kubernetes控制台'],
  ['gatxxays', 'gateways'],
  ['tageways', null],
])('the mistyped “%s” is taken for %j', (query, corrected) => {
  const pages = [
    page('/a', 'Kubernetes 控制台'),
    page('/b', 'gateways'),
    page('/c', '控制台'),
  ] as const;

  expect(smallSearcher(pages).search(query).corrected).toBe(corrected);
});

describe('the display of a result', () => {
  const sections = [
    { anchor: 'one', heading: '备份', text: '每天一次' },
    { anchor: 'two', heading: '恢复', text: '备份之后可以恢复，恢复很快' },
    { anchor: '', heading: '没有地址', text: '孤立的一节' },
  ];

  const searcher = smallSearcher([
    page('/a', '数据库', { description: '数据库的一切', sections }),
    page('/b', '备份', { sections }),
  ]);

  const display = (query: string, path: string) => {
    const result = searcher
      .search(query)
      .results.find((result) => result.path === path)
      ?.show();
    return (
      result && [result.href, ...[result.title, result.section, result.excerpt].map(bracketed)]
    );
  };

  test.each([
    ['the section that answers', '备份', '/a', ['/a#one', '数据库', '[备份]', '数据库的一切']],
    [
      'the one with most of it',
      '恢复',
      '/a',
      ['/a#two', '数据库', '[恢复]', '备份之后可以[恢复]，[恢复]很快'],
    ],
    [
      'its text where the summary does not have it',
      '每天',
      '/a',
      ['/a#one', '数据库', '备份', '[每天]一次'],
    ],
    ['no section where the title has it', '数据库', '/a', ['/a', '[数据库]', '', '[数据库]的一切']],
  ])('shows %s', (_, query, path, expected) => {
    expect(display(query, path)).toEqual(expected);
  });

  test('marks pieces of a word only in a text that lacks the whole', () => {
    const pages = [page('/a', '灰度后的发布'), page('/b', '蓝绿与发布')] as const;
    const { results } = smallSearcher(pages, { synonyms: [['灰度', '蓝绿发布']] }).search('灰度');

    expect(results.map(({ show }) => bracketed(show().title))).toEqual([
      '[灰度]后的发布',
      '[蓝绿]与[发布]',
    ]);
  });

  test.each([
    ['as it is written', '切分 GPU 与 NPU', ['切分gpu'], '[切分 GPU] 与 NPU'],
    [
      'with the rest of an English word',
      'Microservices here',
      ['microservic'],
      '[Microservices] here',
    ],
    ['a short word at the start of a word only', 'placement ace', ['ace'], 'placement [ace]'],
    ['a word of a compound name', 'BeyondMesh', ['mesh'], 'Beyond[Mesh]'],
    ['no word inside another one', 'support of ports', ['port'], 'support of [ports]'],
    ['what was typed of a long word', 'Kubernetes', ['kube'], '[Kube]rnetes'],
    ['the longest of several words', '容器云平台', ['容器', '容器云'], '[容器云]平台'],
  ])('marks %s', (_, text, words, expected) => {
    expect(bracketed(mark(text, words))).toBe(expected);
  });

  const many = (text: string, times: number) => text.repeat(times);

  test.each([
    ['the start of a text without a match', many('云', 300), `${many('云', 84)}…`],
    ['24 characters before the match', `${many('云', 90)}容器`, `…${many('云', 24)}[容器]`],
    ['the sentence of the match', `${many('云', 90)}。这里说到容器`, '这里说到[容器]'],
    ['its clause', `${many('云', 90)}，先测试，再发布容器`, '…先测试，再发布[容器]'],
    ['a whole word at its start', `${many('1', 180)} with containers`, '…with [containers]'],
    ['a clause at its end', `容器${many('云', 60)}，${many('云', 60)}`, `[容器]${many('云', 60)}…`],
    [
      'a word at its end',
      `container ${many('letters ', 30)}`,
      `[container] ${many('letters ', 18)}letters…`,
    ],
    [
      'all of a short text',
      '按需分配，用完即收回，再把容器交给下一个租户',
      '按需分配，用完即收回，再把[容器]交给下一个租户',
    ],
    [
      'rows of a table, from that of the match on',
      `节点 · 3 台\n容器端口 · 443\n容器内存 · 4 GB`,
      '[容器]端口 · 443\n[容器]内存 · 4 GB',
    ],
    ['sentences after each other', '容器已停止。\n请重试。', '[容器]已停止。 请重试。'],
  ])('excerpts %s', (_, text, expected) => {
    expect(bracketed(excerpt(text, ['容器', 'container']))).toBe(expected);
  });
});

const long = [
  '容器'.repeat(5000),
  '企业级多云环境容器云平台镜像仓库漏洞扫描微服务网关'.repeat(4),
  'a'.repeat(10_000),
];

test.each([
  ...long,
  '(.*)+$^[](){}|\\',
  '\u001b[31m\u202e容器\u2069',
  '\ud800😀',
  ' \n\t',
  '__proto__',
])('a hostile query is answered at once, with addresses of the site alone: %j', (query) => {
  for (const searcher of [zh, en]) {
    const started = performance.now();

    for (const { show } of searcher.search(query).results.slice(0, 20))
      expect(show().href).toMatch(/^\/(?!\/)/);
    // Some 100 ms on a quiet machine.
    expect(performance.now() - started).toBeLessThan(2000);
  }
});

test('a section is searched in lines: rows of a table, entries with their texts, paragraphs, but no addresses', () => {
  const section = {
    kind: 'table' as const,
    id: 'ports',
    heading: '端口',
    paragraphs: ['第一段。', '第二段。'],
    columns: ['组件', '端口'],
    rows: [
      ['网关', '443'],
      ['代理', ''],
    ],
    items: [{ title: '放行', text: '只放行 443。' }],
    page: 'https://www.example.com/pricing',
    notes: '/docs/BCC/release-notes',
  };
  const row = rowOf(
    {
      key: 'product/a',
      language: 'zh',
      template: 'product',
      path: '/product/a',
      devices: 'both',
      meta: { noindex: false, title: 'a', description: '', keywords: '' },
      view: {
        breadcrumbs: [],
        hero: { heading: 'a', lead: '', actions: [] },
        item: null,
        sections: [section as unknown as SectionView],
      },
    },
    'zh',
    'b',
  );

  expect(row.texts).toEqual([
    '第一段。\n第二段。\n组件 · 端口\n网关 · 443\n代理\n放行 · 只放行 443。',
  ]);
});

describe.each(languages)('the index in %s', (language) => {
  // Read without the parsers under test.
  const names: NamesFile = JSON.parse(siteIndex.get(`${language}.json`) ?? '');
  const headings: HeadingsFile = JSON.parse(siteIndex.get(names.files.headings) ?? '');
  const addresses = [...names.pages, ...headings.items].map(({ path }) =>
    inLanguage(path, language),
  );
  const pages = pagesIn(language);

  test('has every indexed page but home, search, and those that a query fills; so no page that English hides (section 4)', () => {
    const without = [
      'home',
      'search',
      ...manifest.filter(({ itemOf }) => itemOf !== undefined).map(({ id }) => id),
    ];
    const expected = pages
      .filter(({ key, meta }) => !meta.noindex && !without.includes(key))
      .map(({ path }) => path);

    expect([...addresses].sort()).toEqual(expected.sort());

    const hidden = [...hiddenPages(content.english.hidden)].filter((id) =>
      addresses.includes(`/en/${id}`),
    );
    expect(hidden).toEqual([]);
  });

  test('leads to sections that the pages have', () => {
    for (const [index, { anchors }] of headings.bodies.entries()) {
      const view = pages.find(({ path }) => path === addresses[index])?.view;
      const ids = [...(view?.sections ?? []), ...(view?.doc?.outline ?? [])].map(({ id }) => id);

      expect(anchors.filter((anchor) => anchor && !ids.includes(anchor))).toEqual([]);
    }
  });
});

test('a broken index is refused', () => {
  const { names, headings, texts } = smallIndex([page('/product/BCC', '容器云')]);
  const [firstPage] = names.pages;

  const open = (change: { names?: object | null; headings?: object; texts?: object }) => () => {
    const searcher = createSearcher(
      change.names === null ? null : { ...names, ...change.names },
      'zh',
    );
    searcher.addHeadings({ ...headings, ...change.headings });
    searcher.addTexts({ ...texts, ...change.texts });
  };

  expect(open({})).not.toThrow();
  for (const change of [
    { names: null },
    { names: { version: formatVersion - 1 } },
    { names: { pages: [{ ...firstPage, path: '//evil.example' }] } },
    { headings: { synonyms: undefined } },
    { texts: { facts: { compatibility: {} } } },
  ])
    expect(open(change)).toThrow(v.ValiError);
});
