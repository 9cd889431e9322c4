import { observeScroll } from '../../src/chrome/page-marks';

test('the document is marked while it is scrolled down, neither on the way up nor at its end', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000 });
  observeScroll();
  const isMarkedAt = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    return document.documentElement.hasAttribute('data-down');
  };
  expect([100, 300, 200, 400, 5000 - window.innerHeight].map(isMarkedAt)).toEqual([true, true, false, true, false]);
});
