/** @jest-environment jsdom */
import { arriveAt, isNewPage, setOut, takeOverFromGatsby } from '../../src/chrome/arrival';

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  return { pathname, search, hash };
};

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = jest.fn();
  document.title = 'Kubernetes service';
  document.body.innerHTML =
    '<div id="gatsby-focus-wrapper" tabindex="-1"><main id="content" tabindex="-1"><h1>Page</h1><section id="亮点"></section><a id="link" href="/x">x</a></main></div><div id="gatsby-announcer"></div>';
});
afterEach(() => jest.useRealTimers());

test.each([
  ['/case', null, false],
  ['/case#list', '/case', false],
  ['/case', '/case', false],
  ['/case?x=1', '/case', true],
  ['/news', '/case', true],
  ['/en/case', '/case', true],
])('%s after %s is a new page: %s', (address, before, expected) => {
  expect(isNewPage(at(address), before === null ? null : at(before))).toBe(expected);
});

test.each([
  ['/case', 'H1'],
  ['/case#nowhere', 'H1'],
  ['/case#%E4%BA%AE%E7%82%B9', 'SECTION'],
  ['/case#%E4%BA', 'H1'],
  ['/case#link', 'A'],
])('%s takes the focus to %s', (address, tag) => {
  arriveAt(at(address));
  expect(document.activeElement?.tagName).toBe(tag);
});

test('a page without a heading takes the focus to its content', () => {
  document.querySelector('h1')?.remove();
  arriveAt(at('/case'));
  expect(document.activeElement?.id).toBe('content');
});

test('what can be reached by the Tab key stays so', () => {
  arriveAt(at('/case#link'));
  expect(document.getElementById('link')).not.toHaveAttribute('tabindex');
});

test.each([
  ['/case#nowhere', 1],
  ['/case#link', 0],
  ['/case', 0],
])('%s is scrolled to the top here %i times: else it is Gatsby’s', (address, times) => {
  arriveAt(at(address));
  expect(window.scrollTo).toHaveBeenCalledTimes(times);
});

test('the title is said politely, once it stands', () => {
  arriveAt(at('/case'));
  document.title = 'Customers';
  const region = document.getElementById('arrival');
  expect(region).toHaveAttribute('role', 'status');
  expect(region).toBeEmptyDOMElement();
  jest.advanceTimersByTime(200);
  expect(region).toHaveTextContent('Customers');
});

test('a title that comes late is waited for: the page that was left is not said', () => {
  document.title = 'Products';
  setOut();
  arriveAt(at('/case'));
  jest.advanceTimersByTime(900);
  document.title = '';
  jest.advanceTimersByTime(300);
  expect(document.getElementById('arrival')).toBeEmptyDOMElement();
  document.title = 'Customers';
  jest.advanceTimersByTime(200);
  expect(document.getElementById('arrival')).toHaveTextContent('Customers');
});

test('the same page with another query keeps its title, which is said all the same', () => {
  document.title = 'Search';
  setOut();
  arriveAt(at('/search?query=GPU'));
  jest.advanceTimersByTime(2000);
  expect(document.getElementById('arrival')).toHaveTextContent('Search');
  // A title that comes later still is said all the same.
  document.title = 'Search: GPU';
  jest.advanceTimersByTime(200);
  expect(document.getElementById('arrival')).toHaveTextContent('Search: GPU');
});

test('of two pages in a moment the last is said', () => {
  arriveAt(at('/case'));
  jest.advanceTimersByTime(100);
  document.title = 'News';
  arriveAt(at('/news'));
  jest.advanceTimersByTime(200);
  expect(document.querySelectorAll('#arrival')).toHaveLength(1);
  expect(document.getElementById('arrival')).toHaveTextContent('News');
});

test('pages stand still while they change, and roll again afterwards', () => {
  setOut();
  expect(document.documentElement).toHaveAttribute('data-moving');
  arriveAt(at('/case'));
  jest.advanceTimersByTime(50);
  expect(document.documentElement).not.toHaveAttribute('data-moving');
});

test('Gatsby neither speaks nor takes the focus', () => {
  takeOverFromGatsby();
  document.getElementById('gatsby-focus-wrapper')?.focus();
  expect(document.activeElement).toBe(document.body);
  expect(document.getElementById('gatsby-announcer')).not.toBeVisible();
});
