import { footerColumns } from '../../src/contract/footer-menu';
import { menuGroups } from '../../src/contract/menu-groups';
import { englishTitle, hiddenPages, isHiddenEntry } from '../../src/i18n/english';
import { hotSearches } from '../../src/navigation/hot-searches';
import { routeOfId } from '../../src/routes/lookup';
import { englishRules } from '../support/english-rules';
import { chinese, realAnswer, realContent, realEnglish } from '../support/real-site';

const content = realContent();
const { names, hidden } = content.english;

describe('English names (section 4)', () => {
  test.each([
    ['the fixed map wins', '容器云平台', '/product/BCC', 'Container platform', false],
    ['then the page’s name', '新控制台', 'product/BCC?a=1#b', 'BCC container console', true],
    ['also of an item', '发布', '/news/launch', 'Launch', true],
    ['else there is none', '论坛', 'https://forum.example', null, true],
    ['nor without a link', '论坛', '', null, true],
  ])('%s', (_, title, link, english, warned) => {
    const renamed = englishTitle(title, link, englishRules());
    expect(renamed.title).toBe(english);
    expect(renamed.warning?.includes(`“${title}”`) ?? false).toBe(warned);
  });

  test('the map names every group and column, in English, and no two products alike', () => {
    expect(Object.keys(names.titles)).toEqual(
      expect.arrayContaining([...Object.values(menuGroups), ...Object.values(footerColumns)]),
    );
    const all = [...Object.values(names.titles), ...Object.values(names.subtitles)];
    expect(all.filter((name) => chinese.test(name))).toEqual([]);
    const products = (realAnswer('topMenu').产品与服务 ?? []).map(({ header_title }) => names.titles[header_title]);
    expect(new Set(products).size).toBe(products.length);
  });
});

test.each([
  ['/product/model#training', true],
  ['/product/model#nothing', false],
  ['/case/linjiang-bank', true],
  ['/case/nobody', false],
  ['/resource', true],
  ['/product/Nowhere', false],
  ['/en/case', false],
])('a menu may lead to %s: %s (section 2)', (address, exists) => {
  expect(realEnglish(content).exists(address)).toBe(exists);
});

describe('what English hides (section 4)', () => {
  test.each([
    ['a product by its title', '服务网格', '/elsewhere', true],
    ['a product by its page', '网格', '/product/BeyondMesh?a=1', true],
    ['not a part of a hidden page, which is another entry', '模型训练平台', '/product/BeyondMesh#training', false],
    ['a solution by its title', 'DevOps 与微服务咨询', '/consult', true],
    ['not another entry with the same link', '咨询', '/consult', false],
    ['not a page whose name starts the same', '网格', '/product/BeyondMeshPlus', false],
  ])('%s', (_, title, link, isHidden) => {
    expect(isHiddenEntry(title, link, englishRules().hidden)).toBe(isHidden);
  });

  test('is the list of the specification', () => {
    const products =
      'AssetsManagement Integratedmachine BeyondMesh BeyondAPI BeyondBSM BeyondCMDB FoGit BeyondFinOps BKO';
    const pages = [...products.split(' ').map((name) => `product/${name}`), 'solution/TSGS'];
    expect([...hiddenPages(hidden)].sort()).toEqual(pages.sort());
    for (const id of pages) expect(routeOfId(id).id).toBe(id);
    // Its page is also about the training of models, which English shows.
    expect(isHiddenEntry('代码模型', '/product/model', hidden)).toBe(true);
    expect(isHiddenEntry('模型训练平台', '/product/model#training', hidden)).toBe(false);
    expect([hidden.footerBigTitles.length, hidden.footerSmallTitles.length]).toEqual([3, 12]);
  });

  test('names titles that the menus have', () => {
    const menu = Object.values(realAnswer('topMenu'))
      .flat()
      .map(({ header_title }) => header_title);
    const footer = Object.values(realAnswer('footerMenu')).flat();
    const big = [...Object.values<string>(footerColumns), ...footer.map(({ header_type }) => header_type)];
    expect(menu).toEqual(expect.arrayContaining([...hidden.products, ...hidden.solutions].map(({ title }) => title)));
    expect(Object.keys(realAnswer('topMenu'))).toEqual(expect.arrayContaining(hidden.menuGroups));
    expect(footer.map(({ header_title }) => header_title)).toEqual(expect.arrayContaining(hidden.footerSmallTitles));
    expect(big).toEqual(expect.arrayContaining(hidden.footerBigTitles));
  });
});

describe('hot searches (sections 3 and 4)', () => {
  const given = ['容器云平台', '服务网格', '从未见过'].map((productName) => ({ productName }));

  test('are the API’s in Chinese', () => {
    const warn = jest.fn();
    expect(hotSearches(given, 'zh', englishRules(), warn)).toEqual(['容器云平台', '服务网格', '从未见过']);
    expect(warn).not.toHaveBeenCalled();
  });

  test('are in English those with a name that are not hidden', () => {
    const warn = jest.fn();
    expect(hotSearches(given, 'en', englishRules(), warn)).toEqual(['Container platform']);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('从未见过')]]);
  });

  test('of the mock API all have an English name', () => {
    const english = hotSearches(realAnswer('recommendations'), 'en', realEnglish(content), jest.fn());
    expect(english).toHaveLength(realAnswer('recommendations').length);
  });
});
