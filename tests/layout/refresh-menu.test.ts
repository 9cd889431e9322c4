import * as v from 'valibot';
import { topMenu } from '../../src/calls/top-menu';
import { footerColumnsOf } from '../../src/features/menus/footer';
import { headerGroups } from '../../src/features/menus/header';
import type { HeaderGroupView } from '../../src/layout/menu';
import { type Language, languages } from '../../src/site/languages';
import { parseStored } from '../../src/stores/parse-stored';
import { footerAnswer, footerMenu, menu, menuAnswer } from '../fixtures/site';
import { englishRules } from '../support/english-rules';

const english = englishRules();

/** The built header: each entry with a picture has a place of its own for it. */
function builtOf(language: Language, from = menu): HeaderGroupView[] {
  let places = 0;
  const nextPlace = (address: string) => {
    places += 1;
    return address === '' ? null : places;
  };

  return headerGroups(from, language, english, () => undefined, nextPlace);
}

const linksOf = (groups: readonly HeaderGroupView[]) =>
  groups.flatMap(({ categories }) => categories.flatMap(({ links }) => links));

/** What a session has stored once the API has answered about the menu. */
const withMenu = (entries: [string, string][] = []) =>
  new Map([['menu', JSON.stringify(menuAnswer)], ...entries]);

/**
 * The module as a first page loads it: with an API's address built in, and this session. The API
 * answers this menu; null: it is down.
 */
async function refresher({
  answer = menuAnswer as object | null,
  session = new Map<string, string>(),
} = {}) {
  process.env.GATSBY_API_URL = 'https://api.example';
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const data = String(address).endsWith('GetPcFootMenu') ? footerAnswer : answer;
    return answer === null
      ? new Response('', { status: 500 })
      : Response.json({ data: JSON.stringify(data) });
  });

  Object.assign(globalThis, {
    document: { documentElement: { lang: 'en' } },
    window: {
      sessionStorage: {
        length: session.size,
        getItem: (key: string) => session.get(key) ?? null,
        setItem: (key: string, value: string) => session.set(key, value),
        removeItem: (key: string) => session.delete(key),
      },
    },
  });
  jest.resetModules();
  // What English renames and hides is built in.
  jest.doMock('../../data/english/names.json', () => english.names);
  jest.doMock('../../data/english/hidden.json', () => english.hidden);

  return { ...(await import('../../src/layout/refresh-menu')), fetch };
}

afterEach(() => {
  for (const name of ['window', 'document']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(process.env, 'GATSBY_API_URL');
  jest.restoreAllMocks();
});

test.each(languages)(
  'unchanged menus equal the built ones in %s (sections 2 and 4)',
  async (language) => {
    const { refreshMenu, refreshFooter } = await refresher();
    const builtMenu = builtOf(language);
    expect(await refreshMenu(language, builtMenu)).toEqual(builtMenu);

    const footer = footerColumnsOf(footerMenu, language, english, () => undefined);
    expect(await refreshFooter(language, footer, '')).toEqual(footer);
  },
);

test('entries that share a link keep their own pictures (section 4)', async () => {
  const entry = menuAnswer.产品与服务.find(({ header_link }) => header_link === '/product/BKS');
  const twin = { ...entry, id: '9004', header_imgurl: '' };
  const answer = { ...menuAnswer, 产品与服务: [...menuAnswer.产品与服务, twin] };

  const built = builtOf('zh', v.parse(topMenu, answer));
  const { refreshMenu } = await refresher({ answer });

  expect(await refreshMenu('zh', built)).toEqual(built);
});

test('both menus are fetched once per session, and stored as the map of groups to lists (sections 3 and 4)', async () => {
  const session = new Map<string, string>();
  let calls = 0;

  for (const _ of ['first document', 'second document']) {
    const { refreshMenu, refreshFooter, fetch } = await refresher({ session });
    for (const __ of ['once', 'twice']) await refreshMenu('zh', builtOf('zh'));
    await refreshFooter('zh', [], '');
    calls += fetch.mock.calls.length;
    jest.restoreAllMocks();
  }

  expect(calls).toBe(2);
  expect(Object.keys(JSON.parse(session.get('footerMenu') ?? '{}'))).toContain('产品服务');
  expect(parseStored(topMenu, session.get('menu') ?? null)).toEqual(menu);
});

test('a new entry of a page that there is is shown without a picture; in English only if its name is known (section 4)', async () => {
  const added = { is_outLink: 0, header_title: '全新产品', header_imgurl: '/upload/menu/new.png' };
  const entries = [
    { ...added, id: '9001', header_link: '/search' },
    { ...added, id: '9003', header_link: '/product/New' },
    { ...added, id: '9002', header_link: '/product/BKS' },
  ];

  const { refreshMenu } = await refresher({
    answer: { ...menuAnswer, 产品与服务: [...menuAnswer.产品与服务, ...entries] },
  });
  const picture = linksOf(builtOf('zh')).find(({ href }) => href === '/product/BKS')?.picture;
  expect(picture).toEqual(expect.any(Number));

  const newLinks = async (language: Language) =>
    linksOf(await refreshMenu(language, builtOf(language)))
      .filter(({ id }) => id.startsWith('900'))
      .map(({ title, href, picture }) => [title, href, picture]);

  expect(await newLinks('zh')).toEqual([
    ['全新产品', '/search', null],
    ['全新产品', '/product/BKS', picture],
  ]);
  expect(await newLinks('en')).toEqual([
    ['Cluster service', '/en/product/BKS', expect.any(Number)],
  ]);
});

test.each([null, {}])(
  'an API without a menu (%j) is called once in a session, whatever else its pages would ask (section 8)',
  async (answer) => {
    const session = new Map<string, string>();
    let calls = 0;

    for (const _ of ['first document', 'second document']) {
      const page = await refresher({ session, answer });
      for (const refresh of [
        () => page.refreshFooter('zh', [], ''),
        () => page.refreshMenu('zh', builtOf('zh')),
        () => page.refreshLogo('/built.png', 'old.png'),
        () => page.refreshSiteLine('zh', { copyright: '', crod: '' }),
        () => page.refreshFriendlyLinks('zh'),
        () => page.refreshHotSearches('zh'),
      ])
        await expect(refresh()).rejects.toThrow();

      calls += page.fetch.mock.calls.length;
      jest.restoreAllMocks();
    }

    expect([calls, [...session]]).toEqual([1, [['hasNoApi', 'true']]]);
  },
);

describe('the picture addresses (sections 3 and 7)', () => {
  const pictures = {
    pic_addr: 'https://pictures.example/menu/',
    zs_addr: '/zs/',
    jxszs_addr: '/jxszs/',
    sy_addr: '/sy/',
    logo_url: 'logo.png',
  };

  test('are stored each under its own key, and asked for by no second page', async () => {
    const session = withMenu();

    for (const calls of [1, 0]) {
      const { refreshLogo, fetch } = await refresher({ session, answer: pictures });

      expect(await refreshLogo('/built.png', 'old.png')).toBe(
        'https://pictures.example/menu/logo.png',
      );
      expect(await refreshLogo('/built.png', 'logo.png')).toBe('/built.png');
      expect(fetch).toHaveBeenCalledTimes(calls);
      jest.restoreAllMocks();
    }

    session.delete('menu');
    expect(Object.fromEntries(session)).toEqual({
      picAddr: 'https://pictures.example/menu/',
      zsAddr: '/zs/',
      jxszsAddr: '/jxszs/',
      syAddr: '/sy/',
      logoUrl: 'logo.png',
    });
  });

  test.each([
    ['empty', ''],
    ['a script', 'javascript:alert(1)'],
  ])('are asked for again while the stored picture address is %s', async (_, picAddr) => {
    const session = withMenu([['picAddr', picAddr]]);
    const { refreshLogo, fetch } = await refresher({ session, answer: pictures });
    await refreshLogo('', '');

    expect(fetch).toHaveBeenCalledTimes(1);
    expect(session.get('picAddr')).toBe(pictures.pic_addr);
  });
});

test.each(['[]', '{"首页":[]}', '{', 'javascript:alert(1)'])(
  'a stored menu that is broken (%s) is asked for again',
  async (text) => {
    const session = new Map([['menu', text]]);
    const { refreshMenu, fetch } = await refresher({ session });

    expect(linksOf(await refreshMenu('zh', builtOf('zh')))).toEqual(linksOf(builtOf('zh')));
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(parseStored(topMenu, session.get('menu') ?? null)).toEqual(menu);
  },
);

describe('the other calls that the browser makes once per session (section 7)', () => {
  const answers = {
    GetSiteInfo: { copyright: '© 某云科技', crod: 'ICP 2', banner_id: 8 },
    'GetLinkList/24': [{ id: 9, links_name: '新链接', links_url: 'https://new.example' }],
    GetProductRecommend: [{ productName: '容器云平台' }],
  };

  const askedFrom = (fetch: jest.SpyInstance) =>
    fetch.mockImplementation(async (address: unknown) => {
      const name = Object.keys(answers).find((call) => String(address).endsWith(call));
      return Response.json({ data: JSON.stringify(answers[name as keyof typeof answers]) });
    });

  test('is shown as the build would show it, and is asked for by no second page', async () => {
    const session = withMenu();
    const builtInfo = { copyright: '© Vendor', crod: 'ICP 1' };
    for (const calls of [3, 0]) {
      const { fetch, ...page } = await refresher({ session });
      askedFrom(fetch);

      const line = { copyright: '© 某云科技', crod: 'ICP 2' };
      expect(await page.refreshSiteLine('zh', builtInfo)).toEqual(line);
      // A Chinese line is no English one.
      expect(await page.refreshSiteLine('en', builtInfo)).toEqual({
        ...line,
        copyright: '© Vendor',
      });

      const link = { id: '9', name: '新链接', url: 'https://new.example' };
      expect(await page.refreshFriendlyLinks('zh')).toEqual([link]);
      expect(await page.refreshFriendlyLinks('en')).toEqual([]);
      expect(await page.refreshHotSearches('zh')).toEqual(['容器云平台']);
      expect(fetch).toHaveBeenCalledTimes(calls);

      jest.restoreAllMocks();
    }
  });
});
