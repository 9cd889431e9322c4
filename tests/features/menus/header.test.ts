import type { MenuEntry, TopMenu } from '../../../src/calls/top-menu';
import { isHiddenEntry } from '../../../src/content/english-rules';
import { englishRules as rulesOf } from '../../../src/content/site';
import { headerGroups, hotSearches } from '../../../src/features/menus/header';
import { leftOutOn, twoColumnsOn } from '../../../src/features/menus/header-layout';
import type { Language } from '../../../src/site/languages';
import type { Devices } from '../../../src/site/route-types';
import { content } from '../../fixtures/site';
import { englishRules } from '../../support/english-rules';
import { chinese } from '../../support/real-site';

const entry = (changes: Partial<MenuEntry> = {}): MenuEntry => ({
  id: '1',
  menu_id: null,
  header_type: '容器云',
  header_title: '容器云平台',
  header_subtitle: '',
  header_link: '/product/BeyondContainer',
  header_imgurl: '',
  header_type_imgurl: '',
  custom_imgurl: '',
  is_outLink: false,
  description: '',
  html_title: '',
  keywords: '',
  ...changes,
});

const linksOf = (groups: ReturnType<typeof headerGroups>) =>
  groups.flatMap(({ categories }) => categories.flatMap(({ links }) => links));

const pictures = ['/a.png', '/b.png', '/family.png'];

/** A menu and what was warned of. */
function show(menu: TopMenu, language: Language = 'zh') {
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);

  const groups = headerGroups(menu, language, englishRules(), warn, (address) =>
    pictures.indexOf(address),
  );
  return { groups, warnings, ids: groups.map(({ id }) => id), link: linksOf(groups)[0] };
}

/** The menu of one product. */
const showOne = (changes: Partial<MenuEntry>, language: Language = 'zh') =>
  show({ 产品与服务: [entry(changes)] }, language);

test.each([
  ['a route in English', '/case', 'en', '/en/case', 'internal'],
  ['query and hash', '/product/model?x=1#a', 'en', '/en/product/model?x=1#a', 'internal'],
  ['a full address', 'http://code.example', 'en', 'http://code.example', 'external'],
  [
    'an alias of a page',
    '/solution/test1?a=1#x',
    'en',
    '/en/solution/Manufacturing?a=1#x',
    'internal',
  ],
  ['an .html page', '/old/page.html?a=1', 'en', '/old/page.html?a=1', 'plain'],
] as const)('a menu link: %s (section 3)', (_, header_link, language, href, kind) => {
  expect(showOne({ header_link }, language).link).toMatchObject({ href, kind });
});

test('is_outLink 1 means external, also for a path (section 3)', () => {
  expect(showOne({ header_link: '/forum', is_outLink: true }).link).toMatchObject({
    href: '/forum',
    kind: 'plain',
  });
});

test.each(['', '/nowhere', '/en/case', 'javascript:alert(1)'])(
  'the link “%s” is refused with a warning',
  (header_link) => {
    const { groups, warnings } = showOne({ header_link });
    expect([groups, warnings]).toEqual([[], [expect.stringContaining('“容器云平台”')]]);
  },
);

test('an entry has its own picture, else the custom one (section 3)', () => {
  expect(showOne({ header_imgurl: '/a.png', custom_imgurl: '/b.png' }).link?.picture).toBe(0);
  expect(showOne({ custom_imgurl: '/b.png' }).link?.picture).toBe(1);
});

const entries = (count: number, devices: Devices = 'both') =>
  Array.from({ length: count }, () => ({ devices }));

test.each([
  ['products', entries(4), ''],
  ['products', entries(5), 'desktop phone'],
  ['cases', entries(5), ''],
  ['cases', entries(6), 'desktop phone'],
  ['products', [...entries(4), ...entries(1, 'phone')], 'phone'],
  ['cases', [...entries(4), ...entries(2, 'desktop'), ...entries(1, 'phone')], 'desktop'],
] as const)('%s with %j have two columns on: %s (sections 4 and 9)', (group, entries, devices) => {
  expect(twoColumnsOn(group, entries)).toBe(devices);
});

test.each([
  ['resources', entries(7), ['desktop phone']],
  ['about', entries(7), ['']],
  ['resources', [...entries(2, 'desktop'), ...entries(6)], ['desktop', 'desktop']],
] as const)(
  'the phone menu keeps the first 6 resources of a device: %s, %j, the rest on %j (section 9)',
  (...row) => {
    const [group, visibleEntries, rest] = row;
    const without = visibleEntries.map((_, index) => leftOutOn(group, visibleEntries, index));

    expect(without).toEqual([...Array(6).fill(''), ...rest]);
  },
);

test('entries are grouped by header_type in their order (section 3)', () => {
  const entries = [
    entry({ header_title: 'a' }),
    entry({ header_title: 'b', header_type: '研发效能' }),
    entry({ header_title: 'c' }),
  ];
  const [group] = show({ 产品与服务: entries }).groups;

  expect(
    group?.categories.map(({ title, links }) => [title, ...links.map((link) => link.title)]),
  ).toEqual([
    ['容器云', 'a', 'c'],
    ['研发效能', 'b'],
  ]);
});

test('a group without entries is not shown, an unknown one is dropped with a warning', () => {
  const { ids, warnings } = show({ 解决方案: [], 产品与服务: [entry()], 新业务: [entry()] });
  expect(ids).toEqual(['products']);
  expect(warnings).toEqual([expect.stringContaining('新业务')]);
});

test('English renames groups, categories, entries and subtitles by the fixed map (section 4)', () => {
  const { groups, warnings } = showOne({ header_subtitle: '多集群的底座' }, 'en');
  const link = { title: 'Container platform', subtitle: 'A multi-cluster foundation' };

  expect(groups).toMatchObject([
    { title: 'Products', categories: [{ title: 'Containers', links: [link] }] },
  ]);
  expect(warnings).toEqual([]);
});

test('an entry without an English name has that of its page, or is left out with a warning (section 4)', () => {
  const entry = {
    header_title: '新控制台',
    header_link: '/product/BCC',
    header_type: '量子云',
    header_subtitle: '新',
  };
  const renamed = showOne(entry, 'en');

  expect(renamed.link).toMatchObject({ title: 'BCC container console', subtitle: '' });
  expect(JSON.stringify(renamed.groups)).not.toMatch(chinese);
  expect(showOne({ header_title: '发布', header_link: '/news/launch' }, 'en').link?.title).toBe(
    'Launch',
  );

  const dropped = showOne({ header_title: '论坛', header_link: 'https://forum.example' }, 'en');
  expect([dropped.groups, dropped.warnings]).toEqual([[], [expect.stringContaining('论坛')]]);
});

test('a menu may lead to what is there, a part of a page and a redirect too (section 2)', () => {
  const { exists } = rulesOf(content);

  for (const address of ['/product/BCC#pain-points', '/case/bank', '/resource'])
    expect(exists(address)).toBe(true);
  for (const address of ['/product/BCC#nothing', '/case/nobody', '/en/case'])
    expect(exists(address)).toBe(false);
});

test.each([
  ['a product by its title', '服务网格', '/elsewhere', true],
  ['a product by its page', '网格', '/product/BeyondMesh?a=1', true],
  [
    'not a part of a hidden page, which is another entry',
    '模型训练平台',
    '/product/BeyondMesh#training',
    false,
  ],
  ['a solution by its title', 'DevOps 与微服务咨询', '/consult', true],
  ['not another entry with the same link', '咨询', '/consult', false],
])('English hides %s (section 4)', (_, title, link, isHidden) => {
  expect(isHiddenEntry(title, link, content.english.hidden)).toBe(isHidden);
});

test.each([
  ['the API’s in Chinese', 'zh', ['容器云平台', '服务网格', '从未见过'], []],
  ['in English those with a name that are not hidden', 'en', ['Container platform'], ['从未见过']],
] as const)('hot searches are %s (sections 3 and 4)', (_, language, expectedNames, unknown) => {
  const warnings: string[] = [];
  const searches = ['容器云平台', '服务网格', '从未见过'].map((productName) => ({ productName }));

  expect(
    hotSearches(searches, language, englishRules(), (message) => warnings.push(message)),
  ).toEqual(expectedNames);
  expect(warnings).toEqual(unknown.map((name) => expect.stringContaining(name)));
});
