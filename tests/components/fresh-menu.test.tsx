/** @jest-environment jsdom */
import { ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { act, renderHook } from '@testing-library/react';
import * as React from 'react';
import type { HeaderGroupView } from '../../src/chrome/menu';
import type { TopMenu } from '../../src/contract/top-menu';
import { headerMenu } from '../../src/navigation/header';
import { content } from '../support/real-pages';
import { realAnswer, realEnglish } from '../support/real-site';

const menu = realAnswer('topMenu');
const built = headerMenu(menu, 'zh', realEnglish(content), () => undefined).groups as unknown as HeaderGroupView[];

/** The world outside: an API that answers with this menu; null: it is down. */
const fetchMenu = (answer: TopMenu | null) =>
  jest.fn(async () => {
    if (!answer) throw new TypeError('fetch failed');
    const flagged = JSON.stringify(answer, (key, value: unknown) => (key === 'is_outLink' ? Number(value) : value));
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(JSON.stringify({ data: flagged })));
        stream.close();
      },
    });
    return { ok: true, status: 200, body };
  });

/** A new document, whose bundle was built with the API's address. */
async function newDocument(answer: TopMenu | null, apiUrl = 'https://api.example') {
  process.env.GATSBY_API_URL = apiUrl;
  const fetch = fetchMenu(answer);
  Object.assign(globalThis, { fetch, TextDecoder });
  jest.resetModules();
  // The same React for the hook and for what renders it.
  jest.doMock('react', () => React);
  const { useFreshMenu } = await import('../../src/chrome/fresh-menu');
  return { useFreshMenu, fetch };
}

const subtitleOf = (groups: readonly HeaderGroupView[]) =>
  groups.find(({ id }) => id === 'products')?.categories[0]?.links[0]?.subtitle;
const changed = (subtitle: string, without?: string): TopMenu =>
  Object.fromEntries(
    Object.entries(menu)
      .filter(([name]) => name !== without)
      .map(([name, entries]) => [
        name,
        entries.map((entry, index) => (index === 0 ? { ...entry, header_subtitle: subtitle } : entry)),
      ]),
  );
/** Until the page is idle, and the answer has come. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 60)));

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(window, { requestIdleCallback: (action: () => void) => setTimeout(action, 0) });
});
afterEach(() => Reflect.deleteProperty(process.env, 'GATSBY_API_URL'));

test('the first page begins with the built menu, as its HTML does, and a newer one takes its place', async () => {
  const { useFreshMenu } = await newDocument(changed('换了一句话'));
  const { result } = renderHook(() => useFreshMenu('zh', built));
  expect(result.current).toBe(built);
  await settle();
  expect(subtitleOf(result.current)).toBe('换了一句话');
});

test('a menu that looks different while it is closed waits for the next page, which begins with it', async () => {
  const { useFreshMenu, fetch } = await newDocument(changed('换了一句话', '开源'));
  const { result, unmount } = renderHook(() => useFreshMenu('zh', built));
  await settle();
  expect(result.current).toBe(built);
  unmount();
  const next = renderHook(() => useFreshMenu('zh', built));
  expect(next.result.current.map(({ id }) => id)).toEqual(
    built.map(({ id }) => id).filter((id) => id !== 'openSource'),
  );
  await settle();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a failure changes nothing and says nothing', async () => {
  const said = jest.spyOn(console, 'error');
  const { useFreshMenu, fetch } = await newDocument(null);
  const { result } = renderHook(() => useFreshMenu('zh', built));
  await settle();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(result.current).toBe(built);
  expect(said).not.toHaveBeenCalled();
});

test('where no API is configured nothing is asked', async () => {
  const { useFreshMenu, fetch } = await newDocument(menu, '');
  const { result } = renderHook(() => useFreshMenu('zh', built));
  await settle();
  expect(fetch).not.toHaveBeenCalled();
  expect(result.current).toBe(built);
});
