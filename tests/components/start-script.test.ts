/** @jest-environment jsdom */
import { startScript } from '../../src/chrome/start-script';

const run = (atIdle = false) => {
  // The text that stands in the page's head, run as the browser would.
  new Function(startScript(atIdle))();
};
const loaded = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const fire = (type: string, target: EventTarget = window) =>
  target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<script type="text/plain" data-src="/a.js"></script><script type="text/plain" data-src="/b.js"></script>';
  document.documentElement.dataset.script = '';
  delete document.documentElement.dataset.failed;
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
});
// Each run listens on the window: it is made to begin and to end, so that it lets go.
afterEach(() => {
  fire('pointerover');
  fire('site-ready');
});

test('a page that nobody touches loads no script', () => {
  run();
  fire('DOMContentLoaded');
  fire('load');
  expect(loaded()).toEqual([]);
});

test.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'])(
  '%s loads every script once',
  (sign) => {
    run();
    fire(sign);
    fire(sign);
    expect(loaded()).toEqual(['/a.js', '/b.js']);
    expect([...document.head.querySelectorAll('script')].map(({ async }) => async)).toEqual([false, false]);
  },
);

test('a move while the page is on its way loads them when all of it is there', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  run();
  fire('pointerover');
  fire('scroll');
  expect(loaded()).toEqual([]);
  state.mockRestore();
  fire('DOMContentLoaded');
  expect(loaded()).toEqual(['/a.js', '/b.js']);
});

test('an address with a query loads them at once, for the query names something to show', () => {
  window.history.replaceState(null, '', '/search?query=gpu');
  run();
  fire('DOMContentLoaded');
  expect(loaded()).toEqual(['/a.js', '/b.js']);
});

test('a signed-in visitor gets them at once, for the header shows the name', () => {
  sessionStorage.setItem('isLogin', 'true');
  run();
  fire('DOMContentLoaded');
  expect(loaded()).toHaveLength(2);
});

test('where page views are reported they are loaded a second after the page', () => {
  jest.useFakeTimers();
  run(true);
  fire('load');
  expect(loaded()).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(loaded()).toHaveLength(2);
  jest.useRealTimers();
});

test('a button pressed before the script has come is pressed again afterwards, and once', () => {
  document.body.insertAdjacentHTML('beforeend', '<button type="button"><span>Menu</span></button>');
  const pressed = jest.fn();
  document.querySelector('button')?.addEventListener('click', pressed);
  run();
  document.querySelector('span')?.click();
  expect(pressed).not.toHaveBeenCalled();
  expect(loaded()).toHaveLength(2);
  fire('site-ready');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a link is followed at once, without the script', () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="#content">Content</a>');
  run();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test('the language switch waits for the script, which keeps query and hash', () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="/en" data-language="en">English</a>');
  run();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
});

test('a form sent before the script has come is sent afterwards', () => {
  document.body.insertAdjacentHTML('beforeend', '<form><input name="email"></form>');
  const form = document.querySelector('form') as HTMLFormElement;
  form.requestSubmit = jest.fn();
  run();
  expect(fire('submit', form)).toBe(false);
  fire('site-ready');
  expect(form.requestSubmit).toHaveBeenCalledTimes(1);
});

test('a form that asks for a page is sent at once', () => {
  document.body.insertAdjacentHTML('beforeend', '<form action="/search" method="get"><input name="query"></form>');
  run();
  expect(fire('submit', document.querySelector('form') as HTMLFormElement)).toBe(true);
});

test('where a script cannot be had the page says so and goes on as plain HTML: nothing waits for it any more', () => {
  document.body.insertAdjacentHTML('beforeend', '<form><input name="email"></form>');
  run();
  fire('pointerover');
  fire('error', document.head.querySelector('script') as HTMLScriptElement);
  expect(document.documentElement.dataset).not.toHaveProperty('script');
  expect(document.documentElement.dataset).toHaveProperty('failed');
  expect(fire('submit', document.querySelector('form') as HTMLFormElement)).toBe(true);
});
