import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vendor from '../../data/vendor.json';
import { checkDrift, describeDrift } from '../../mock-api/recording/check';
import { createRecordingProxy } from '../../mock-api/recording/proxy';
import { type Recorded, recordAll } from '../../mock-api/recording/record';
import { parseApi } from '../../mock-api/recording/run';
import { readSeeds } from '../../mock-api/seeds';
import { startMockApi } from '../../mock-api/start';
import { consult } from '../../src/calls/assumed/applications';
import type { Read } from '../../src/calls/call';
import { reads } from '../../src/calls/calls';
import { createClient } from '../../src/calls/client';
import { listen, type Running } from '../../src/features/hosting/http';
import { copyOfProject } from '../support/project-copy';
import { acceptedRequests } from '../support/requests';
import { root } from '../support/root';

type Entry = Record<string, unknown>;
type Menu = Record<string, Entry[]>;
type Envelope = Record<string, unknown>;

/** What the API of these tests answers: the project's own seeds, until a test changes them. */
interface TestApi extends Running {
  data: {
    topMenu: Menu;
    footerMenu: Menu;
    siteInfo: Entry;
    pictureAddresses: Entry;
    recommendations: Entry[];
    friendlyLinks: Entry[];
  };
  /** Changes the envelope of every answer. */
  wrap: (data: string) => Envelope;
  /** Milliseconds before an answer. */
  delay: number;
  /** Bytes of a body without an end, which it sends in place of an answer; 0: the answer. */
  endless: number;
  /** Bytes that it has sent. */
  sent: number;
  /** Bodies of submissions. */
  submissions: string[];
}

async function startTestApi(): Promise<TestApi> {
  const state = {
    data: readSeeds(root) as unknown as TestApi['data'],
    wrap: (data: string): Envelope => ({ status: 1, msg: '', data }),
    delay: 0,
    endless: 0,
    sent: 0,
    submissions: [] as string[],
  };

  const server = await listen(async (request, response) => {
    if (state.delay > 0) await new Promise((done) => setTimeout(done, state.delay));

    const chunk = 'x'.repeat(100_000);
    const isOpen = () => !response.destroyed && !response.closed;
    while (state.sent < state.endless && isOpen()) {
      state.sent += chunk.length;
      if (!response.write(chunk)) await new Promise((drained) => setTimeout(drained, 1));
    }

    if (request.method === 'POST') {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      state.submissions.push(Buffer.concat(parts).toString());
      return void response.end(JSON.stringify(state.wrap('{"apply_id":"7"}')));
    }

    const name = Object.entries(reads).find(([, { path }]) => path === request.url)?.[0];
    if (!name) {
      response.statusCode = 404;
      return void response.end();
    }

    const data = state.data[name as keyof typeof state.data];
    response.end(JSON.stringify(state.wrap(JSON.stringify(data))));
  }, 0);

  return Object.assign(state, server);
}

let api: TestApi;
let copy: ReturnType<typeof copyOfProject>;

beforeEach(async () => {
  api = await startTestApi();
  copy = copyOfProject('mock-api/seeds', 'mock-api/upload/menu');
});

afterEach(async () => {
  await api.close();
  copy.remove();
});

const recording = () => ({ root: copy.root, api: api.address, timeout: 5000 });

const seedText = (name: string) =>
  readFileSync(join(copy.root, `mock-api/seeds/${name}.json`), 'utf8');

const outcomes = (recorded: Recorded[]) =>
  Object.fromEntries(recorded.map(({ call, outcome }) => [call, outcome]));

const detailsOf = (recorded: Recorded[], name: string) =>
  recorded.find(({ call }) => call === name)?.details.join('\n') ?? '';

describe('npm run mock -- --record', () => {
  test('writes seeds from which the mock then answers as the API did', async () => {
    api.data.siteInfo = { copyright: '© Another vendor', crod: 'ICP 2', banner_id: 9 };
    api.data.friendlyLinks = [{ id: 1, links_name: 'Link', links_url: 'https://link.example' }];

    const { recorded } = await recordAll(recording());
    expect(outcomes(recorded)).toMatchObject({ GetSiteInfo: 'recorded', GetLinkList: 'recorded' });

    const mock = await startMockApi({ root: copy.root });
    for (const call of Object.values<Read>(reads)) {
      const answer = await createClient({ base: mock.address }).read(call);
      expect(answer).toEqual(await createClient({ base: api.address }).read(call));
    }

    await mock.close();

    const again = await recordAll(recording());
    expect(new Set(Object.values(outcomes(again.recorded)))).toEqual(new Set(['unchanged']));
  });

  test('an answer that the contract refuses is not written: the seed stays', async () => {
    const before = seedText('siteInfo');
    api.data.siteInfo = { copyright: '', crod: 'ICP 2', banner_id: 9 };

    const { recorded } = await recordAll(recording());

    expect(outcomes(recorded).GetSiteInfo).toBe('refused');
    expect(detailsOf(recorded, 'GetSiteInfo')).toMatch(/copyright.*not empty/);
    expect(seedText('siteInfo')).toBe(before);
  });

  test('no personal data reaches a seed: neither fields outside of the contract nor what texts have of people', async () => {
    Object.assign(api.data.siteInfo, {
      copyright: '© 某公司 li.lei@lanhai.com, 138-0013-8000 +86 13900139000 203.0.113.7',
      editor: { name: '李雷', phone: '13800138000' },
    });
    Object.assign(api.data.topMenu.首页?.[0] ?? {}, {
      description: `身份证 11010519491231002X，座机 021-61234567，热线 ${vendor.hotline.mainland}`,
      operator: '韩梅梅',
    });

    const { recorded } = await recordAll(recording());
    const text = seedText('siteInfo') + seedText('topMenu');

    expect(text).not.toMatch(
      /lanhai|李雷|韩梅梅|13800138000|138-0013|13900139000|203\.0|1101051949|61234567/,
    );
    expect(text).toContain(vendor.hotline.mainland);
    expect(detailsOf(recorded, 'GetSiteInfo')).toMatch(/left out: editor\npersonal.*: copyright/);
    expect(detailsOf(recorded, 'GetPcTopMenu')).toContain('首页.*.operator');
  });

  test('an answer of 200 MB is given up after the few that an answer may weigh, and the mock goes on', async () => {
    const before = seedText('topMenu');
    api.endless = 200_000_000;

    const { recorded } = await recordAll(recording());

    expect(new Set(Object.values(outcomes(recorded)))).toEqual(new Set(['refused']));
    expect(detailsOf(recorded, 'GetPcTopMenu')).toMatch(/more than 5000000 bytes/);
    expect(api.sent).toBeLessThan(100_000_000);
    expect(seedText('topMenu')).toBe(before);
  });

  test('a proxy passes calls on, records answers, and keeps nothing of what forms send', async () => {
    const recordings: Recorded[] = [];
    const refusals: string[] = [];
    const proxy = await listen(
      createRecordingProxy({
        ...recording(),
        onRecorded: (recorded) => recordings.push(recorded),
        onRefused: (call, reason) => refusals.push(`${call} ${reason}`),
      }),
      0,
    );
    const client = createClient({ base: proxy.address });
    api.data.siteInfo = { copyright: '© Proxy', crod: 'ICP 3', banner_id: 1 };

    expect((await client.read(reads.siteInfo)).copyright).toBe('© Proxy');
    expect(outcomes(recordings)).toEqual({ GetSiteInfo: 'recorded' });
    expect(seedText('siteInfo')).toContain('© Proxy');

    const answer = await client.submit(consult, acceptedRequests.consult);
    expect(answer.ok).toBe(true);
    expect(JSON.parse(api.submissions[0] ?? '')).toMatchObject({ name: '李雷' });
    expect(refusals).toEqual([]);

    await api.close();
    await expect(client.read(reads.siteInfo)).rejects.toThrow('HTTP 502');
    await proxy.close();
  });

  test.each(['api.vendor.example', 'ftp://api.example', 'https://me:secret@api.example', ''])(
    'the address %j is refused',
    (address) => {
      expect(() => parseApi('--record', address)).toThrow('--record needs');
    },
  );
});

describe('npm run mock -- --check', () => {
  /** The drifts, as they are printed. */
  async function drifts(slow = 4000): Promise<string[]> {
    const list = await checkDrift({ ...recording(), slow });
    return list.map(describeDrift);
  }

  const entries = (menu: Menu) => Object.values(menu).flat();

  test('an API that answers as the seeds has no drift, whatever its texts say', async () => {
    api.data.siteInfo.copyright = '© Something else';
    for (const entry of entries(api.data.topMenu)) entry.header_subtitle = 'another subtitle';

    expect(await drifts()).toEqual([]);
  });

  test('a field that is gone', async () => {
    for (const entry of entries(api.data.topMenu)) delete entry.header_subtitle;

    expect(await drifts()).toEqual(['GetPcTopMenu › *.*.header_subtitle: the field is gone']);
  });

  test('a field that some entries lack', async () => {
    delete entries(api.data.footerMenu)[0]?.header_type;

    expect(await drifts()).toEqual([
      expect.stringMatching(
        /^GetPcFootMenu › \*\.\*\.header_type: 1 of \d+ entries lack the field$/,
      ),
    ]);
  });

  test('a type that has changed, where the contract accepts both', async () => {
    for (const link of api.data.friendlyLinks) link.id = String(link.id);

    expect(await drifts()).toEqual([
      'GetLinkList › *.id: the type has changed: string, in the seed number',
    ]);
  });

  test('a status that has moved from the outer envelope, and one that refuses', async () => {
    api.wrap = (data) => {
      const value: unknown = JSON.parse(data);
      return {
        msg: '',
        data: Array.isArray(value) ? data : JSON.stringify({ status: 1, ...(value as Entry) }),
      };
    };
    expect(await drifts()).toEqual(
      expect.arrayContaining([
        'GetSiteInfo › envelope.status: the field is gone',
        'GetSiteInfo › status: the status is in data, not in the outer envelope',
        'GetLinkList › envelope.status: the field is gone',
      ]),
    );

    api.wrap = (data) => ({ status: 0, msg: 'maintenance', data });
    expect(await drifts()).toContain('GetSiteInfo: expected a payload, got status 0: maintenance');
  });

  test('a group that is new, and one that is gone', async () => {
    const [group = '', ...others] = Object.keys(api.data.topMenu);
    const list = api.data.topMenu[group] ?? [];
    api.data.topMenu = {
      ...Object.fromEntries(others.map((name) => [name, api.data.topMenu[name] ?? []])),
      新分组: list,
    };

    expect(await drifts()).toEqual([
      `GetPcTopMenu › ${group}: the list is gone`,
      `GetPcTopMenu › 新分组: a new group of ${list.length} entries`,
    ]);
  });

  test('a list that is empty', async () => {
    api.data.friendlyLinks = [];
    expect(await drifts()).toEqual([
      expect.stringMatching(/^GetLinkList: the list is empty; the seed has \d+ entries$/),
    ]);
  });

  test('an answer that is slow, and one that does not come', async () => {
    api.delay = 60;
    expect(await drifts(20)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^GetSiteInfo: slow: took \d+ ms, more than 20 ms$/),
      ]),
    );

    await api.close();
    expect(await drifts()).toContainEqual(
      expect.stringMatching(/^GetSiteInfo: .* cannot be reached/),
    );
  });
});
