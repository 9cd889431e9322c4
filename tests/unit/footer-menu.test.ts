import { languages } from '../../src/config/languages';
import {
  type FooterColumn as ColumnId,
  type FooterEntry,
  type FooterMenu,
  footerColumns,
} from '../../src/contract/footer-menu';
import { type FooterColumn, footerColumnsOf, orderProductGroups, otherQuery } from '../../src/navigation/footer';
import { productListHeight } from '../../src/navigation/footer-height';
import { englishRules } from '../support/english-rules';
import { chinese, realAnswer, realContent, realEnglish } from '../support/real-site';

const entry = (id: string, header_link = '/product/BCC', changes: Partial<FooterEntry> = {}): FooterEntry => ({
  id,
  header_type: '容器云',
  header_title: '容器云平台',
  header_link,
  is_outLink: false,
  ...changes,
});

/** A footer of one entry a column, some columns replaced. */
const footer = (changes: { [K in ColumnId]?: FooterEntry[] } = {}): FooterMenu => {
  const of = (column: ColumnId) => changes[column] ?? [entry(`${column}-1`)];
  return {
    [footerColumns.products]: of('products'),
    [footerColumns.solutions]: of('solutions'),
    [footerColumns.resources]: of('resources'),
    [footerColumns.about]: of('about'),
    [footerColumns.other]: of('other'),
  };
};

function show(changes: Parameters<typeof footer>[0], language: 'zh' | 'en' = 'zh') {
  const warnings: string[] = [];
  const columns = footerColumnsOf(footer(changes), language, englishRules(), (message) => warnings.push(message));
  return { columns, warnings, links: (id: ColumnId) => linksOf(columns.filter((column) => column.id === id)) };
}

const linksOf = (columns: readonly FooterColumn[]) =>
  columns.flatMap(({ groups }) => groups.flatMap(({ links }) => links));
const idsOf = (columns: readonly FooterColumn[]) => columns.map(({ id }) => id);

describe('columns of the footer (specification section 2)', () => {
  test('are products, solutions, resources, about and other in Chinese', () => {
    expect(idsOf(show({}).columns)).toEqual(['products', 'solutions', 'resources', 'about', 'other']);
  });

  test('lose resources and other in English', () => {
    expect(idsOf(show({}, 'en').columns)).toEqual(['products', 'solutions', 'about']);
  });

  test('show the first 6 resources, in their order', () => {
    const resources = Array.from({ length: 9 }, (_, index) => entry(`r${index}`, `/report?n=${index}`));
    expect(
      show({ resources })
        .links('resources')
        .map(({ id }) => id),
    ).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5']);
  });

  test('show all solutions, of which no number is given', () => {
    const solutions = Array.from({ length: 9 }, (_, index) => entry(`s${index}`));
    expect(show({ solutions }).links('solutions')).toHaveLength(9);
  });

  test('group the products by category', () => {
    const products = [
      entry('1', '/a', { header_type: '容器云' }),
      entry('2', '/b', { header_type: '研发效能' }),
      entry('3', '/c', { header_type: '容器云' }),
    ];
    expect(show({ products }).columns[0]?.groups.map(({ title, links }) => [title, links.map(({ id }) => id)])).toEqual(
      [
        ['容器云', ['1', '3']],
        ['研发效能', ['2']],
      ],
    );
  });

  test.each([
    [[], []],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ],
    [
      ['a', 'b', 'c', 'd', 'e'],
      ['a', 'b', 'd', 'e', 'c'],
    ],
  ])('of the product groups %j the one at index 2 is moved: %j', (groups, ordered) => {
    const before = [...groups];
    expect(orderProductGroups(groups)).toEqual(ordered);
    expect(groups).toEqual(before);
  });
});

describe('links of the footer (specification section 2)', () => {
  test.each([
    ['about, with the outlink flag 1', 'about', { header_link: '/forum', is_outLink: true }, '/forum', 'plain'],
    [
      'about, with the outlink flag 1 and http',
      'about',
      { header_link: 'https://code.example', is_outLink: true },
      'https://code.example',
      'external',
    ],
    ['about, with the outlink flag 0', 'about', { header_link: '/aboutus' }, '/aboutus', 'internal'],
    ['solutions', 'solutions', { header_link: '/solution/Bank' }, '/solution/Bank', 'internal'],
    [
      'solutions, whose outlink flag means nothing',
      'solutions',
      { header_link: '/solution/Bank', is_outLink: true },
      '/solution/Bank',
      'internal',
    ],
    ['resources', 'resources', { header_link: '/report' }, '/report', 'internal'],
    ['products', 'products', { header_link: '/product/model#training' }, '/product/model#training', 'internal'],
    ['other, without http', 'other', { id: '90', header_link: '/train' }, '/train?id=90', 'internal'],
    ['other, with item id 92', 'other', { id: '92', header_link: '/PrivacyPolicy' }, '/PrivacyPolicy', 'internal'],
    [
      'other, with http',
      'other',
      { id: '93', header_link: 'https://files.example/a.pdf' },
      'https://files.example/a.pdf',
      'external',
    ],
    [
      'other, with a query and a hash',
      'other',
      { id: '94', header_link: '/tags?filter=a#b' },
      '/tags?filter=a&id=94#b',
      'internal',
    ],
  ] as const)('%s', (_, column, changes, href, kind) => {
    expect(show({ [column]: [entry('1', '', changes)] }).links(column)).toMatchObject([{ href, kind }]);
  });

  test.each([
    ['1', '/train', '?id=1'],
    ['92', '/train', ''],
    ['920', '/train', '?id=920'],
    ['a&b', '/train', '?id=a%26b'],
    ['1', 'http://files.example', ''],
    ['1', 'HTTPS://files.example', ''],
  ])('item %s of “other” at %s carries the query “%s”', (id, header_link, query) => {
    expect(otherQuery({ id, header_link })).toBe(query);
  });

  test.each([
    ['other', 'https://files.example/upload/handbook.pdf', true],
    ['other', 'http://files.example/a/b.ZIP?x=1', true],
    ['other', 'https://files.example', false],
    ['other', 'https://files.example/', false],
    ['other', 'https://www.example.com/page', false],
    ['other', 'https://www.example.com/page.html', false],
    ['other', 'https://www.example.com/v1.2/page', false],
    ['other', '/handbook.pdf', false],
    ['about', 'https://files.example/handbook.pdf', false],
  ] as const)('in “%s”, %s is a download: %s', (column, header_link, download) => {
    expect(
      show({ [column]: [entry('1', header_link, { is_outLink: column === 'about' })] }).links(column),
    ).toMatchObject([{ download }]);
  });

  test.each(['', 'javascript:alert(1)', '//evil.example'])(
    'the link “%s” is refused, and the entry is named in a warning',
    (link) => {
      const { links, warnings } = show({ about: [entry('1', link, { header_title: '公司介绍' }), entry('2')] });
      expect(links('about').map(({ id }) => id)).toEqual(['2']);
      expect(warnings).toEqual([expect.stringContaining('公司介绍')]);
    },
  );
});

describe('the footer in English (specification section 4)', () => {
  test('swaps titles of columns, groups and entries, and stands below /en', () => {
    const { columns, warnings } = show({ products: [entry('1', '/product/BeyondContainer')] }, 'en');
    expect(columns[0]).toMatchObject({
      title: 'Products',
      groups: [{ title: 'Containers', links: [{ title: 'Container platform', href: '/en/product/BeyondContainer' }] }],
    });
    expect(warnings).toEqual([]);
  });

  test.each([
    ['a big title, with its entries', 'products', { header_type: '资产管理' }],
    ['a small title', 'about', { header_title: '最新动态', header_link: '/news' }],
    ['a hidden product by its title', 'products', { header_title: '服务网格', header_link: '/elsewhere' }],
    ['a hidden product by its page', 'products', { header_title: '容器云平台', header_link: '/product/BeyondMesh' }],
    [
      'a hidden product by its page without the first slash',
      'products',
      { header_title: '容器云平台', header_link: 'product/BeyondMesh' },
    ],
  ] as const)('hides %s', (_, column, changes) => {
    const entries = { [column]: [entry('hidden', '/x', changes), entry('shown')] };
    expect(
      show(entries, 'en')
        .links(column)
        .map(({ id }) => id),
    ).toEqual(['shown']);
    expect(
      show(entries, 'zh')
        .links(column)
        .map(({ id }) => id),
    ).toEqual(['hidden', 'shown']);
  });

  test('a column of which everything is hidden is not shown', () => {
    expect(idsOf(show({ about: [entry('1', '/news', { header_title: '最新动态' })] }, 'en').columns)).toEqual([
      'products',
      'solutions',
    ]);
  });

  test('an entry without an English name takes its page’s, or is left out; both are warned of', () => {
    const { links, warnings } = show(
      {
        about: [
          entry('1', '/product/BCC', { header_title: '新控制台' }),
          entry('2', 'https://forum.example', { header_title: '论坛' }),
        ],
      },
      'en',
    );
    expect(links('about').map(({ title }) => title)).toEqual(['BCC container console']);
    expect(warnings).toEqual([expect.stringContaining('新控制台'), expect.stringContaining('论坛')]);
  });

  test('a category that the map does not know shows no Chinese', () => {
    const { columns } = show({ products: [entry('1', '/product/BeyondContainer', { header_type: '量子云' })] }, 'en');
    expect(JSON.stringify(columns)).not.toMatch(chinese);
  });
});

describe('height of the product list (specification section 9)', () => {
  test.each([
    ['zh', 100, 700],
    ['zh', 5000, 700],
    ['en', 1000, 700],
    ['en', 800, 600],
    ['en', 0, 200],
  ] as const)('in %s with %i px of content is %i px', (language, content, height) => {
    expect(productListHeight(language, content)).toBe(height);
  });
});

describe('the footer of the mock API', () => {
  const content = realContent();
  const answer = realAnswer('footerMenu');
  const warnings: string[] = [];
  const [zh, en] = languages.map((language) =>
    footerColumnsOf(answer, language, realEnglish(content), (message) => warnings.push(message)),
  ) as [FooterColumn[], FooterColumn[]];

  test('is complete: nothing is left out with a warning', () => {
    expect(warnings).toEqual([]);
  });

  test('has five columns in Chinese and three in English', () => {
    expect(idsOf(zh)).toEqual(['products', 'solutions', 'resources', 'about', 'other']);
    expect(idsOf(en)).toEqual(['products', 'solutions', 'about']);
  });

  test('has no Chinese in English', () => {
    expect(JSON.stringify(en)).not.toMatch(chinese);
  });

  test('moves the product group at index 2 behind the others', () => {
    const given = [...new Set(answer.产品服务.map(({ header_type }) => header_type))];
    const shown = zh[0]?.groups.map(({ title }) => title) ?? [];
    expect(shown.at(-1)).toBe(given[2]);
    expect(new Set(shown)).toEqual(new Set(given));
  });

  test.each([
    ...realContent().english.hidden.footerSmallTitles,
    '代码大模型',
    'AI 一体机',
    '代码托管 FoGit',
    'Kubernetes 运维平台 BKO',
  ])('shows %s in Chinese and hides it in English', (title) => {
    const ids = Object.values(answer)
      .flat()
      .flatMap(({ header_title, id }) => (header_title === title ? [id] : []));
    expect(ids).toHaveLength(1);
    expect(linksOf(zh).some(({ id }) => ids.includes(id))).toBe(true);
    expect(linksOf(en).some(({ id }) => ids.includes(id))).toBe(false);
  });

  test('hides in English what stands below a hidden big title', () => {
    const ids = answer.产品服务.flatMap(({ header_type, id }) => (header_type === '资产管理' ? [id] : []));
    expect(ids.length).toBeGreaterThan(0);
    expect(linksOf(en).filter(({ id }) => ids.includes(id))).toEqual([]);
  });

  test('links item 92 without its id, and the other internal items of “other” with it', () => {
    const other = linksOf(zh.filter(({ id }) => id === 'other'));
    expect(other.find(({ id }) => id === '92')?.href).not.toContain('id=');
    for (const { id, kind, href } of other) if (kind === 'internal' && id !== '92') expect(href).toContain(`?id=${id}`);
    expect(other.some(({ kind }) => kind === 'external')).toBe(true);
  });
});
