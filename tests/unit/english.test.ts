import { footerColumns } from '../../src/contract/footer-menu';
import { englishTitle, hiddenPages, isHiddenEntry } from '../../src/i18n/english';
import { routeOfId } from '../../src/routes/lookup';
import { menuGroups } from '../../src/routes/menu-groups';
import { englishRules } from '../support/english-rules';
import { chinese, realAnswer, realContent } from '../support/real-site';

describe('English names (specification section 4)', () => {
  test.each([
    ['the fixed map wins over the page’s name', '容器云平台', '/product/BCC', 'Container platform', false],
    ['without an entry in the map the page’s name is used', '新控制台', '/product/BCC', 'BCC container console', true],
    ['query and hash of the link do not matter', '新控制台', '/product/BCC?a=1#b', 'BCC container console', true],
    ['an item is named by its own page', '发布', '/news/launch', 'Launch', true],
    [
      'a link without its first slash is a route all the same',
      '新控制台',
      'product/BCC',
      'BCC container console',
      true,
    ],
    ['with neither there is none', '论坛', 'https://forum.example', null, true],
    ['with neither and no link there is none', '论坛', '', null, true],
  ])('%s', (_, title, link, english, warned) => {
    const renamed = englishTitle(title, link, englishRules());
    expect(renamed.title).toBe(english);
    if (warned) expect(renamed.warning).toContain(`“${title}”`);
    else expect(renamed.warning).toBeUndefined();
  });

  test('the map names every group of the menu and every column of the footer', () => {
    const { titles } = realContent().english.names;
    for (const name of [...Object.values(menuGroups), ...Object.values(footerColumns)])
      expect(Object.keys(titles)).toContain(name);
  });

  test('the map holds no Chinese among its English names', () => {
    const { titles, subtitles } = realContent().english.names;
    expect([...Object.values(titles), ...Object.values(subtitles)].filter((name) => chinese.test(name))).toEqual([]);
  });

  test('the map gives no two products the same English name', () => {
    const { titles } = realContent().english.names;
    const names = realAnswer('topMenu').产品与服务?.map(({ header_title }) => titles[header_title]) ?? [];
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('what English hides (specification section 4)', () => {
  const { hidden } = realContent().english;

  test.each([
    ['a product by its title', '服务网格', '/elsewhere', true],
    ['a product by its page', '网格', '/product/BeyondMesh', true],
    ['a product by its page with a query', '网格', '/product/BeyondMesh?a=1', true],
    ['a solution by its title', 'DevOps 与微服务咨询', '/consult', true],
    ['not another entry of a page for which no entry is hidden', '咨询', '/consult', false],
    ['a part of a hidden page as well', '模型训练平台', '/product/BeyondMesh#training', true],
    ['not a page whose name only begins the same', '网格', '/product/BeyondMeshPlus', false],
  ])('hides %s', (_, title, link, isHidden) => {
    expect(isHiddenEntry(title, link, englishRules().hidden)).toBe(isHidden);
  });

  test('has the ten hidden products with a page of their own, and one such solution', () => {
    expect([...hiddenPages(hidden)].sort()).toEqual(
      [
        ...[
          'AssetsManagement',
          'model',
          'Integratedmachine',
          'BeyondMesh',
          'BeyondAPI',
          'BeyondBSM',
          'BeyondCMDB',
          'FoGit',
          'BeyondFinOps',
          'BKO',
        ].map((name) => `product/${name}`),
        'solution/TSGS',
      ].sort(),
    );
  });

  test('names pages that the manifest knows', () => {
    for (const id of hiddenPages(hidden)) expect(routeOfId(id).id).toBe(id);
  });

  test('names titles that the menus use', () => {
    const menu = Object.values(realAnswer('topMenu')).flatMap((entries) =>
      entries.map(({ header_title }) => header_title),
    );
    const footer = Object.values(realAnswer('footerMenu')).flat();
    for (const { title } of [...hidden.products, ...hidden.solutions]) expect(menu).toContain(title);
    for (const title of hidden.menuGroups) expect(Object.keys(realAnswer('topMenu'))).toContain(title);
    for (const title of hidden.footerSmallTitles)
      expect(footer.map(({ header_title }) => header_title)).toContain(title);
    for (const title of hidden.footerBigTitles)
      expect([...Object.values<string>(footerColumns), ...footer.map(({ header_type }) => header_type)]).toContain(
        title,
      );
  });

  test('hides the twelve small and the three big titles of the footer', () => {
    expect(hidden.footerBigTitles).toHaveLength(3);
    expect(hidden.footerSmallTitles).toHaveLength(12);
  });
});
