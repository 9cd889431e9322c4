import { customerNodes, productNodes, storedSection } from '../../src/gatsby/nodes';
import { sitesOf } from '../../src/gatsby/pages/pages';
import { languages } from '../../src/site/languages';
import { menu, today } from '../fixtures/menus';
import { pagesIn } from '../fixtures/pages';
import { content } from '../fixtures/site';

const sites = sitesOf(content, menu, { today });
const nodesOf = (site: (typeof sites)[number]) => [
  ...productNodes(site),
  ...customerNodes(site, (name) => name),
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

test('no two nodes of a type share a key', () => {
  const keys = sites.flatMap(nodesOf).map(({ type, key }) => `${type} ${key}`);
  expect(keys).toEqual([...new Set(keys)]);
});

/** The keys of nodes in a section of the data layer. */
const keysIn = (section: object): unknown[] =>
  ['product', 'products', 'customers'].flatMap((field) => Reflect.get(section, field) ?? []);

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
