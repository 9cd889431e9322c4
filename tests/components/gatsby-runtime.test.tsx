/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { parsePath } from '../../src/gatsby-runtime/gatsby-link';
import { globalHistory, Location, navigate, type Place, pick, Router } from '../../src/gatsby-runtime/router';
import { ScrollContext } from '../../src/gatsby-runtime/scroll-context';

/** Until the address has reached what is shown. */
const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

const Address = () => (
  <Location>
    {({ location }) => (
      <p>
        {location.pathname}
        {location.search}
        {location.hash} {location.key}
      </p>
    )}
  </Location>
);

beforeEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['/case?query=a#b', { pathname: '/case', search: '?query=a', hash: '#b' }],
  ['/case#b?c', { pathname: '/case', search: '', hash: '#b?c' }],
  ['?query=a', { pathname: '/', search: '?query=a', hash: '' }],
  ['/case?#', { pathname: '/case', search: '', hash: '' }],
])('the parts of %s', (address, parts) => {
  expect(parsePath(address)).toEqual(parts);
});

test('an address navigated to is shown, and a step back shows the one before', async () => {
  render(<Address />);
  act(() => navigate('/case?query=1#top'));
  await nextFrame();
  expect(screen.getByText(/^\/case\?query=1#top \d+$/)).toBeInTheDocument();
  act(() => {
    window.history.replaceState(null, '', '/news');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await nextFrame();
  expect(screen.getByText('/news initial')).toBeInTheDocument();
});

test('an address asked for while another is on its way takes its place in the history', async () => {
  render(<Address />);
  const entries = window.history.length;
  act(() => {
    navigate('/a');
    navigate('/b');
  });
  await nextFrame();
  expect(window.history.length).toBe(entries + 1);
  act(() => navigate('/c'));
  await nextFrame();
  expect(window.history.length).toBe(entries + 2);
});

test.each([
  ['/a%E4%B8%AD', '/a%E4%B8%AD'],
  ['/100%', '/100%'],
])('the path %s is told as %s, also where it is no encoding', async (path, told) => {
  const heard: string[] = [];
  const stop = globalHistory.listen(({ location, action }) => heard.push(`${action} ${location.pathname}`));
  navigate(path, { replace: true });
  stop();
  navigate('/other', { replace: true });
  expect(heard).toEqual([`PUSH ${told}`]);
});

test('a route is found by its path alone', () => {
  const routes = [{ path: '/consultsuccess', originalPath: '/phone/consultsuccess' }];
  expect(pick(routes, '/consultsuccess')?.route.originalPath).toBe('/phone/consultsuccess');
  expect(pick(routes, '/consultSuccess')).toBeNull();
});

test('the wrapper stands as in the HTML that Gatsby renders', () => {
  const { container } = render(<Router id="gatsby-focus-wrapper">page</Router>);
  expect(container.innerHTML).toBe('<div style="outline: none;" tabindex="-1" id="gatsby-focus-wrapper">page</div>');
});

describe('scrolling', () => {
  const at = (pathname: string, key: string, hash = '') => ({ pathname, key, hash }) as Place;
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const context = (location: Place) => (
    <ScrollContext location={location} shouldUpdateScroll={() => true}>
      <p id="target">page</p>
    </ScrollContext>
  );
  beforeEach(() => {
    scrolled.mockClear();
    sessionStorage.clear();
  });

  test('a new page is shown from its top, one come back to where it was left', async () => {
    const { rerender } = render(context(at('/', 'initial')));
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    await nextFrame();
    rerender(context(at('/case', '1')));
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    rerender(context(at('/', 'initial')));
    expect(scrolled).toHaveBeenLastCalledWith(0, 640);
  });

  test('a hash leads to the element that it names; one that is no encoding to none', () => {
    const into = jest.fn();
    Element.prototype.scrollIntoView = into;
    const { rerender } = render(context(at('/', 'initial')));
    rerender(context(at('/case', '1', '#target')));
    expect(into).toHaveBeenCalledTimes(1);
    rerender(context(at('/case', '2', '#%E4%')));
    expect(into).toHaveBeenCalledTimes(1);
    expect(scrolled).not.toHaveBeenCalled();
  });
});
