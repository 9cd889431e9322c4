import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSeeds, SeedError } from '../../mock-api/seeds';
import { createMockApi, listen } from '../../mock-api/server';
import { createClient } from '../../src/api-client/client';
import { reads } from '../../src/contract/calls';
import { copyOfProject } from '../support/project-copy';
import { root } from '../support/root';

type Entry = Record<string, unknown>;
type Menu = Record<string, Entry[]>;

let copy: ReturnType<typeof copyOfProject>;
beforeEach(() => {
  copy = copyOfProject('mock-api');
});
afterEach(() => copy.remove());

const seedFile = (name: string) => `mock-api/seeds/${name}.json`;

/** What is wrong with the seeds of the copy. */
function issues(): SeedError['issues'] {
  try {
    readSeeds(join(copy.root, 'mock-api'));
  } catch (error) {
    if (error instanceof SeedError) return error.issues;
    throw error;
  }
  return [];
}

/** Changes the first entry of a menu's first group that has entries. */
const editFirst = (name: string, group: string, change: (entry: Entry) => void) =>
  copy.edit<Menu>(seedFile(name), (menu) => {
    const [entry] = menu[group] ?? [];
    if (!entry) throw new Error(`no entry in ${group}`);
    change(entry);
    return menu;
  });

describe('the seeds of the mock', () => {
  test('are whole as they stand', () => {
    expect(Object.keys(readSeeds(join(root, 'mock-api')))).toEqual([...Object.keys(reads), 'partnerAccounts']);
    expect(issues()).toEqual([]);
  });

  test.each([
    ['topMenu', '产品与服务', 'header_title'],
    ['topMenu', '产品与服务', 'id'],
    ['footerMenu', '产品服务', 'header_title'],
  ])('of %s in %s without %s are refused: file, key and reason are named', (name, group, field) => {
    editFirst(name, group, (entry) => {
      delete entry[field];
    });
    expect(issues()).toEqual([
      { source: seedFile(name), key: `${group}.0.${field}`, message: expect.stringContaining(field) },
    ]);
  });

  test.each([
    ['topMenu', '产品与服务', 'header_link'],
    ['topMenu', '产品与服务', 'header_imgurl'],
    ['footerMenu', '产品服务', 'header_link'],
  ])('of %s in %s with a script in %s are refused', (name, group, field) => {
    editFirst(name, group, (entry) => {
      entry[field] = 'java\tscript:alert(1)';
    });
    expect(issues()).toEqual([
      {
        source: seedFile(name),
        key: `${group}.0.${field}`,
        message: 'an address without a javascript: or data: scheme',
      },
    ]);
  });

  test.each(['header_imgurl', 'header_type_imgurl', 'custom_imgurl'])(
    'that name a picture in %s that is not there are refused',
    (field) => {
      editFirst('topMenu', '产品与服务', (entry) => {
        entry[field] = '/upload/menu/nothing.png';
      });
      expect(issues()).toEqual([
        {
          source: seedFile('topMenu'),
          key: `产品与服务.0.${field}`,
          message: 'no picture /upload/menu/nothing.png in mock-api/upload',
        },
      ]);
    },
  );

  test('that name a missing picture without a slash at its beginning are refused too: it leads to the same place', () => {
    editFirst('topMenu', '产品与服务', (entry) => {
      entry.header_imgurl = 'upload/menu/nothing.png';
    });
    expect(issues().map(({ key }) => key)).toEqual(['产品与服务.0.header_imgurl']);
  });

  test('may name a picture on another host', () => {
    editFirst('topMenu', '产品与服务', (entry) => {
      entry.header_imgurl = 'https://cdn.example/upload/menu/nothing.png';
    });
    expect(issues()).toEqual([]);
  });

  test('are refused for every picture that was deleted, each entry named', () => {
    rmSync(join(copy.root, 'mock-api/upload/menu/family-container.png'));
    const found = issues();
    expect(found.length).toBeGreaterThan(1);
    for (const { key, message } of found) {
      expect(key).toMatch(/^产品与服务\.\d+\.header_type_imgurl$/);
      expect(message).toContain('/upload/menu/family-container.png');
    }
  });

  test('that are broken JSON are refused with the file and where it breaks', () => {
    copy.write(seedFile('siteInfo'), '{"copyright": "© 云筏科技",\n "crod": }');
    expect(issues()).toEqual([{ source: seedFile('siteInfo'), key: '', message: expect.stringMatching(/JSON/) }]);
  });

  test.each([...Object.keys(reads), 'partnerAccounts'])('without the file %s.json are refused, naming it', (name) => {
    rmSync(join(copy.root, seedFile(name)));
    expect(issues()).toEqual([{ source: seedFile(name), key: '', message: expect.stringContaining(`${name}.json`) }]);
  });

  test('without an account of a partner are refused', () => {
    copy.write(seedFile('partnerAccounts'), '[]');
    expect(issues()).toEqual([{ source: seedFile('partnerAccounts'), key: '', message: 'at least one account' }]);
  });

  test('with several faults are refused with all of them in one message a person can act on', () => {
    copy.write(seedFile('recommendations'), '[]');
    copy.write(seedFile('friendlyLinks'), '[{"id":1,"links_name":"云原生产业观察","links_url":"/observer"}]');
    editFirst('topMenu', '首页', (entry) => {
      entry.is_outLink = 'maybe';
    });
    const message = (() => {
      try {
        createMockApi({ root: copy.root });
        return '';
      } catch (error) {
        return String(error);
      }
    })();
    expect(message).toContain(`${seedFile('recommendations')}: a list with at least one entry`);
    expect(message).toContain(`${seedFile('friendlyLinks')} › 0.links_url: an address that starts with http`);
    expect(message).toContain(`${seedFile('topMenu')} › 首页.0.is_outLink: `);
  });
});

describe('reading the seeds again', () => {
  const info = { copyright: '© 云筏科技', crod: '沪ICP备00000000号-1', banner_id: 8 };

  test('serves what was saved, and nothing broken: the seeds until then stay', async () => {
    const mock = createMockApi({ root: copy.root });
    const server = await listen((request, response) => mock.handler(request, response, () => response.end()), 0);
    try {
      const client = createClient({ base: server.address });
      const before = await client.read(reads.siteInfo);

      copy.write(seedFile('siteInfo'), JSON.stringify(info));
      expect(await client.read(reads.siteInfo)).toEqual(before);
      mock.reload();
      expect(await client.read(reads.siteInfo)).toEqual({ ...info, banner_id: '8' });

      copy.write(seedFile('siteInfo'), JSON.stringify({ ...info, copyright: '' }));
      expect(() => mock.reload()).toThrow(`${seedFile('siteInfo')} › copyright: a text that is not empty`);
      expect(await client.read(reads.siteInfo)).toEqual({ ...info, banner_id: '8' });

      copy.write(seedFile('siteInfo'), JSON.stringify({ ...info, copyright: '© Skyraft' }));
      mock.reload();
      expect(await client.read(reads.siteInfo)).toMatchObject({ copyright: '© Skyraft' });
    } finally {
      await server.close();
    }
  });

  test('keeps what was submitted', async () => {
    const mock = createMockApi({ root: copy.root });
    const server = await listen((request, response) => mock.handler(request, response, () => response.end()), 0);
    try {
      await fetch(`${server.address}/__mock/submissions/GetSubscribe`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"email":"li.lei@lanhai.com"}',
      });
      mock.reload();
      const kept = await (await fetch(`${server.address}/__mock/submissions/GetSubscribe`)).json();
      expect(kept).toEqual([{ email: 'li.lei@lanhai.com', id: 1 }]);
    } finally {
      await server.close();
    }
  });
});
