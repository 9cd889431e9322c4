import { listen } from '../../mock-api/http';
import { createMockApi } from '../../mock-api/server';
import type { HeaderGroupView } from '../../src/chrome/menu';
import { storedMenu } from '../../src/chrome/refresh-menu';
import type { Language } from '../../src/config/languages';
import { topMenu } from '../../src/contract/top-menu';
import { headerMenu } from '../../src/navigation/header';
import { parseStored } from '../../src/stores/parse-stored';
import { content } from '../support/real-pages';
import { realAnswer, realEnglish } from '../support/real-site';
import { root } from '../support/root';

const menu = realAnswer('topMenu');

/** The built header, as its slice's query gives it: pictures are files. */
const builtOf = (language: Language): HeaderGroupView[] =>
  headerMenu(menu, language, realEnglish(content), () => undefined).groups.map((group) => ({
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
async function api({ answer, faults = '' }: { answer?: unknown; faults?: string }) {
  let calls = 0;
  const mock = createMockApi({ root, faults });
  const server = await listen((request, response) => {
    if (request.url?.includes('GetPcTopMenu')) calls += 1;
    if (answer === undefined) return mock.handler(request, response, () => response.end());
    response.end(JSON.stringify({ data: JSON.stringify(answer) }));
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
  return (await import('../../src/chrome/refresh-menu')).refreshMenu;
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
    const { address, close } = await api({});
    const built = builtOf(language);
    const refresh = await refresher(address, new Map());
    expect(await refresh(language, built)).toMatchObject(built.map(({ id, title }) => ({ id, title })));
    expect(linksOf(await refresh(language, built))).toEqual(linksOf(built));
    await close();
  },
);

test('the menu is fetched once per session, and stored as the map of groups to lists (sections 3 and 4)', async () => {
  const session = new Map<string, string>();
  const { address, close, calls } = await api({});
  for (const _ of ['first document', 'second document']) {
    const refresh = await refresher(address, session);
    await refresh('zh', builtOf('zh'));
    await refresh('zh', builtOf('zh'));
  }
  expect(calls()).toBe(1);
  expect(Object.keys(JSON.parse(session.get('menu') ?? '{}'))).toContain('产品与服务');
  await close();
});

test('a corrupted stored menu is fetched again (section 4)', async () => {
  const session = new Map([['menu', '{"产品与服务":[{"header_title":1}]}']]);
  const { address, close, calls } = await api({});
  await (await refresher(address, session))('zh', builtOf('zh'));
  expect(calls()).toBe(1);
  await close();
});

test('a new entry of a page that there is is shown without a picture; in English only if its name is known (section 4)', async () => {
  const [first] = menu['产品与服务'] ?? [];
  const added = {
    ...first,
    id: '9001',
    is_outLink: 0,
    header_title: '全新产品',
    header_imgurl: '/upload/menu/new.png',
  };
  const answer = {
    ...JSON.parse(storedMenu(menu)),
    产品与服务: [
      ...JSON.parse(storedMenu(menu))['产品与服务'],
      { ...added, header_link: '/search' },
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
  expect(en.map(({ title, href }) => [title, href])).toEqual([['BKS Kubernetes service', '/en/product/BKS']]);
  await close();
});

test.each(['status500', 'html', 'broken-json', 'wrong-shape', 'empty', 'status0', 'reset'])(
  'an API with the fault %s gives no menu, is called once, and nothing is stored (section 8)',
  async (fault) => {
    const session = new Map<string, string>();
    const { address, close, calls } = await api({ faults: `GetPcTopMenu=${fault}` });
    const refresh = await refresher(address, session);
    await expect(refresh('zh', builtOf('zh'))).rejects.toThrow('GetPcTopMenu');
    await expect(refresh('zh', builtOf('zh'))).rejects.toThrow('GetPcTopMenu');
    expect([calls(), session.get('menu')]).toEqual([1, undefined]);
    await close();
  },
);
