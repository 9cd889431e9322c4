import { baidu, pageViewCounter } from '../../src/features/statistics/page-views';

/** A provider that records its calls. */
function provider() {
  const told: string[] = [];
  return {
    told,
    adapter: { start: (id: string) => told.push(`start ${id}`), pageView: (address: string) => told.push(address) },
  };
}
const at = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  [
    'each navigation is a page view, the provider is started with the first (section 2)',
    ['/case', '/news?x=1', '/case#list'],
    ['start 1', '/case', '/news?x=1', '/case'],
  ],
  ['the same page twice in a row is one view', ['/case', '/case', '/case#list'], ['start 1', '/case']],
])('%s', (_, addresses, expected) => {
  const { told, adapter } = provider();
  const count = pageViewCounter(adapter, '1');
  for (const address of addresses) {
    at(address);
    count();
    jest.advanceTimersByTime(1000);
  }
  expect(told).toEqual(expected);
});

test('a page that only redirects is not counted as a view (section 2)', () => {
  const { told, adapter } = provider();
  const count = pageViewCounter(adapter, '1');
  at('/news/detail?id=7');
  count();
  jest.advanceTimersByTime(50);
  at('/news/launch');
  count();
  jest.advanceTimersByTime(1000);
  expect(told).toEqual(['start 1', '/news/launch']);
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
