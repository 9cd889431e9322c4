import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Node } from 'gatsby';
import { textWidth } from '../../src/drawings/svg';
import { coversOf } from '../../src/features/covers/files';
import { setTitle } from '../../src/features/covers/title';
import { cacheControl, immutable } from '../../src/features/hosting/files';
import { removeOldDrawings } from '../../src/gatsby/console-drawings';
import { writePublicFiles } from '../../src/gatsby/public-files';
import { letteringSprite, sprite } from '../../src/gatsby/sprite';
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

test('every customer has lettering in each language: its own, else its name', () => {
  for (const language of languages) {
    const [drawn, ...others] = content.items.case;
    const lettering = new Map([
      [
        `${drawn?.slug}.${language}`,
        '<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1h3"/></svg>',
      ],
    ]);
    const letters = symbolsOf(letteringSprite({ ...content, lettering }, language));

    expect(letters.get(`case-${drawn?.slug}`)).toContain('M1 1h3');
    for (const { slug, [language]: texts } of others)
      expect(letters.get(`case-${slug}`)).toContain(texts.shortName ?? texts.customer);
  }
});

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
    const itemsWithCover = items
      .filter(({ kind }) => coverShapeOf(kind))
      .map(({ kind, slug }) => `${kind}/${slug}`);

    expect([...covers.keys()].sort()).toEqual(
      itemsWithCover.flatMap((id) => languages.map((language) => coverPath(id, language))).sort(),
    );
  });

  test('is well-formed', () => {
    for (const [name, { bytes }] of covers) {
      try {
        new Resvg(String(bytes));
      } catch (error) {
        throw new Error(`${name}: ${String(error)}`);
      }
    }
  });

  test('is published at an address that changes with it, and only with it', () => {
    const [changedPaper, ...others] = content.items.whitePaper.map((item) => ({ ...item }));
    if (!changedPaper) throw new Error('no white paper');

    changedPaper.coverFigure = { zh: changedPaper.coverFigure?.zh ?? '', en: '9 figures' };
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

test('files are written once; those of earlier builds are removed with their compressed copies, and nothing else', () => {
  const { folder, write, remove } = temporaryFolder();
  const files = new Map([
    ['/static/covers/1/news/a.en.svg', '<svg/>'],
    ['/search/zh.json', '{}'],
    ['/case.md', '# Case'],
    ['/static/0123456789abcdef0123/code.svg', 'picture'],
  ]);

  writePublicFiles(folder, files);
  const writeTime = () => statSync(join(folder, 'public/static/covers/1/news/a.en.svg')).mtimeMs;

  const before = writeTime();
  const covers = ['static/covers/0/news/a.en.svg', 'static/covers/0/news/a.en.svg.br'];
  const removedFiles = [
    ...covers,
    'search/zh.texts.0123.json',
    'en/case.md',
    'static/0123456789abcdef4567/code.svg',
  ];

  for (const name of [...removedFiles, 'index.html', 'search/index.html', 'case.md.gz'])
    write(`public/${name}`, '');
  writePublicFiles(folder, files);
  expect(writeTime()).toBe(before);

  const remaining = readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' });
  const otherFiles = ['index.html', 'search/index.html', 'case.md.gz'];
  expect(remaining.filter((name) => name.includes('.')).sort()).toEqual(
    [...[...files.keys()].map((path) => path.slice(1)), ...otherFiles].sort(),
  );

  remove();
});

test('drawings of earlier builds are removed with what was made of them; those of this build and other files stay', () => {
  const { folder, write, remove } = temporaryFolder();
  const file = 'a'.repeat(32);
  const image = 'b'.repeat(32);
  const old = 'c'.repeat(32);
  const current = [
    `${file}/BCC.zh.webp`,
    `${file}/1a2b3/BCC.zh.png`,
    `BCC.zh.form.phone-${image}.webp`,
    `inter-${old}.woff2`,
    'covers/1/news/a.svg',
  ];
  const ofEarlierBuild = [
    `${old}/BCC.zh.webp`,
    `${old}/1a2b3/BCC.zh.png`,
    `BCC.zh.form.phone-${old}.webp`,
  ];
  for (const name of [...current, ...ofEarlierBuild]) write(`static/${name}`, '');

  const nodes: Partial<Record<string, unknown>> = {
    File: [{ internal: { contentDigest: file } }],
    ImageSharp: [{ internal: { contentDigest: image } }],
  };
  const getNodesByType = (type: string) => nodes[type] as Node[];
  removeOldDrawings(folder, { getNodesByType });

  const remaining = readdirSync(join(folder, 'static'), { recursive: true, encoding: 'utf8' });
  expect(remaining.filter((name) => /\.\w+$/.test(name)).sort()).toEqual(current.sort());

  remove();
});
