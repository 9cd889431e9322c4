import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { type ReadFiles, readContent } from '../../src/content/read';
import { features } from '../../src/features';
import { itemType } from '../../src/gatsby/item-types';
import { buildPages } from '../../src/gatsby/pages/pages';
import { pagesOfFiles } from '../../src/gatsby/pages-of-files';
import { createNodes, deleteOtherNodes, renewNodes } from '../../src/gatsby/renew-nodes';
import { pages } from '../fixtures/pages';
import { content, menu, today } from '../fixtures/site';
import { siteFolder } from '../fixtures/site-files';

/* What `npm run develop` renews after an edit. The whole of it in a browser: tests/develop. */

describe('the pages that a file is about', () => {
  test.each([
    ['data/pages/case.zh.json', ['case']],
    ['data/pages/product/BCC.en.json', ['product/BCC']],
    ['data/pages/product/BCC.json', ['product/BCC']],
    ['data/products/BCC.json', ['product/BCC']],
    ['data/products/ContainerFamily.json', ['ContainerFamily']],
    ['data/consoles/BCC.json', ['product/BCC']],
    ['data/docs/BCC/quick-start.zh.md', ['docs/BCC/quick-start']],
    ['data/items/news/launch.json', ['news/launch', 'news']],
    ['data/media/report/outlook.json', ['report/outlook', 'report']],
  ])('%s: %j', (file, keys) => {
    expect([...(pagesOfFiles([file]) ?? [])]).toEqual(keys);
  });

  test.each([
    'data/ui/zh/common.json',
    'data/vendor.json',
    'data/english/names.json',
    'data/docs/BCC/openapi.yaml',
    'mock-api/seeds/topMenu.json',
  ])('%s: any', (file) => {
    expect(pagesOfFiles(['data/pages/case.zh.json', file])).toBeNull();
  });
});

test('some pages alone are as they are among all', () => {
  const keys = new Set(['product/BCC', 'news/launch', 'docs/BCC/quick-start']);
  const renewedPages = buildPages(content, menu, { today, keys });

  expect(renewedPages.map(({ key }) => key).sort()).toEqual([...keys, ...keys].sort());
  for (const page of renewedPages)
    expect(JSON.parse(JSON.stringify(page))).toEqual(pages.find(({ path }) => path === page.path));
});

/** A part of Gatsby that remembers its nodes. */
function gatsbyWith(log: string[]) {
  const nodes = new Map<string, { id: string; internal: { type: string } }>();
  const args = {
    createNodeId: (text: string) => text,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter((node) => node.internal.type === type),
    actions: {
      createNode(node: { id: string; internal: { type: string } }) {
        nodes.set(node.id, node);
        log.push(`+ ${node.id}`);
      },
      deleteNode({ id }: { id: string }) {
        nodes.delete(id);
        log.push(`- ${id}`);
      },
    },
  };
  return args as unknown as SourceNodesArgs;
}

test('Gatsby is told of changed nodes and of deleted ones, and of no others', () => {
  const log: string[] = [];
  const args = gatsbyWith(log);
  const node = (key: string, text: string) => ({ type: 'Page', key, fields: { text } });

  createNodes(args, [node('a', '1'), node('b', '1'), node('c', '1')]);
  log.length = 0;

  const now = [node('a', '1'), node('b', '2'), node('d', '1')];
  renewNodes(args, now);
  deleteOtherNodes(args, now);

  expect(log).toEqual(['+ Page b', '+ Page d', '- Page c']);
});

test('an item that was the last of its kind is deleted too', () => {
  const log: string[] = [];
  const args = gatsbyWith(log);
  const page = { type: 'Page', key: 'a', fields: {} };

  createNodes(args, [page, { type: itemType('topics'), key: 'zh /topics/last', fields: {} }]);
  log.length = 0;
  deleteOtherNodes(args, [page]);

  expect(log).toEqual([`- ${itemType('topics')} zh /topics/last`]);
});

describe('the data folder, read again', () => {
  const site = siteFolder();
  const files: ReadFiles = new Map();
  const read = () => readContent(site.folder, features, true, files);
  const parsed = (file: string): unknown =>
    JSON.parse(readFileSync(join(site.folder, file), 'utf8'));
  const readAfresh = () => readContent(site.folder, features, true).content;
  const page = 'data/pages/case.zh.json';

  afterAll(site.remove);

  test('is what it would be if it were read for the first time', () => {
    const before = parsed(page) as { hero: object };
    expect(read().issues).toEqual([]);

    const heading = '另一个标题';
    site.write(page, JSON.stringify({ ...before, hero: { ...before.hero, heading } }));
    const { content: changed } = read();
    expect(changed?.pages.get('case')?.zh.hero.heading).toBe(heading);
    expect(changed).toEqual(readAfresh());

    site.write(page, '{');
    for (const _ of ['once', 'twice'])
      expect(read().issues.map(({ source }) => source)).toEqual([page]);

    site.write(page, JSON.stringify(before));
    expect(read().content).toEqual(readAfresh());
  });

  test('has another vendor’s facts in every file', () => {
    const facts = parsed('data/vendor.json') as object;
    const shortName = { zh: '别家', en: 'Elsewhere' };
    site.write('data/vendor.json', JSON.stringify({ ...facts, shortName }));

    expect(read().content).toEqual(readAfresh());
  });
});
