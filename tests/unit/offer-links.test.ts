import { buildPages } from '../../src/build/view/pages';
import { manifest } from '../../src/routes/manifest';
import { realAnswer, realContent } from '../support/real-site';

const content = realContent();
const pages = buildPages(content, realAnswer('topMenu'));
const products = manifest.filter(({ template }) => template === 'product');
const offersOf = (id: string) => pages.filter(({ key }) => key === id).map(({ view }) => view.offer);

test.each(products.map(({ id }) => id))('%s links to trial, documents, releases and price once each', (id) => {
  const paths = new Set(pages.map(({ path }) => path));
  const offers = offersOf(id);
  expect(offers).toHaveLength(2);
  for (const offer of offers) {
    expect(offer).toHaveLength(4);
    expect(new Set(offer.map(({ label }) => label)).size).toBe(4);
    for (const { href } of offer) expect(paths).toContain(href.split('#')[0]);
  }
});

test('no button of a product’s head repeats one of these links', () => {
  for (const { view } of pages) {
    const links = view.offer.map(({ href }) => href);
    for (const { to } of view.hero.actions) expect(links).not.toContain(to);
  }
});

test('a product links to its own trial, documents and price before those of all products', () => {
  const [zh] = offersOf('product/ACE');
  expect(zh?.map(({ href }) => href)).toEqual([
    expect.stringMatching(/^\/productTrial\/./),
    expect.stringMatching(/^\/docs\/ACE\/./),
    '/docs/ACE/release-notes',
    '/pricing#guide',
  ]);
  const [other] = offersOf('product/FICC');
  expect(other?.map(({ href }) => href)).toEqual(['/try/application', '/docs', '/lifecycle#FICC', '/service#licences']);
});

test('only products have them', () => {
  const others = pages.filter(({ template }) => template !== 'product');
  expect(others.filter(({ view }) => view.offer.length > 0)).toEqual([]);
});
