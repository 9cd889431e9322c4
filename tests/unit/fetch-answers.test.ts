import { type Fault, faultHeader } from '../../mock-api/faults';
import { createMockApi, listen, type Running } from '../../mock-api/server';
import { createClient } from '../../src/api-client/client';
import { type FetchOptions, fetchAnswers, SourcingError } from '../../src/build/answers/fetch';
import { reads } from '../../src/contract/calls';
import { root } from '../support/root';

const calls = Object.values(reads).map(({ name }) => name);
const paths = new Map(Object.values(reads).map(({ name, path }) => [path, name]));

/** The mock, with faults for the first tries of its calls. */
let server: Running;
/** Faults still to come, by call; the last one stays. */
let faults: Record<string, (Fault['kind'] | 'none')[]>;
/** How often each call was made. */
let made: Record<string, number>;

beforeAll(async () => {
  const mock = createMockApi({ root });
  server = await listen((request, response) => {
    const name = paths.get(request.url ?? '') ?? '';
    made[name] = (made[name] ?? 0) + 1;
    const coming = faults[name] ?? [];
    const fault = coming.length > 1 ? coming.shift() : coming[0];
    if (fault !== undefined && fault !== 'none') request.headers[faultHeader] = fault;
    mock.handler(request, response, () => response.writeHead(404).end());
  }, 0);
});
afterAll(() => server.close());

let waits: number[];
/** The bodies as the API gives them today. */
let today: Record<string, string>;
beforeEach(async () => {
  faults = {};
  made = {};
  waits = [];
  today = (await fetchWith({})).bodies;
  made = {};
});

function fetchWith(options: Partial<FetchOptions>) {
  return fetchAnswers({
    client: createClient({ base: server.address }),
    strict: false,
    retries: 2,
    lastGood: () => null,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    ...options,
  });
}
const lastGood = (call: string) => today[call] ?? null;

/** The message with which a build fails. */
async function failureOf(options: Partial<FetchOptions>): Promise<string> {
  try {
    await fetchWith(options);
  } catch (error) {
    expect(error).toBeInstanceOf(SourcingError);
    return (error as SourcingError).message;
  }
  throw new Error('The build did not fail.');
}

describe('the answers of a build (decisions on calls)', () => {
  test('are those of the API: each call made once, nothing stale, no waiting', async () => {
    const { answers, bodies, stale } = await fetchWith({});
    expect(Object.keys(answers)).toEqual(Object.keys(reads));
    expect(answers.siteInfo.copyright).toContain('云筏科技');
    expect(Object.values(answers.topMenu).flat().length).toBeGreaterThan(50);
    expect(made).toEqual(Object.fromEntries(calls.map((call) => [call, 1])));
    expect(Object.keys(bodies).sort()).toEqual([...calls].sort());
    expect(stale).toEqual([]);
    expect(waits).toEqual([]);
  });

  test.each(['status500', 'reset', 'html', 'broken-json', 'broken-inner', 'wrong-shape', 'status0', 'empty'] as const)(
    'come from a later try if the first ends with %s',
    async (kind) => {
      faults = { GetPcTopMenu: [kind, 'none'] };
      const { answers, stale } = await fetchWith({});
      expect(made.GetPcTopMenu).toBe(2);
      expect(Object.keys(answers.topMenu)).toContain('产品与服务');
      expect(stale).toEqual([]);
    },
  );

  test('are tried for as often as configured, each time after a longer wait', async () => {
    faults = { GetSiteInfo: ['status500', 'html', 'empty', 'none'] };
    const { stale } = await fetchWith({ retries: 3 });
    expect(waits).toEqual([500, 1000, 2000]);
    expect(made).toMatchObject({ GetSiteInfo: 4, GetPcTopMenu: 1 });
    expect(stale).toEqual([]);
  });

  test('are not tried for again where no retries are configured', async () => {
    faults = { GetSiteInfo: ['status500', 'none'] };
    await failureOf({ retries: 0 });
    expect(made.GetSiteInfo).toBe(1);
    expect(waits).toEqual([]);
  });

  test('are the last good ones where a call keeps failing, with a note of the call and its reason', async () => {
    faults = { GetPcTopMenu: ['status500'], GetLinkList: ['html'] };
    const { answers, bodies, stale } = await fetchWith({ lastGood });
    expect(stale.map(({ call }) => call).sort()).toEqual(['GetLinkList', 'GetPcTopMenu']);
    expect(stale.find(({ call }) => call === 'GetPcTopMenu')?.reason).toBe(
      `GetPcTopMenu: ${server.address}/api/page/GetPcTopMenu answered HTTP 500`,
    );
    expect(stale.find(({ call }) => call === 'GetLinkList')?.reason).toMatch(
      /^GetLinkList: expected JSON, got <!doctype html>/,
    );
    expect(Object.keys(answers.topMenu)).toContain('产品与服务');
    expect(answers.friendlyLinks.length).toBeGreaterThan(0);
    expect(Object.keys(bodies)).not.toContain('GetPcTopMenu');
  });

  test('take nothing from the last good ones where a call is answered', async () => {
    faults = { GetPcTopMenu: ['status500'] };
    const asked: string[] = [];
    await fetchWith({
      lastGood: (call) => {
        asked.push(call);
        return lastGood(call);
      },
    });
    expect(asked).toEqual(['GetPcTopMenu']);
  });

  test('fail the build where a call keeps failing and nothing was kept: call, expected and got are named', async () => {
    faults = { GetPcTopMenu: ['wrong-shape'], GetPcFootMenu: ['status0'] };
    const message = await failureOf({});
    expect(message).toMatch(/^ {2}GetPcTopMenu: expected data to have the key unexpected\.0\..*, got /m);
    expect(message).toMatch(/^ {2}GetPcFootMenu: expected a payload, got status 0: /m);
    expect(message).not.toContain('GetSiteInfo');
  });

  test('fail a strict build although good ones were kept, after all tries, naming every call', async () => {
    faults = Object.fromEntries(calls.map((call) => [call, ['status500']]));
    const message = await failureOf({ strict: true, lastGood });
    expect(message).toContain('strict mode');
    for (const call of calls) expect(message).toMatch(new RegExp(`^ {2}${call}: .* answered HTTP 500$`, 'm'));
    expect(made).toEqual(Object.fromEntries(calls.map((call) => [call, 3])));
  });

  test('pass a strict build if a later try is answered', async () => {
    faults = { GetSiteInfo: ['reset', 'none'] };
    expect((await fetchWith({ strict: true })).stale).toEqual([]);
  });

  const empty = (data: unknown) => JSON.stringify({ status: 1, msg: '', data: JSON.stringify(data) });
  test.each([
    ['GetPcTopMenu', {}],
    ['GetPcTopMenu', { 产品与服务: [], 解决方案: [] }],
    ['GetPcFootMenu', { 产品服务: [], 解决方案: [], 资源中心: [], 关于我们: [], 其他: [] }],
    ['GetProductRecommend', []],
  ])('never hold an empty menu: %s %j is no answer, and neither is a kept one', async (name, data) => {
    const api = await listen((request, response) => {
      const call = paths.get(request.url ?? '') ?? '';
      response.end(call === name ? empty(data) : today[call]);
    }, 0);
    try {
      const client = createClient({ base: api.address });
      expect(await failureOf({ client })).toMatch(new RegExp(`^ {2}${name}: expected data`, 'm'));
      const { stale } = await fetchWith({ client, lastGood });
      expect(stale).toMatchObject([{ call: name }]);
      await expect(fetchWith({ client, lastGood: () => empty(data) })).rejects.toThrow(name);
    } finally {
      await api.close();
    }
  });

  test('fail the build with every call named where the kept ones do not fit either', async () => {
    faults = { GetPcTopMenu: ['status500'], GetSiteInfo: ['html'] };
    const message = await failureOf({ lastGood: () => '{"data":{"kept":"long ago"}}' });
    expect(message).toContain('GetPcTopMenu: ');
    expect(message).toContain('GetSiteInfo: ');
  });
});
