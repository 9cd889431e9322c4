import seeds from '../../mock-api/seeds/topMenu.json';
import { createClient } from '../../src/api-client/client';
import { buildPages } from '../../src/build/view/pages';
import { getTopMenu } from '../../src/contract/top-menu';
import { foolish } from '../support/foolish-entries';
import { content } from './site';

/* The menu gives pages their titles (section 2), and two pages of one title are not published. */

test('with every third entry of the menu edited foolishly, each page still has a title and a description of its own', () => {
  const edits = foolish.filter(([name]) => /^(header_|outer)/.test(name)).map(([, fields]) => fields as object);
  let place = 0;
  const edited = (entry: object) => {
    place += 1;
    return place % 3 === 0 ? { ...entry, ...edits[place % edits.length] } : entry;
  };
  const menu = Object.entries<object[]>(seeds).map(([group, entries]) => [group, entries.map(edited)]);
  const body = JSON.stringify({ data: JSON.stringify(Object.fromEntries(menu)) });
  const pages = buildPages(
    content,
    createClient({ base: '' }).open(getTopMenu, body, () => undefined),
  );
  const said = pages.flatMap(({ meta }) => (meta.noindex ? [] : [meta.title, meta.description]));
  expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
});
