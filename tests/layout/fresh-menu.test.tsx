import { act, renderHook, waitFor } from '@testing-library/react';
import * as React from 'react';
import { type FooterColumn, footerColumnsOf } from '../../src/features/menus/footer';
import { headerGroups } from '../../src/features/menus/header';
import type { HeaderGroupView } from '../../src/layout/menu';
import { footerMenu, menu } from '../fixtures/site';
import { englishRules } from '../support/english-rules';
import { answerRequests } from '../support/network';

const answers = { GetPcTopMenu: menu, GetPcFootMenu: footerMenu };
type Call = keyof typeof answers;

const say = () => undefined;

const header = headerGroups(menu, 'zh', englishRules(), say);
const footer = footerColumnsOf(footerMenu, 'zh', englishRules(), say);

/** The answers with the first entry of each list changed, and without one list. */
const withChange = (call: Call, change: object, without?: string) =>
  Object.fromEntries(
    Object.entries(answers[call])
      .filter(([name]) => name !== without)
      .map(([name, entries]) => [
        name,
        entries.map((entry, index) => (index === 0 ? { ...entry, ...change } : entry)),
      ]),
  );

/** An API that answers with these menus; null: it is down. */
const fetchMenu = (changedAnswers: Partial<Record<Call, unknown>> | null) =>
  answerRequests((address) => {
    const call = (Object.keys(answers) as Call[]).find((name) => address.endsWith(name));
    if (!changedAnswers || !call) return new TypeError('fetch failed');

    return JSON.stringify({ data: changedAnswers[call] ?? answers[call] }, (key, value: unknown) =>
      key === 'is_outLink' ? Number(value) : value,
    );
  });

/** Tells the page whether header and footer are in view. */
let scroll: (isIntersecting: boolean) => void;

/**
 * A new document, whose bundle was built with the API's address, and which shows header and footer.
 */
async function newDocument(
  answers: Partial<Record<Call, unknown>> | null,
  apiUrl = 'https://api.example',
) {
  process.env.GATSBY_API_URL = apiUrl;
  const fetch = fetchMenu(answers);
  const observers = new Set<(entries: { isIntersecting: boolean }[]) => void>();

  scroll = (isIntersecting) => {
    for (const report of observers) report([{ isIntersecting }]);
  };

  class IntersectionObserver {
    constructor(readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = () => observers.add(this.report);
    disconnect = () => observers.delete(this.report);
  }

  Object.assign(globalThis, { IntersectionObserver });
  jest.resetModules();
  // The same React for the hook and for what renders it.
  jest.doMock('react', () => React);

  const { useFreshMenu, useFreshFooter } = await import('../../src/layout/fresh-menu');
  document.body.innerHTML = '<nav id="menu"></nav><main></main><footer id="footer"></footer>';

  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return { header: useFreshMenu('zh', header), footer: useFreshFooter('zh', footer, '') };
  });

  return { currentMenus: () => result.current, countRenders: () => renders, fetch };
}

const subtitleOf = (groups: readonly HeaderGroupView[]) =>
  groups.find(({ id }) => id === 'products')?.categories[0]?.links[0]?.subtitle;
const titleOf = ([column]: readonly FooterColumn[]) => column?.groups[0]?.links[0]?.title;

/** Until the page is idle, and the answers have come. */
const settle = async (fetch: jest.Mock, calls = 2) => {
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(calls));
  await act(() => Promise.allSettled(fetch.mock.results.map(({ value }) => value)));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
};

const press = (selector: string) =>
  act(
    async () =>
      void document
        .querySelector(selector)
        ?.dispatchEvent(new Event('pointerdown', { bubbles: true })),
  );

const otherSubtitle = { header_subtitle: '换了一句话' };
const otherTitle = { header_title: '换了名字' };

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(window, { requestIdleCallback: (action: () => void) => setTimeout(action, 0) });
});

afterEach(() => Reflect.deleteProperty(process.env, 'GATSBY_API_URL'));

test('an answer that says what is built renders nothing', async () => {
  const { countRenders, fetch } = await newDocument({});
  await settle(fetch);

  expect(countRenders()).toBe(1);
});

test('a page begins with the built menu, as its HTML does, and a newer one takes its place', async () => {
  const { currentMenus, fetch } = await newDocument({
    GetPcTopMenu: withChange('GetPcTopMenu', otherSubtitle),
  });
  expect(currentMenus()).toEqual({ header, footer });

  await settle(fetch);
  expect(subtitleOf(currentMenus().header)).toBe('换了一句话');
});

test.each([
  ['is out of view', () => act(async () => scroll(false))],
  ['or the visitor presses elsewhere', () => press('main')],
])('a newer header and footer that would move something wait until it %s', async (_, makeRoom) => {
  const { currentMenus, fetch } = await newDocument({
    GetPcTopMenu: withChange('GetPcTopMenu', otherSubtitle, '开源'),
    GetPcFootMenu: withChange('GetPcFootMenu', otherTitle),
  });
  await settle(fetch);
  await act(async () => scroll(true));

  expect(currentMenus()).toEqual({ header, footer });

  await makeRoom();
  expect(currentMenus().header.map(({ id }) => id)).toEqual(
    header.map(({ id }) => id).filter((id) => id !== 'openSource'),
  );
  expect(titleOf(currentMenus().footer)).toBe('换了名字');
});

test('a failure changes nothing and says nothing', async () => {
  const consoleError = jest.spyOn(console, 'error');
  const { currentMenus, fetch } = await newDocument(null);

  // The footer isn't asked for where the header's menu doesn't come.
  await settle(fetch, 1);

  expect(currentMenus()).toEqual({ header, footer });
  expect(consoleError).not.toHaveBeenCalled();
});
