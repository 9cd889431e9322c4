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
