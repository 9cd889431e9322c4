import { languages } from '../../src/config/languages';
import type { MenuEntry } from '../../src/contract/top-menu';
import { columnsOf, type HeaderMenu, headerMenu } from '../../src/navigation/header';
import { routeOfPath } from '../../src/routes/lookup';
import { manifest } from '../../src/routes/manifest';
import { menuGroups } from '../../src/routes/menu-groups';
import { englishRules } from '../support/english-rules';
import { chinese, realAnswer, realContent, realEnglish } from '../support/real-site';

let number = 0;
const entry = (changes: Partial<MenuEntry> = {}): MenuEntry => {
  number += 1;
  return {
    id: String(number),
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
  };
};

/** The menu of one entry among the products, and what was warned of. */
function menuOf(changes: Partial<MenuEntry>, language: 'zh' | 'en' = 'zh') {
  const warnings: string[] = [];
  const menu = headerMenu({ 产品与服务: [entry(changes)] }, language, englishRules(), (message) =>
    warnings.push(message),
  );
  return { link: linksOf(menu)[0], menu, warnings };
}

const linksOf = ({ groups }: HeaderMenu) =>
  groups.flatMap(({ categories }) => categories.flatMap(({ links }) => links));
const titlesOf = (menu: HeaderMenu) => linksOf(menu).map(({ title }) => title);
const silent = () => undefined;

describe('links of the top menu (specification sections 2 and 3)', () => {
  test.each([
    ['a route is an internal link', { header_link: '/case' }, 'zh', '/case', 'internal'],
    ['a route is an internal link below /en in English', { header_link: '/case' }, 'en', '/en/case', 'internal'],
    ['the home page of English is /en', { header_link: '/' }, 'en', '/en', 'internal'],
    [
      'query and hash stay behind the prefix',
      { header_link: '/product/model?x=1#training' },
      'en',
      '/en/product/model?x=1#training',
      'internal',
    ],
    [
      'a route without its first slash is a route all the same',
      { header_link: 'aboutus' },
      'en',
      '/en/aboutus',
      'internal',
    ],
    [
      'a full address is external',
      { header_link: 'https://code.example/x' },
      'zh',
      'https://code.example/x',
      'external',
    ],
    [
      'a full address gets no prefix in English',
      { header_link: 'http://code.example' },
      'en',
      'http://code.example',
      'external',
    ],
    ['an .html page is a plain navigation', { header_link: '/old/page.html?a=1' }, 'en', '/old/page.html?a=1', 'plain'],
    [
      'an entry with is_outLink 1 leaves the application even with a path',
      { header_link: '/forum', is_outLink: true },
      'en',
      '/forum',
      'plain',
    ],
  ] as const)('%s', (_, changes, language, href, kind) => {
    expect(menuOf(changes, language).link).toMatchObject({ href, kind });
  });

  test.each([
    '',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
  ])('the link “%s” is refused, and the entry is named in a warning', (header_link) => {
    const { menu, warnings } = menuOf({ header_link });
    expect(menu.groups).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('“容器云平台”')]);
  });

  test.each([
    ['/product/BeyondStage', 'phone'],
    ['/solution/test1', 'desktop'],
    ['/product/BCC', 'both'],
    ['https://code.example', 'both'],
  ])('%s is told to belong to %s', (header_link, devices) => {
    expect(menuOf({ header_link }).link?.devices).toBe(devices);
  });

  test('the picture of an entry is its own, else the custom one', () => {
    expect(menuOf({ header_imgurl: '/a.png', custom_imgurl: '/b.png' }).link?.picture).toBe('/a.png');
    expect(menuOf({ custom_imgurl: '/b.png' }).link?.picture).toBe('/b.png');
  });
});

describe('groups of the top menu (specification sections 3 and 4)', () => {
  test.each([
    ['products', 4, 1],
    ['products', 5, 2],
    ['about', 5, 2],
    ['cases', 5, 1],
    ['cases', 6, 2],
  ] as const)('%s with %i children has %i column(s)', (group, children, columns) => {
    expect(columnsOf(group, children)).toBe(columns);
    const entries = Array.from({ length: children }, () => entry());
    expect(headerMenu({ [menuGroups[group]]: entries }, 'zh', englishRules(), silent).groups[0]?.columns).toBe(columns);
  });

  test('hidden children do not count for the columns', () => {
    const shown = Array.from({ length: 4 }, () => entry());
    const hidden = entry({ header_title: '服务网格', header_link: '/product/BeyondMesh' });
    const columns = (language: 'zh' | 'en') =>
      headerMenu({ 产品与服务: [...shown, hidden] }, language, englishRules(), silent).groups[0]?.columns;
    expect([columns('zh'), columns('en')]).toEqual([2, 1]);
  });

  test('entries of one header_type stand together, in the order in which types and entries come', () => {
    const menu = headerMenu(
      {
        产品与服务: [
          entry({ header_type: '容器云', header_title: 'a', header_type_imgurl: '/family.png' }),
          entry({ header_type: '研发效能', header_title: 'b' }),
          entry({ header_type: '容器云', header_title: 'c' }),
        ],
      },
      'zh',
      englishRules(),
      silent,
    );
    expect(
      menu.groups[0]?.categories.map(({ title, picture, links }) => [title, picture, links.map((link) => link.title)]),
    ).toEqual([
      ['容器云', '/family.png', ['a', 'c']],
      ['研发效能', '', ['b']],
    ]);
  });

  test('a group without a visible entry is not shown', () => {
    const menu = { 解决方案: [], 产品与服务: [entry()], 关于我们: [entry({ header_link: 'javascript:x' })] };
    expect(headerMenu(menu, 'zh', englishRules(), silent).groups.map(({ id }) => id)).toEqual(['products']);
  });

  test('a group that the specification does not name is left out, with a warning', () => {
    const warnings: string[] = [];
    const { groups } = headerMenu({ 产品与服务: [entry()], 新业务: [entry()] }, 'zh', englishRules(), (message) =>
      warnings.push(message),
    );
    expect(groups).toHaveLength(1);
    expect(warnings).toEqual([expect.stringContaining('新业务')]);
  });
});

describe('the top menu in English (specification section 4)', () => {
  test('titles, categories, groups and subtitles are swapped through the fixed map', () => {
    const { menu, warnings } = menuOf({ header_subtitle: '多集群的底座' }, 'en');
    expect(menu.groups[0]).toMatchObject({
      title: 'Products',
      categories: [
        { title: 'Containers', links: [{ title: 'Container platform', subtitle: 'A multi-cluster foundation' }] },
      ],
    });
    expect(warnings).toEqual([]);
  });

  test('a subtitle without an English one is left away, never shown in Chinese', () => {
    expect(menuOf({ header_subtitle: '新的副标题' }, 'en').link?.subtitle).toBe('');
    expect(menuOf({ header_subtitle: '新的副标题' }, 'zh').link?.subtitle).toBe('新的副标题');
  });

  test('an entry that was renamed takes the English name of its page, with a warning that names it', () => {
    const { link, warnings } = menuOf({ header_title: '新控制台', header_link: '/product/BCC' }, 'en');
    expect(link?.title).toBe('BCC container console');
    expect(warnings).toEqual([expect.stringContaining('新控制台')]);
  });

  test('an entry with neither an English name nor a page is left out, with a warning that names it', () => {
    const { menu, warnings } = menuOf({ header_title: '论坛', header_link: 'https://forum.example' }, 'en');
    expect(menu.groups).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('论坛')]);
  });

  test.each([
    ['by its title, wherever it leads', { header_title: '服务网格', header_link: '/elsewhere' }],
    ['by its title without a page', { header_title: 'DevOps 与微服务咨询', header_link: '/consult' }],
    ['by its page, whatever it is called', { header_title: '容器云平台', header_link: '/product/BeyondMesh' }],
    ['by its page with a query', { header_title: '容器云平台', header_link: '/product/BeyondMesh?from=menu' }],
    ['by its page written without the first slash', { header_title: '容器云平台', header_link: 'product/BeyondMesh' }],
  ])('a hidden product is hidden %s', (_, changes) => {
    expect(menuOf(changes, 'en').menu.groups).toEqual([]);
    expect(menuOf(changes, 'zh').menu.groups).toHaveLength(1);
  });

  test('cases and resources are hidden as groups', () => {
    const menu = { 产品与服务: [entry()], 经典案例: [entry()], 资源中心: [entry()] };
    const groupsIn = (language: 'zh' | 'en') =>
      headerMenu(menu, language, englishRules(), silent).groups.map(({ id }) => id);
    expect(groupsIn('zh')).toEqual(['products', 'cases', 'resources']);
    expect(groupsIn('en')).toEqual(['products']);
  });

  test('a category that the map does not know shows no Chinese', () => {
    const { menu } = menuOf({ header_type: '量子云' }, 'en');
    expect(JSON.stringify(menu)).not.toMatch(chinese);
  });
});

describe('the top menu of the mock API', () => {
  const content = realContent();
  const answer = realAnswer('topMenu');
  const warnings: string[] = [];
  const menus = Object.fromEntries(
    languages.map((language) => [
      language,
      headerMenu(answer, language, realEnglish(content), (message) => warnings.push(message)),
    ]),
  ) as Record<(typeof languages)[number], HeaderMenu>;

  test('is complete: nothing is left out with a warning', () => {
    expect(warnings).toEqual([]);
  });

  test('has all eight groups in Chinese, and in English all but cases and resources', () => {
    expect(new Set(menus.zh.groups.map(({ id }) => id))).toEqual(new Set(Object.keys(menuGroups)));
    expect(menus.en.groups.map(({ id }) => id)).toEqual(
      menus.zh.groups.map(({ id }) => id).filter((id) => id !== 'cases' && id !== 'resources'),
    );
  });

  test('has no title without an English name, and no Chinese in English', () => {
    expect(
      JSON.stringify(
        menus.en.groups.map(({ title, categories }) => [
          title,
          categories.map((category) => [category.title, category.links.map((link) => [link.title, link.subtitle])]),
        ]),
      ),
    ).not.toMatch(chinese);
    expect(titlesOf(menus.en).filter((title) => title === '')).toEqual([]);
  });

  test('gives every entry with a subtitle an English one', () => {
    const withSubtitle = (menu: HeaderMenu) =>
      new Set(linksOf(menu).flatMap(({ id, subtitle }) => (subtitle ? [id] : [])));
    const english = new Set(linksOf(menus.en).map(({ id }) => id));
    expect(withSubtitle(menus.en)).toEqual(new Set([...withSubtitle(menus.zh)].filter((id) => english.has(id))));
  });

  test.each(
    manifest.filter(({ template }) => template === 'product' || template === 'solution').map(({ path }) => path),
  )('names %s', (path) => {
    expect(linksOf(menus.zh).map(({ href }) => href)).toContain(path);
  });

  test('leads to a page or to another site with every entry', () => {
    const items = new Set(
      Object.values(content.items).flatMap((list) => list.map(({ kind, slug }) => `/${kind}/${slug}`)),
    );
    const dead = linksOf(menus.zh).filter(({ kind, href }) => {
      const path = href.replace(/[?#].*$/, '');
      return kind === 'internal' && !routeOfPath(path) && !items.has(path);
    });
    expect(dead).toEqual([]);
  });

  test.each(
    realContent()
      .english.hidden.products.concat(realContent().english.hidden.solutions)
      .map(({ title, page }) => [title, page ?? '(no page)']),
  )('hides %s (%s) in English and shows it in Chinese', (title, page) => {
    const chineseLinks = linksOf(menus.zh).filter((link) => link.title === title);
    expect(chineseLinks).toHaveLength(1);
    const ids = chineseLinks.map(({ id }) => id);
    expect(linksOf(menus.en).filter(({ id, href }) => ids.includes(id) || href === `/en/${page}`)).toEqual([]);
  });
});
