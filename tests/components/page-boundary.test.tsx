import { render } from '@testing-library/react';
import { PageBoundary } from '../../src/chrome/page-boundary';

const Broken = () => {
  throw new Error('no such section');
};
const show = () => {
  const page = document.createElement('div');
  page.id = 'gatsby-focus-wrapper';
  page.innerHTML = '<h1>As built</h1>';
  document.body.replaceChildren(page);
  return render(<PageBoundary>{<Broken />}</PageBoundary>);
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a published page that fails to render stays as its HTML, and says so (section 8)', () => {
  expect(show().container.innerHTML).toBe('<div data-unrendered=""><h1>As built</h1></div>');
  expect(document.documentElement.dataset['failed']).toBe('script');
});

test('npm run develop gets the error, not the notice for visitors', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(show).toThrow('no such section');
});
