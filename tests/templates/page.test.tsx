import { render, renderHook } from '@testing-library/react';
import { pendingClass, useAskedItem } from '../../src/components/hooks/use-asked-item';
import { countPageView } from '../../src/features/statistics/page-views';
import { StaticBoundary } from '../../src/layout/static-boundary';

test('npm run develop gets the error of a page that fails to render, not the notice for visitors', () => {
  const Broken = () => {
    throw new Error('no such section');
  };

  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });

  expect(() => render(<StaticBoundary html="">{<Broken />}</StaticBoundary>)).toThrow(
    'no such section',
  );

  jest.restoreAllMocks();
});

describe('page views', () => {
  const at = (address: string) => window.history.replaceState(null, '', address);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    delete window._hmt;
    document.head.replaceChildren();
  });

  test('a page that only redirects is not counted as a view; the provider is started with the first, counts nothing by itself, and receives the path (section 2)', () => {
    for (const [address, pause] of [
      ['/news/detail?id=7', 50],
      ['/news/launch?x=1#list', 1000],
      ['/case', 1000],
    ] as const) {
      at(address);
      countPageView('a&b');
      jest.advanceTimersByTime(pause);
    }

    expect(window._hmt).toEqual([
      ['_setAutoPageview', false],
      ['_trackPageview', '/news/launch?x=1'],
      ['_trackPageview', '/case'],
    ]);
    expect([...document.scripts].map(({ src }) => src)).toEqual([
      'https://hm.baidu.com/hm.js?a%26b',
    ]);
  });
});

const seven = { id: 7, title: 'Seven' };
const seventy = { id: 70, title: 'Seventy' };
const items: { id?: number; title: string }[] = [seven, seventy, { title: 'No number' }];

const ask = (query: string) =>
  renderHook(({ search }) => useAskedItem(items, search), { initialProps: { search: query } });

describe('the item of a query address (section 2)', () => {
  test.each([
    ['?id=7', { state: 'found', item: seven }],
    ['?type=7', { state: 'found', item: seven }],
    ['?id=70&type=7', { state: 'found', item: seventy }],
    ['?id=8', { state: 'unknown', id: '8' }],
    ['?id=', { state: 'unknown', id: '' }],
    ['?id=07', { state: 'unknown', id: '07' }],
    ['?id=undefined', { state: 'unknown', id: 'undefined' }],
    ['?filter=7', { state: 'none' }],
  ])('%s is %j', (query, expected) => {
    expect(ask(query).result.current).toEqual(expected);
  });

  test('waits in the first render, which equals the static page', () => {
    const states: string[] = [];
    renderHook(() => {
      const item = useAskedItem(items, '?id=7');
      states.push(`${item.state} ${pendingClass(item)}`);
    });

    expect(states).toEqual(['waiting until-asked', 'found undefined']);
  });
});
