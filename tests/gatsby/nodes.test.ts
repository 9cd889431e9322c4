import { itemType, itemTypeDefinitions } from '../../src/gatsby/item-types';
import { itemNodes, productNodes, productOfPage, storedSection } from '../../src/gatsby/nodes';
import { offerOf } from '../../src/gatsby/pages/offer';
import { sitesOf } from '../../src/gatsby/pages/pages';
import type { ItemKind } from '../../src/site/item-kinds';
import { languages } from '../../src/site/languages';
import { menu, today } from '../fixtures/menus';
import { pagesIn } from '../fixtures/pages';
import { content } from '../fixtures/site';

const sites = sitesOf(content, menu, { today });
const nodesOf = (site: (typeof sites)[number]) => [
  ...productNodes(site),
  ...itemNodes(site, (title) => title),
];

test('every product is a node in each language, newest release first, and each release that it names is one', () => {
  for (const site of sites) {
    const nodes = productNodes(site);
    const products = nodes.filter(({ type }) => type === 'Product');
    const releases = nodes.filter(({ type }) => type === 'Release').map(({ key }) => key);

    expect(products).toHaveLength(content.facts.size);
    expect(products.flatMap(({ fields }) => fields['releases'])).toEqual(releases);
  }
  expect(languages.length).toBe(sites.length);
});

test('a product links to its own trial, documents, releases and price before those of all products', () => {
  const [site] = sites;
  if (!site) throw new Error('The small site has no language');

  const addressesOf = (id: string) => offerOf(id, site).map(({ href }) => href);
  const [trial, documents, releases, price] = addressesOf('product/BCC');

  expect(trial).toMatch(/^\/productTrial\/./);
  expect(documents).toBe('/docs/BCC/quick-start');
  expect([releases, price]).toEqual(['/lifecycle#BCC', '/pricing?product=BCC']);
  expect(addressesOf('product/BeyondMesh').slice(0, 2)).toEqual(['/try/application', '/docs']);
});

test('the page of each product names its node, and no other page names one', () => {
  for (const site of sites) {
    const productKeys = productNodes(site).flatMap(({ type, key }) =>
      type === 'Product' ? key : [],
    );
    const namedKeys = pagesIn(site.language).flatMap((page) => productOfPage(page, content) ?? []);

    expect(namedKeys.sort()).toEqual(productKeys.sort());
  }
});

test('no two nodes of a type share a key', () => {
  const keys = sites.flatMap(nodesOf).map(({ type, key }) => `${type} ${key}`);
  expect(keys).toEqual([...new Set(keys)]);
});

test('every item is a node of the type of its kind, as allCase and allNews query them', () => {
  for (const site of sites) {
    const types = itemNodes(site, (title) => title).map(({ type }) => type);
    expect(types).toEqual(site.items.map(({ kind }) => itemType(kind)));
    expect(types).toEqual(expect.arrayContaining(['Case', 'News', 'WhitePaper']));
  }
});

test('each kind of items has a type of its own, which implements Item', () => {
  const kinds = Object.keys(content.items) as ItemKind[];
  const names = kinds.map(itemType);
  expect(new Set(names).size).toBe(kinds.length);

  const types = itemTypeDefinitions().join('\n');
  for (const name of names) expect(types).toContain(`type ${name} implements Node & Item `);
});

/** The keys of nodes in a section of the data layer. */
function keysIn(section: object): unknown[] {
  const valuesOf = (field: string): unknown[] => [Reflect.get(section, field) ?? []].flat();
  const nodes = ['product', 'products', 'customers'].flatMap(valuesOf);
  const entries = ['entries', 'stories'].flatMap(valuesOf);
  const nodesOfEntries = entries.flatMap((entry) =>
    ['item', 'case'].flatMap((field) => Reflect.get(Object(entry), field) ?? []),
  );

  return [...nodes, ...nodesOfEntries];
}

test('every node that a section names exists in the data layer', () => {
  for (const site of sites) {
    const { language } = site;
    const nodeKeys = new Set<unknown>(nodesOf(site).map(({ key }) => key));
    const referredKeys = pagesIn(language).flatMap(({ key, view }) =>
      view.sections.flatMap((section) => keysIn(storedSection(section, key, language))),
    );

    expect(referredKeys.length).toBeGreaterThan(0);
    expect(referredKeys.filter((key) => !nodeKeys.has(key))).toEqual([]);
  }
});
