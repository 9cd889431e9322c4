import { baidu, countPageView } from '../../src/features/statistics/page-views';

const at = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete window._hmt;
  document.head.replaceChildren();
});

test('a page that only redirects is not counted as a view; the provider is started with the first (section 2)', () => {
  for (const [address, pause] of [
    ['/news/detail?id=7', 50],
    ['/news/launch?x=1#list', 1000],
    ['/case', 1000],
  ] as const) {
    at(address);
    countPageView('1');
    jest.advanceTimersByTime(pause);
  }
  expect(window._hmt).toEqual([
    ['_setAutoPageview', false],
    ['_trackPageview', '/news/launch?x=1'],
    ['_trackPageview', '/case'],
  ]);
  expect(document.scripts).toHaveLength(1);
});

test('Baidu Tongji counts nothing by itself, and receives the path (section 2)', () => {
  baidu.start('a&b');
  baidu.pageView('/case?x=1');
  expect(window._hmt).toEqual([
    ['_setAutoPageview', false],
    ['_trackPageview', '/case?x=1'],
  ]);
  expect([...document.head.querySelectorAll('script')].map(({ src }) => src)).toEqual([
    'https://hm.baidu.com/hm.js?a%26b',
  ]);
});
