import {
  type FooterColumnId,
  type FooterEntry,
  type FooterMenu,
  footerColumns,
} from '../../../src/calls/footer-menu';
import {
  type FooterColumn,
  footerColumnsOf,
  orderProductGroups,
} from '../../../src/features/menus/footer';
import { productListHeight } from '../../../src/features/menus/footer-height';
import { englishRules } from '../../support/english-rules';

const entry = (
  id: string,
  header_link = '/product/BCC',
  changes: Partial<FooterEntry> = {},
): FooterEntry => ({
  id,
  header_type: '容器云',
  header_title: '容器云平台',
  header_link,
  is_outLink: false,
  ...changes,
});

/** The footer with one entry per column, except those given. */
function show(
  entriesByColumn: { [K in FooterColumnId]?: FooterEntry[] } = {},
  language: 'zh' | 'en' = 'zh',
) {
  const warnings: string[] = [];
  const entries = Object.entries(footerColumns) as [FooterColumnId, string][];
  const menu = Object.fromEntries(
    entries.map(([id, name]) => [name, entriesByColumn[id] ?? [entry(`${id}-1`)]]),
  ) as FooterMenu;
  const columns = footerColumnsOf(menu, language, englishRules(), (message) =>
    warnings.push(message),
  );

  return {
    columns,
    warnings,
    links: (id: FooterColumnId) => linksOf(columns.filter((column) => column.id === id)),
  };
}

const linksOf = (columns: readonly FooterColumn[]) =>
  columns.flatMap(({ groups }) => groups.flatMap(({ links }) => links));
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test.each([
  ['zh', ['products', 'solutions', 'resources', 'about', 'other']],
  ['en', ['products', 'solutions', 'about']],
] as const)(
  'columns in %s; resources and other are Chinese only (sections 2 and 4)',
  (language, columns) => {
    expect(idsOf(show({}, language).columns)).toEqual(columns);
  },
);

test('resources are the first 6, solutions are all (section 2)', () => {
  const nine = Array.from({ length: 9 }, (_, index) => entry(`e${index}`));
  const { links } = show({ resources: nine, solutions: nine });

  expect(idsOf(links('resources'))).toEqual(['e0', 'e1', 'e2', 'e3', 'e4', 'e5']);
  expect(links('solutions')).toHaveLength(9);
});

test('products are grouped by category (section 2)', () => {
  const development = { header_type: '研发效能' };
  const { columns } = show({
    products: [entry('1'), entry('2', '/news', development), entry('3')],
  });

  expect(columns[0]?.groups.map(({ title, links }) => [title, idsOf(links)])).toEqual([
    ['容器云', ['1', '3']],
    ['研发效能', ['2']],
  ]);
});

test('of the product groups the one at index 2 is moved (section 4)', () => {
  expect(['ab', 'abcde'].map((groups) => orderProductGroups([...groups]).join(''))).toEqual([
    'ab',
    'abdec',
  ]);
});

test.each([
  ['about, outlink flag 1', 'about', entry('1', '/forum', { is_outLink: true }), '/forum', 'plain'],
  ['about, outlink flag 0', 'about', entry('1', '/aboutus'), '/aboutus', 'internal'],
  [
    'solutions, flag ignored',
    'solutions',
    entry('1', '/case', { is_outLink: true }),
    '/case',
    'internal',
  ],
  [
    'products',
    'products',
    entry('1', '/product/model#training'),
    '/product/model#training',
    'internal',
  ],
  ['other, without http', 'other', entry('90', '/train'), '/train?id=90', 'internal'],
  ['other, id 92', 'other', entry('92', '/train'), '/train', 'internal'],
  [
    'other, query and hash',
    'other',
    entry('94', '/tags?filter=a#b'),
    '/tags?filter=a&id=94#b',
    'internal',
  ],
  [
    'other, with http',
    'other',
    entry('93', 'HTTPS://a.example/a.pdf'),
    'HTTPS://a.example/a.pdf',
    'external',
  ],
] as const)('a link in %s (section 2)', (_, column, entries, href, kind) => {
  expect(show({ [column]: [entries] }).links(column)).toMatchObject([{ href, kind }]);
});

test.each([
  ['other', 'https://files.example/upload/handbook.pdf', true],
  ['other', 'https://files.example/', false],
  ['other', '/handbook.pdf', false],
  ['about', 'https://files.example/handbook.pdf', false],
] as const)('in %s, %s is a download: %s (section 2)', (column, link, download) => {
  expect(show({ [column]: [entry('1', link)] }).links(column)).toMatchObject([{ download }]);
});

test.each(['javascript:alert(1)', '/nowhere'])(
  'the link “%s” is refused with a warning (section 2)',
  (link) => {
    const { links, warnings } = show({
      about: [entry('1', link, { header_title: '公司介绍' }), entry('2')],
    });

    expect(idsOf(links('about'))).toEqual(['2']);
    expect(warnings).toEqual([expect.stringContaining('公司介绍')]);
  },
);

test.each([
  ['a big title', 'products', entry('hidden', '/train', { header_type: '资产管理' })],
  ['a small title', 'about', entry('hidden', '/news', { header_title: '最新动态' })],
] as const)('English hides %s (section 4)', (_, column, hiddenEntry) => {
  const entries = { [column]: [hiddenEntry, entry('shown')] };
  expect(idsOf(show(entries, 'en').links(column))).toEqual(['shown']);
  expect(idsOf(show(entries, 'zh').links(column))).toEqual(['hidden', 'shown']);
});

test('the product list is 700 px high, in English half of its content and of 400 px (section 9)', () => {
  expect([
    productListHeight('zh', 5000),
    productListHeight('en', 1000),
    productListHeight('en', 800),
  ]).toEqual([700, 700, 600]);
});
