import { itemPath } from '../../../src/content/targets';
import { neighboursOf } from '../../../src/features/listing/entries';
import { sitesOf } from '../../../src/gatsby/pages/pages';
import { nodeKey } from '../../../src/views/node-key';
import { menu, today } from '../../fixtures/menus';
import { content } from '../../fixtures/site';

const sites = sitesOf(content, menu, { today });

test('an item leads to the newer and to the older one of its kind, and the ends of a list to one', () => {
  for (const site of sites) {
    const { language, href } = site;
    const keys = site.content.items.news.map((item) => nodeKey(language, href(itemPath(item))));
    const neighbours = site.content.items.news.map((item) => neighboursOf(item, site));

    expect(keys.length).toBeGreaterThan(1);
    expect(neighbours.map(({ newer }) => newer)).toEqual([null, ...keys.slice(0, -1)]);
    expect(neighbours.map(({ older }) => older)).toEqual([...keys.slice(1), null]);
  }
});

test('a position that has closed leads to no other, and no other to it', () => {
  const positions = content.items.joinus;
  const lastDay =
    positions
      .map(({ closes }) => closes)
      .sort()
      .at(-1) ?? '';
  const dayAfter = `${Number(lastDay.slice(0, 4)) + 1}-01-01`;

  expect(positions.length).toBeGreaterThan(0);
  for (const site of sitesOf(content, menu, { today: dayAfter }))
    for (const item of positions)
      expect(neighboursOf(item, site)).toEqual({ newer: null, older: null });
});
