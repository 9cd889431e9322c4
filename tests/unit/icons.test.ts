import { checkContent } from '../../src/build/content/check';
import { readMarks } from '../../src/build/content/drawings';
import { sprite } from '../../src/build/sprite';
import type { Issue } from '../../src/contract/issue';
import { iconOf, kindIcon } from '../../src/routes/icon';
import { manifest } from '../../src/routes/manifest';
import { pages } from '../fixtures/pages';
import { content } from '../fixtures/site';
import { siteFolder } from '../fixtures/site-files';

const symbolsOf = (svg: string) =>
  new Map([...svg.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/g)].map(([symbol, id = '']) => [id, symbol]));
const symbols = symbolsOf(sprite(content));

test('every product and solution has its own drawing in the sprite, in the colour of its family, every customer a mark', () => {
  const own = [...symbols].filter(([id]) => /^(product|solution|case)-/.test(id));
  const offers = manifest.filter(({ template }) => template === 'product' || template === 'solution');
  expect(own.length).toBeGreaterThanOrEqual(offers.filter(({ id }) => id.includes('/')).length + 1);
  expect(new Set(own.map(([, symbol]) => symbol.replace(/^<symbol[^>]*>/, ''))).size).toBe(own.length);
  const icon = content.facts.get('product/BCC')?.icon ?? '';
  const drawings = new Map(content.drawings).set(
    icon,
    '<svg xmlns="http://www.w3.org/2000/svg" stroke="var(--accent)"></svg>',
  );
  expect(symbolsOf(sprite({ ...content, drawings })).get('product-BCC')).toContain('var(--accent-container)');
});

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

test('a drawing that holds more than shapes is refused with its file', () => {
  const { folder, write, remove } = siteFolder();
  const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">';
  write('data/marks/bank.svg', `${head}<script>alert(1)</script></svg>`);
  const issues: Issue[] = [];
  expect(readMarks(folder, issues).size).toBe(0);
  remove();
  expect(issues).toEqual([expect.objectContaining({ source: 'data/marks/bank.svg' })]);
});
