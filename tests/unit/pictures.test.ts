import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { textWidth } from '../../src/drawings/svg';
import { consolePictures } from '../../src/features/consoles/pictures';
import { coversOf } from '../../src/features/covers/files';
import { setTitle } from '../../src/features/covers/title';
import { cacheControl, immutable } from '../../src/features/hosting/files';
import { writePublicFiles } from '../../src/gatsby/public-files';
import { sprite } from '../../src/gatsby/sprite';
import { coverPath, coverShapeOf } from '../../src/site/covers';
import { iconOf, kindIcon } from '../../src/site/icon';
import { languages } from '../../src/site/languages';
import { pages } from '../fixtures/pages';
import { content, menu } from '../fixtures/site';
import { root } from '../support/root';
import { temporaryFolder } from '../support/temporary-folder';

const symbolsOf = (svg: string) =>
  new Map(
    [...svg.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/g)].map(([symbol, id = '']) => [
      id,
      symbol,
    ]),
  );

const symbols = symbolsOf(sprite(content));

test('every address has a symbol, and so has every kind of items', () => {
  // Search results and suggestions lead to any page.
  expect(pages.filter(({ path }) => !symbols.has(iconOf(path))).map(({ path }) => path)).toEqual(
    [],
  );

  expect(
    Object.keys(content.items).filter((kind) => !symbols.has(kindIcon(`/${kind}/some-item`))),
  ).toEqual([]);
});

test('an address has the icon of its product or kind, else that of a page', () => {
  const addresses = [
    '/en/product/BCC?x=1#top',
    '/ContainerFamily',
    '/report/some-report',
    '/en',
    'mailto:a@b.example',
  ];

  expect(addresses.map(iconOf)).toEqual([
    'product-BCC',
    'ContainerFamily',
    'report',
    'page',
    'page',
  ]);
});

const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
const covers = coversOf(content, menu, css);
describe('a cover', () => {
  test('is made for every item whose kind has covers, in both languages', () => {
    const items = Object.values(content.items).flatMap((list) =>
      list.map(({ kind, slug }) => ({ kind, slug })),
    );
    const covered = items
      .filter(({ kind }) => coverShapeOf(kind))
      .map(({ kind, slug }) => `${kind}/${slug}`);

    expect([...covers.keys()].sort()).toEqual(
      covered.flatMap((id) => languages.map((language) => coverPath(id, language))).sort(),
    );
  });

  test('is published at an address that changes with it, and only with it', () => {
    const [changedPaper, ...others] = content.items.whitePaper.map((item) => ({ ...item }));
    if (!changedPaper) throw new Error('no white paper');

    changedPaper.en = { ...changedPaper.en, title: 'Another title' };
    const again = coversOf(
      { ...content, items: { ...content.items, whitePaper: [changedPaper, ...others] } },
      menu,
      css,
    );

    const moved = [...covers].flatMap(([path, { address }]) =>
      again.get(path)?.address === address ? [] : [path],
    );

    expect(moved).toEqual([coverPath(`whitePaper/${changedPaper.slug}`, 'en')]);
    for (const { address } of covers.values()) expect(cacheControl(address)).toBe(immutable);
  });

  test.each([
    'Reconciliation infrastructure '.repeat(6),
    '面向多中心多活架构的分布式'.repeat(5),
    'x'.repeat(90),
  ])('holds the title %s', (title) => {
    const box = { width: 148, height: 100 };
    const set = setTitle(title, box, [19, 15, 11, 10]);

    expect(set.title.length * set.size * 1.25).toBeLessThanOrEqual(box.height);
    for (const line of set.title) expect(textWidth(line, set.size)).toBeLessThanOrEqual(box.width);
  });
});

test('pictures of a console are published at an address that changes with any of them, and only with those', () => {
  const { folder, write, remove } = temporaryFolder();
  for (const name of ['BCC.zh-2400', 'BCC.en-2400', 'BKS.zh-2400'])
    write(`static/consoles/${name}.webp`, name);
  const addresses = () =>
    [...consolePictures(folder)].map(([path, { address }]) => [path, address] as const);

  const before = new Map(addresses());
  for (const [path, address] of before) {
    expect(address).toMatch(
      new RegExp(`^/static/consoles/[0-9a-f]{20}${path.replace('/consoles', '')}$`),
    );
    expect(cacheControl(address)).toBe(immutable);
  }

  write('static/consoles/BCC.en-2400.webp', 'drawn again');
  const changedPaper = addresses().flatMap(([path, address]) =>
    before.get(path) === address ? [] : [path],
  );
  expect(changedPaper.sort()).toEqual(['/consoles/BCC.en-2400.webp', '/consoles/BCC.zh-2400.webp']);

  remove();
});

test('files are written once; those of earlier builds are removed with their compressed copies, and nothing else', () => {
  const { folder, write, remove } = temporaryFolder();
  const files = new Map([
    ['/static/covers/1/news/a.en.svg', '<svg/>'],
    ['/search/zh.json', '{}'],
    ['/case.md', '# Case'],
    ['/static/consoles/1/BCC.webp', 'picture'],
  ]);

  writePublicFiles(folder, files);
  const written = () => statSync(join(folder, 'public/static/covers/1/news/a.en.svg')).mtimeMs;

  const before = written();
  const covers = ['static/covers/0/news/a.en.svg', 'static/covers/0/news/a.en.svg.br'];
  const gone = [...covers, 'search/zh.texts.0123.json', 'en/case.md', 'static/consoles/0/BCC.webp'];

  for (const name of [...gone, 'index.html', 'search/index.html', 'case.md.gz'])
    write(`public/${name}`, '');
  writePublicFiles(folder, files);
  expect(written()).toBe(before);

  const remaining = readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' });
  const otherFiles = ['index.html', 'search/index.html', 'case.md.gz'];
  expect(remaining.filter((name) => name.includes('.')).sort()).toEqual(
    [...[...files.keys()].map((path) => path.slice(1)), ...otherFiles].sort(),
  );

  remove();
});
