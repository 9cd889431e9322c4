import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { replaceHydrateFunction } from '../../gatsby-browser';

/*
 * What hydrates a page, given an element and the static HTML. A page in a real browser:
 * tests/smoke/addresses.test.ts.
 */

const staticHtml = '<div id="gatsby-focus-wrapper"><h1>BCC</h1><a href="/case">Cases</a></div>';

/** Says that it's hydrated. */
function Page() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);

  return (
    <div id="gatsby-focus-wrapper">
      <h1>BCC</h1>
      <a href="/case" data-hydrated={isHydrated || undefined}>
        Cases
      </a>
    </div>
  );
}

const Broken = (): JSX.Element => {
  throw new Error('no such page');
};

/**
 * Hydrates a page at an address.
 * @returns the HTML that the visitor sees then
 */
async function hydrate(
  address: string,
  attributes: Record<string, string>,
  page: JSX.Element,
): Promise<string> {
  window.history.replaceState(null, '', address);
  const { dataset } = document.documentElement;

  for (const name of Object.keys(dataset)) delete dataset[name];
  Object.assign(dataset, attributes);
  document.body.innerHTML = `<div id="___gatsby">${staticHtml}</div>`;

  const container = document.querySelector('#___gatsby');
  if (!container) throw new Error('no container');

  await act(async () => replaceHydrateFunction()(page, container));

  return container.innerHTML;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test.each([
  ['at its own address', '/product/BCC?x=1#y', { path: '/product/BCC' }],
  ['that gives no address, as in develop', '/whatever', {}],
])('a page %s is hydrated', async (_, address, attributes: Record<string, string>) => {
  expect(await hydrate(address, attributes, <Page />)).toContain('data-hydrated');
});

test.each([
  ['/product//BCC', { path: '/product/BCC' }],
  ['/product%2FBCC', { path: '/product/BCC' }],
  ['/CASE', { path: '/case' }],
  ['/case/', { path: '/case' }],
  ['/no/such/page', { missing: '' }],
])('a page that stays at another address, %s, stays static', async (address, attributes) => {
  expect(await hydrate(address, attributes as Record<string, string>, <Page />)).toBe(staticHtml);
});

test('an error while hydrating leaves the page readable, and says that something failed (section 8)', async () => {
  const html = await hydrate('/case', { path: '/case', script: '' }, <Broken />);
  expect(html).toContain(staticHtml);

  const { dataset } = document.documentElement;
  expect(dataset).toMatchObject({ failed: 'script' });
  // Styled as a page without script.
  expect(dataset.script).toBeUndefined();
});

test('an error after hydration leaves what is shown', async () => {
  let fail = (): void => undefined;

  const Failing = () => {
    const [hasFailed, setFailed] = useState(false);
    fail = () => setFailed(true);
    if (hasFailed) throw new Error('removeChild');

    return <Page />;
  };

  await hydrate('/case', { path: '/case' }, <Failing />);
  await act(async () => fail());

  expect(document.querySelector('#___gatsby')?.innerHTML).toContain('<h1>BCC</h1>');
});
