import { checkContent } from '../../src/build/content/check';
import { sprite } from '../../src/build/sprite';
import { iconOf, kindIcon } from '../../src/routes/icon';
import { pages } from '../fixtures/pages';
import { content } from '../fixtures/site';

const symbolsOf = (svg: string) =>
  new Map([...svg.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/g)].map(([symbol, id = '']) => [id, symbol]));
const symbols = symbolsOf(sprite(content));

test('every address has a symbol, and so has every kind of items', () => {
  // Search results and suggestions lead to any page.
  expect(pages.filter(({ path }) => !symbols.has(iconOf(path))).map(({ path }) => path)).toEqual([]);
  expect(Object.keys(content.items).filter((kind) => !symbols.has(kindIcon(`/${kind}/some-item`)))).toEqual([]);
});

test.each([
  ['/en/product/BCC?x=1#top', 'product-BCC'],
  ['/ContainerFamily', 'ContainerFamily'],
  ['/en', 'page'],
  ['/report/some-report', 'report'],
  ['/case', 'case'],
  ['https://example.com/case/x', 'page'],
  ['mailto:a@b.example', 'page'],
  ['/sbom.cdx.json', 'page'],
])('the icon of %s is %s', (address, id) => {
  expect(iconOf(address)).toBe(id);
});

test('two products with one icon, and a mark of no case, are reported with file and key', () => {
  const [bcc, bks] = ['product/BCC', 'product/BKS'].map((id) => content.facts.get(id));
  if (!bcc || !bks) throw new Error('no such products');
  const facts = new Map(content.facts).set('product/BKS', { ...bks, icon: bcc.icon });
  expect(checkContent({ ...content, facts, marks: new Map([['nobody', '<svg/>']]) })).toEqual([
    expect.objectContaining({ source: 'data/products/BKS.json', key: 'icon', message: expect.stringContaining('BCC') }),
    expect.objectContaining({ source: 'data/marks/nobody.svg' }),
  ]);
});
