import { ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { act, renderHook } from '@testing-library/react';
import * as React from 'react';
import type { HeaderGroupView } from '../../src/chrome/menu';
import { type FooterColumn, footerColumnsOf } from '../../src/navigation/footer';
import { headerMenu } from '../../src/navigation/header';
import { footerMenu, menu } from '../fixtures/site';
import { englishRules } from '../support/english-rules';

const answers = { GetPcTopMenu: menu, GetPcFootMenu: footerMenu };
type Call = keyof typeof answers;
const say = () => undefined;
const header = headerMenu(menu, 'zh', englishRules(), say).groups as unknown as HeaderGroupView[];
const footer = footerColumnsOf(footerMenu, 'zh', englishRules(), say);

/** The answers with the first entry of each list changed, and without one list. */
const changed = (call: Call, change: object, without?: string) =>
  Object.fromEntries(
    Object.entries(answers[call])
      .filter(([name]) => name !== without)
      .map(([name, entries]) => [name, entries.map((entry, index) => (index === 0 ? { ...entry, ...change } : entry))]),
  );

/** The world outside: an API that answers with these menus; null: it is down. */
const fetchMenu = (given: Partial<Record<Call, unknown>> | null) =>
  jest.fn(async (address: string) => {
    const call = (Object.keys(answers) as Call[]).find((name) => address.endsWith(name));
    if (!given || !call) throw new TypeError('fetch failed');
    const flagged = JSON.stringify(given[call] ?? answers[call], (key, value: unknown) =>
      key === 'is_outLink' ? Number(value) : value,
    );
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(JSON.stringify({ data: flagged })));
        stream.close();
      },
    });
    return { ok: true, status: 200, body };
  });

/** Tells the page whether header and footer are in view. */
let scroll: (isIntersecting: boolean) => void;

/** A new document, whose bundle was built with the API's address, and which shows header and footer. */
async function newDocument(given: Partial<Record<Call, unknown>> | null, apiUrl = 'https://api.example') {
  process.env.GATSBY_API_URL = apiUrl;
  const fetch = fetchMenu(given);
  const observers = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  scroll = (isIntersecting) => {
    for (const report of observers) report([{ isIntersecting }]);
  };
  class IntersectionObserver {
    constructor(readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = () => observers.add(this.report);
    disconnect = () => observers.delete(this.report);
  }
  Object.assign(globalThis, { fetch, TextDecoder, IntersectionObserver });
  jest.resetModules();
  // The same React for the hook and for what renders it.
  jest.doMock('react', () => React);
  const { useFreshMenu, useFreshFooter } = await import('../../src/chrome/fresh-menu');
  document.body.innerHTML = '<nav id="menu"></nav><main></main><footer id="footer"></footer>';
  const { result } = renderHook(() => ({
    header: useFreshMenu('zh', header),
    footer: useFreshFooter('zh', footer, ''),
  }));
  return { shown: () => result.current, fetch };
}

const subtitleOf = (groups: readonly HeaderGroupView[]) =>
  groups.find(({ id }) => id === 'products')?.categories[0]?.links[0]?.subtitle;
const titleOf = ([column]: readonly FooterColumn[]) => column?.groups[0]?.links[0]?.title;
/** Until the page is idle, and the answers have come. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));
const press = (selector: string) =>
  act(async () => void document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true })));

const otherSubtitle = { header_subtitle: '换了一句话' };
const otherTitle = { header_title: '换了名字' };

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(window, { requestIdleCallback: (action: () => void) => setTimeout(action, 0) });
});
afterEach(() => Reflect.deleteProperty(process.env, 'GATSBY_API_URL'));

test('a page begins with the built menu, as its HTML does, and a newer one takes its place', async () => {
  const { shown } = await newDocument({ GetPcTopMenu: changed('GetPcTopMenu', otherSubtitle) });
  expect(shown()).toEqual({ header, footer });
  await settle();
  expect(subtitleOf(shown().header)).toBe('换了一句话');
});

test.each([
  ['is out of view', () => act(async () => scroll(false))],
  ['or the visitor presses elsewhere', () => press('main')],
])('a newer header and footer that would move something wait until it %s', async (_, makeRoom) => {
  const { shown, fetch } = await newDocument({
    GetPcTopMenu: changed('GetPcTopMenu', otherSubtitle, '开源'),
    GetPcFootMenu: changed('GetPcFootMenu', otherTitle),
  });
  await settle();
  await act(async () => scroll(true));
  expect(shown()).toEqual({ header, footer });
  await makeRoom();
  expect(shown().header.map(({ id }) => id)).toEqual(header.map(({ id }) => id).filter((id) => id !== 'openSource'));
  expect(titleOf(shown().footer)).toBe('换了名字');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a failure changes nothing and says nothing', async () => {
  const said = jest.spyOn(console, 'error');
  const { shown, fetch } = await newDocument(null);
  await settle();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(shown()).toEqual({ header, footer });
  expect(said).not.toHaveBeenCalled();
});
