/** @jest-environment jsdom */
import { failureScript } from '../../src/chrome/failure-script';

const root = document.documentElement;
/** Gatsby's own answer to a missing chunk: it loads the page anew. */
const reload = jest.fn();

beforeAll(() => {
  // The text that stands in the page's head, run as the browser would, before anything of the bundle.
  new Function(failureScript())();
  window.addEventListener('unhandledrejection', reload);
});
beforeEach(() => {
  reload.mockClear();
  delete root.dataset.failed;
  root.dataset.ready = '';
  document.body.innerHTML = '';
});

/** A promise that nobody catches. @returns whether the console stays quiet */
function breakOff(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  return !window.dispatchEvent(event);
}

const chunkError = (message: string) => Object.assign(new Error(message), { name: 'ChunkLoadError' });

test.each([
  chunkError('Loading chunk 237 failed.\n(timeout: https://site.example/237.js)'),
  chunkError('Loading CSS chunk 4 failed.'),
  new Error('page resources for /case not found. Not rendering React'),
])('%s is told to the visitor, not to the console, and never answered by loading the page without end', (error) => {
  expect(breakOff(error)).toBe(true);
  expect(root).toHaveAttribute('data-failed');
  expect(reload).not.toHaveBeenCalled();
});

test.each([new TypeError('x is undefined'), 'text', null, undefined])(
  '%s is another’s affair once script has taken over',
  (reason) => {
    expect(breakOff(reason)).toBe(false);
    expect(root).not.toHaveAttribute('data-failed');
  },
);

test('before script has taken over, whatever breaks off is a part that did not come', () => {
  delete root.dataset.ready;
  expect(breakOff(new SyntaxError('Unexpected end of JSON input'))).toBe(false);
  expect(root).toHaveAttribute('data-failed');
});

test.each([
  ['script', 'src', '/app-1.js', true],
  ['script', 'src', 'https://hm.baidu.com/hm.js?1', false],
  ['img', 'src', '/a.png', false],
  ['link', 'href', '/page-data/case/page-data.json', false],
])('a %s (%s %s) that cannot be loaded is a part of the page: %s', (tag, attribute, address, expected) => {
  const element = document.createElement(tag);
  // Not put into the page with its address: jsdom would try to load it.
  document.body.append(element);
  Object.defineProperty(element, attribute, { value: new URL(address, window.location.href).href });
  element.dispatchEvent(new Event('error'));
  expect('failed' in root.dataset).toBe(expected);
});
