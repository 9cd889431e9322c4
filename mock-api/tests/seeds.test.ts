import { createClient } from '../../src/api-client/client';
import { reads } from '../../src/contract/calls';
import { DataError } from '../../src/contract/issue';
import { subscribe } from '../../src/contract/subscription';
import { copyOfProject } from '../../tests/support/project-copy';
import { listen } from '../http';
import { readSeeds } from '../seeds';
import { createMockApi } from '../server';

type Entry = Record<string, unknown>;

let copy: ReturnType<typeof copyOfProject>;
beforeEach(() => {
  copy = copyOfProject('mock-api/seeds', 'mock-api/upload/menu');
});
afterEach(() => copy.remove());

const seedFile = (name: string) => `mock-api/seeds/${name}.json`;

/** What is wrong with the seeds of the copy. */
function issues(): DataError['issues'] {
  try {
    readSeeds(copy.root);
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.issues;
    throw error;
  }
}

/** Changes a field of the first entry of a group. */
const editFirst = (name: string, group: string, field: string, value: unknown) =>
  copy.edit<Record<string, Entry[]>>(seedFile(name), (menu) => {
    const [entry] = menu[group] ?? [];
    if (!entry) throw new Error(`no entry in ${group}`);
    entry[field] = value;
    return menu;
  });

describe('the seeds of the mock', () => {
  test('are accepted as committed, a picture on another host too', () => {
    expect(issues()).toEqual([]);
    editFirst(
      'topMenu',
      '产品与服务',
      'header_imgurl',
      'https://cdn.example/upload/menu/nothing.png',
    );
    expect(issues()).toEqual([]);
  });

  const scheme =
    'a path or a whole address with http, https, mailto or tel; never javascript: or data:';
  const picture = expect.stringMatching(
    /^no picture \/?upload\/menu\/nothing\.png in mock-api\/upload$/,
  );
  test.each([
    ['topMenu', '产品与服务', 'header_title', undefined, 'is missing'],
    ['footerMenu', '产品服务', 'id', undefined, 'is missing'],
    ['topMenu', '产品与服务', 'header_link', 'java\tscript:alert(1)', scheme],
    ['topMenu', '产品与服务', 'header_imgurl', '/upload/menu/nothing.png', picture],
  ])(
    '%s › %s.0.%s of %j is refused by file, place, key and reason',
    (name, group, field, value, message) => {
      editFirst(name, group, field, value);
      const at = expect.stringMatching(/^\d+:\d+$/);
      expect(issues()).toEqual([
        { source: seedFile(name), at, key: `${group}.0.${field}`, message },
      ]);
    },
  );

  test('several faults come in one message that a person can act on', () => {
    copy.write(seedFile('siteInfo'), '{"copyright": "© 某云科技",\n "crod": }');
    copy.write(seedFile('partnerAccounts'), '[]');
    copy.write(
      seedFile('friendlyLinks'),
      '[{"id":1,"links_name":"云原生产业观察","links_url":"/observer"}]',
    );
    editFirst('topMenu', '首页', 'is_outLink', 'maybe');
    const start = () => createMockApi({ root: copy.root });
    expect(start).toThrow(DataError);
    expect(start).toThrow(`${seedFile('siteInfo')}:2:10: is not JSON: a value is missing here`);
    expect(start).toThrow(`${seedFile('partnerAccounts')}: at least one account`);
    expect(start).toThrow(
      `${seedFile('friendlyLinks')}:1:45 › 0.links_url: an address that starts with http`,
    );
    expect(start).toThrow(/topMenu\.json:\d+:\d+ › 首页\.0\.is_outLink: /);
  });
});

test('reloading serves what was saved and keeps what was submitted; broken seeds are not served', async () => {
  const mock = createMockApi({ root: copy.root });
  const server = await listen(
    (request, response) => mock.handler(request, response, () => response.end()),
    0,
  );
  const client = createClient({ base: server.address });
  const info = { copyright: '© 某云科技', crod: 'ICP 1', banner_id: 8 };
  await client.submit(subscribe, { email: 'li.lei@lanhai.com' });
  copy.write(seedFile('siteInfo'), JSON.stringify(info));
  mock.reload();
  expect(await client.read(reads.siteInfo)).toEqual({ ...info, banner_id: '8' });
  copy.write(seedFile('siteInfo'), JSON.stringify({ ...info, copyright: '' }));
  expect(() => mock.reload()).toThrow(
    `${seedFile('siteInfo')}:1:14 › copyright: a text that is not empty`,
  );
  expect(await client.read(reads.siteInfo)).toEqual({ ...info, banner_id: '8' });
  const kept = await (await fetch(`${server.address}/__mock/submissions/GetSubscribe`)).json();
  expect(kept).toEqual([{ email: 'li.lei@lanhai.com', id: 1 }]);
  await server.close();
});
