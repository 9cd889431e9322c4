import { listen } from '../../mock-api/http';
import { createMockApi } from '../../mock-api/server';
import type { HeaderGroupView } from '../../src/chrome/menu';
import { storedMenu } from '../../src/chrome/refresh-menu';
import type { Language } from '../../src/config/languages';
import { topMenu } from '../../src/contract/top-menu';
import { footerColumnsOf } from '../../src/navigation/footer';
import { headerMenu } from '../../src/navigation/header';
import { parseStored } from '../../src/stores/parse-stored';
import { footerAnswer, footerMenu, menu, menuAnswer } from '../fixtures/site';
import { englishRules } from '../support/english-rules';
import { root } from '../support/root';

const english = englishRules();

/** The built header, as its slice's query gives it: pictures are files. */
const builtOf = (language: Language): HeaderGroupView[] =>
  headerMenu(menu, language, english, () => undefined).groups.map((group) => ({
    ...group,
    categories: group.categories.map((category) => ({
      ...category,
      picture: 7,
      links: category.links.map((link) => ({ ...link, picture: 8 })),
    })),
  }));

const linksOf = (groups: readonly HeaderGroupView[]) =>
  groups.flatMap(({ categories }) => categories.flatMap(({ links }) => links));

/** An API with this menu, or the mock with this fault; counts the requests. */
async function api({ answer = menuAnswer, faults = '' }: { answer?: unknown; faults?: string } = {}) {
  let calls = 0;
  const mock = createMockApi({ root, faults });
  const server = await listen((request, response) => {
    calls += 1;
    if (faults) return mock.handler(request, response, () => response.end());
    const isFooter = request.url?.includes('GetPcFootMenu');
    const isPictures = request.url?.includes('GetPicAddr');
    const data = isPictures ? { pic_addr: '/pictures', logo_url: 'new.png' } : isFooter ? footerAnswer : answer;
    response.end(JSON.stringify({ data: JSON.stringify(data) }));
  }, 0);
  return { address: server.address, close: server.close, calls: () => calls };
}

/** The module as a first page loads it: with the API's address built in, and this session. */
async function refresher(address: string, session: Map<string, string>) {
  process.env.GATSBY_API_URL = address;
  Object.assign(globalThis, {
    document: { documentElement: { lang: 'en' } },
    window: {
      sessionStorage: {
        getItem: (key: string) => session.get(key) ?? null,
        setItem: (key: string, value: string) => session.set(key, value),
      },
    },
  });
  jest.resetModules();
  // What English renames and hides is built in.
  jest.doMock('../../data/english/names.json', () => english.names);
  jest.doMock('../../data/english/hidden.json', () => english.hidden);
  const { refreshMenu, refreshFooter, refreshLogo } = await import('../../src/chrome/refresh-menu');
  return Object.assign(refreshMenu, { footer: refreshFooter, logo: refreshLogo });
}

afterEach(() => {
  for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(process.env, 'GATSBY_API_URL');
});

test('a stored menu equals the fetched one (section 3)', () => {
  expect(parseStored(topMenu, storedMenu(menu))).toEqual(menu);
  expect(Object.keys(JSON.parse(storedMenu(menu)))).toEqual(Object.keys(menu));
});

test.each(['zh', 'en'] as const)(
  'an unchanged menu equals the built one, pictures included (%s; section 4)',
  async (language) => {
    const { address, close } = await api();
    const built = builtOf(language);
    const refresh = await refresher(address, new Map());
    expect(linksOf(await refresh(language, built))).toEqual(linksOf(built));
    await close();
  },
);

test.each(['zh', 'en'] as const)('an unchanged footer equals the built one (%s; section 2)', async (language) => {
  const { address, close } = await api();
  const built = footerColumnsOf(footerMenu, language, english, () => undefined);
  const refresh = await refresher(address, new Map());
  expect(await refresh.footer(language, built, '')).toEqual(built);
  await close();
});

test('both menus are fetched once per session, and stored as the map of groups to lists (sections 3 and 4)', async () => {
  const session = new Map<string, string>();
  const { address, close, calls } = await api();
  for (const _ of ['first document', 'second document']) {
    const refresh = await refresher(address, session);
    await refresh('zh', builtOf('zh'));
    await refresh('zh', builtOf('zh'));
    await refresh.footer('zh', [], '');
  }
  expect(calls()).toBe(2);
  expect(Object.keys(JSON.parse(session.get('footerMenu') ?? '{}'))).toContain('产品服务');
  expect(Object.keys(JSON.parse(session.get('menu') ?? '{}'))).toContain('产品与服务');
  await close();
});

test('a new entry of a page that there is is shown without a picture; in English only if its name is known (section 4)', async () => {
  const added = { is_outLink: 0, header_title: '全新产品', header_imgurl: '/upload/menu/new.png' };
  const answer = {
    ...menuAnswer,
    产品与服务: [
      ...menuAnswer.产品与服务,
      { ...added, id: '9001', header_link: '/search' },
      { ...added, id: '9003', header_link: '/product/New' },
      { ...added, id: '9002', header_link: '/product/BKS' },
    ],
  };
  const { address, close } = await api({ answer });
  const refresh = await refresher(address, new Map());
  const zh = linksOf(await refresh('zh', builtOf('zh'))).filter(({ id }) => id.startsWith('900'));
  expect(zh.map(({ title, href, picture }) => [title, href, picture])).toEqual([
    ['全新产品', '/search', null],
    ['全新产品', '/product/BKS', 8],
  ]);
  const en = linksOf(await refresh('en', builtOf('en'))).filter(({ id }) => id.startsWith('900'));
  expect(en.map(({ title, href }) => [title, href])).toEqual([['Cluster service', '/en/product/BKS']]);
  await close();
});

const faults = ['status500', 'html', 'broken-json', 'wrong-shape', 'empty', 'status0', 'reset'];
test.each(faults.flatMap((fault) => [[fault, 'GetPcTopMenu'] as const, [fault, 'GetPcFootMenu'] as const]))(
  'an API with the fault %s in %s gives no menu, is called once, and nothing is stored (section 8)',
  async (fault, call) => {
    const session = new Map<string, string>();
    const { address, close, calls } = await api({ faults: `${call}=${fault}` });
    const refresh = await refresher(address, session);
    const ask = () => (call === 'GetPcTopMenu' ? refresh('zh', builtOf('zh')) : refresh.footer('zh', [], ''));
    await expect(ask()).rejects.toThrow(call);
    await expect(ask()).rejects.toThrow(call);
    expect([calls(), session.size]).toEqual([1, 0]);
    await close();
  },
);
