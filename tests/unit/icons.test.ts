import { checkContent } from '../../src/build/content/check';
import { readMarks } from '../../src/build/content/drawings';
import { sprite } from '../../src/build/sprite';
import { buildPages } from '../../src/build/view/pages';
import type { Issue } from '../../src/contract/issue';
import { iconOf, kindIcon } from '../../src/routes/icon';
import type { PageView } from '../../src/routes/page-view';
import { copyOfProject } from '../support/project-copy';
import { realAnswer, realContent } from '../support/real-site';

const content = realContent();
const symbolsOf = (svg: string) =>
  new Map([...svg.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/g)].map(([symbol, id = '']) => [id, symbol]));
const symbols = symbolsOf(sprite(content));
const shapeOf = (symbol = '') => symbol.replace(/^<symbol[^>]*>/, '');

/** The addresses beside which a page shows an icon or a mark. */
const pictured = ({ sections, related }: PageView): string[] => [
  ...Object.values(related).flatMap((entries) => entries.map(({ href }) => href)),
  ...sections.flatMap((section) => {
    if (section.kind === 'modules' || section.kind === 'productsUsed')
      return section.items.flatMap(({ to, path = to }) => path ?? []);
    if (section.kind === 'links') return section.items.flatMap(({ to }) => to ?? []);
    if (section.kind === 'listing') return section.entries.map(({ href }) => href);
    if (section.kind === 'customers') return section.customers.map(({ href }) => href);
    return section.kind === 'quote' && section.case ? [section.case] : [];
  }),
];

test('every product, solution and customer has a drawing of its own, in the colour of its family', () => {
  const own = [...symbols].filter(([id]) => /^(product|solution|case)-/.test(id));
  expect(own.length).toBeGreaterThan(50);
  expect(new Set(own.map(([, symbol]) => shapeOf(symbol))).size).toBe(own.length);
  expect(symbols.get('product-BCC')).toContain('stroke="var(--accent-container)"');
});

test('every address beside which a page shows an icon has a symbol, and so has every kind of items', () => {
  const pages = buildPages(content, realAnswer('topMenu'));
  // Search results and suggestions lead to any page.
  const addresses = pages.flatMap(({ path, view }) => [path, ...pictured(view)]);
  expect(addresses.length).toBeGreaterThan(1000);
  expect(addresses.filter((address) => !symbols.has(iconOf(address)))).toEqual([]);
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

test('a customer without a mark has the first letter of the name', () => {
  const symbol = symbolsOf(sprite({ ...content, marks: new Map() })).get('case-linjiang-bank');
  expect(symbol).toContain('>L</text>');
});

test('two products with one icon, and a mark of no case, are reported with file and key', () => {
  const bcc = content.facts.get('product/BCC');
  const bks = content.facts.get('product/BKS');
  if (!bcc || !bks) throw new Error('no such products');
  const facts = new Map(content.facts).set('product/BKS', { ...bks, icon: bcc.icon });
  expect(checkContent({ ...content, facts, marks: new Map([['nobody', '<svg/>']]) })).toEqual([
    expect.objectContaining({ source: 'data/products/BKS.json', key: 'icon', message: expect.stringContaining('BCC') }),
    expect.objectContaining({ source: 'data/marks/nobody.svg' }),
  ]);
});

test('a drawing that holds more than shapes is refused with its file', () => {
  const copy = copyOfProject('data/marks');
  const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">';
  copy.write('data/marks/linjiang-bank.svg', `${head}<script>alert(1)</script></svg>`);
  const issues: Issue[] = [];
  const marks = readMarks(copy.root, issues);
  copy.remove();
  expect(marks.size).toBe(content.marks.size - 1);
  expect(issues).toEqual([expect.objectContaining({ source: 'data/marks/linjiang-bank.svg' })]);
});
