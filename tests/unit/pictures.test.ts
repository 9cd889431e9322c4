import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consolePictures } from '../../src/build/console-pictures';
import { coversOf } from '../../src/build/covers';
import { cacheControl, immutable } from '../../src/build/hosting';
import { sprite } from '../../src/build/sprite';
import { coverPath, coverShapeOf } from '../../src/config/covers';
import { languages } from '../../src/config/languages';
import { setTitle } from '../../src/drawings/covers/title';
import { drawMotif, type MotifName, motifs } from '../../src/drawings/motifs/motif';
import { textWidth } from '../../src/drawings/svg';
import { iconOf, kindIcon } from '../../src/routes/icon';
import { pages } from '../fixtures/pages';
import { content, menu } from '../fixtures/site';
import { root } from '../support/root';
import { temporaryFolder } from '../support/temporary-folder';

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

const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
const covers = coversOf(content, menu, css);
const names = Object.keys(motifs) as MotifName[];

test.each(names)('the motif %s is the same for the same seed, and no mark of it is undefined', (name) => {
  const [one, again] = [drawMotif(name, 'case/a'), drawMotif(name, 'case/a')];
  expect(one).toEqual(again);
  expect(one.markup).not.toMatch(/NaN|undefined|null|<text/);
});

describe('a cover', () => {
  test('is made for every item whose kind has covers, in both languages', () => {
    const items = Object.values(content.items).flatMap((list) => list.map(({ kind, slug }) => ({ kind, slug })));
    const covered = items.filter(({ kind }) => coverShapeOf(kind)).map(({ kind, slug }) => `${kind}/${slug}`);
    expect([...covers.keys()].sort()).toEqual(
      covered.flatMap((id) => languages.map((language) => coverPath(id, language))).sort(),
    );
  });

  test('is published at an address that changes with it, and only with it', () => {
    const [changed, ...others] = content.items.whitePaper.map((item) => ({ ...item }));
    if (!changed) throw new Error('no white paper');
    changed.en = { ...changed.en, title: 'Another title' };
    const again = coversOf({ ...content, items: { ...content.items, whitePaper: [changed, ...others] } }, menu, css);
    const moved = [...covers].flatMap(([path, { address }]) => (again.get(path)?.address === address ? [] : [path]));
    expect(moved).toEqual([coverPath(`whitePaper/${changed.slug}`, 'en')]);
    for (const { address } of covers.values()) expect(cacheControl(address)).toBe(immutable);
  });

  test.each<[string, string]>([
    ['12 long words', 'Reconciliation infrastructure observability containerisation '.repeat(3)],
    [
      '60 Chinese characters',
      '面向多中心多活架构的分布式数据库与消息中间件在切换演练中的一致性校验方法以及'.repeat(2).slice(0, 60),
    ],
    ['one word without a break', 'x'.repeat(90)],
  ])('holds a title of %s', (_, title) => {
    const box = { width: 148, height: 100 };
    const set = setTitle(title, box, [19, 15, 11, 10]);
    expect(set.title.length * set.size * 1.25).toBeLessThanOrEqual(box.height);
    for (const line of set.title) expect(textWidth(line, set.size)).toBeLessThanOrEqual(box.width);
  });
});

test('pictures of a console are published at an address that changes with any of them, and only with those', () => {
  const { folder, write, remove } = temporaryFolder();
  for (const name of ['BCC.zh-2400', 'BCC.en-2400', 'BKS.zh-2400']) write(`static/consoles/${name}.webp`, name);
  const addresses = () => [...consolePictures(folder)].map(([path, { address }]) => [path, address] as const);
  const before = new Map(addresses());
  for (const [path, address] of before) {
    expect(address).toMatch(new RegExp(`^/static/consoles/[0-9a-f]{20}${path.replace('/consoles', '')}$`));
    expect(cacheControl(address)).toBe(immutable);
  }
  write('static/consoles/BCC.en-2400.webp', 'drawn again');
  const changed = addresses().flatMap(([path, address]) => (before.get(path) === address ? [] : [path]));
  expect(changed.sort()).toEqual(['/consoles/BCC.en-2400.webp', '/consoles/BCC.zh-2400.webp']);
  remove();
});
