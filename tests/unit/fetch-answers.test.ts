import { type Fault, faultHeader } from '../../mock-api/faults';
import { listen, type Running } from '../../mock-api/http';
import { createMockApi } from '../../mock-api/server';
import { createClient } from '../../src/api-client/client';
import { type FetchOptions, fetchAnswers } from '../../src/build/answers/fetch';
import { reads } from '../../src/contract/calls';
import { root } from '../support/root';

const calls = Object.values(reads).map(({ name }) => name);
const names = new Map(Object.values(reads).map(({ name, path }) => [path, name]));

let server: Running;
/** Faults of the next tries, by call; the last one stays. */
let faults: Record<string, (Fault['kind'] | 'none')[]>;
/** How often each call was made. */
let made: Record<string, number>;
let waits: number[];
/** The bodies of a build that passed. */
let good: Record<string, string>;

beforeAll(async () => {
  const mock = createMockApi({ root });
  server = await listen((request, response) => {
    const name = names.get(request.url ?? '') ?? '';
    made[name] = (made[name] ?? 0) + 1;
    const coming = faults[name] ?? [];
    const fault = coming.length > 1 ? coming.shift() : coming[0];
    if (fault !== undefined && fault !== 'none') request.headers[faultHeader] = fault;
    mock.handler(request, response, () => response.writeHead(404).end());
  }, 0);
  reset();
  good = (await fetchWith({})).bodies;
});
afterAll(() => server.close());

function reset(): void {
  faults = {};
  made = {};
  waits = [];
}
beforeEach(reset);

const lastGood = (call: string) => good[call] ?? null;
function fetchWith(options: Partial<FetchOptions>) {
  const client = createClient({ base: server.address });
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  return fetchAnswers({ client, strict: false, retries: 2, lastGood: () => null, wait, ...options });
}
const failureOf = (options: Partial<FetchOptions>): Promise<string> =>
  fetchWith(options).then(
    () => 'The build did not fail.',
    (error: Error) => `${error.name}: ${error.message}`,
  );

describe('the answers of a build (section 7)', () => {
  test('come from the API, with one try for each call', async () => {
    const { answers, bodies, stale } = await fetchWith({});
    expect(Object.keys(answers)).toEqual(Object.keys(reads));
    expect(made).toEqual(Object.fromEntries(calls.map((call) => [call, 1])));
    expect(Object.keys(bodies).sort()).toEqual([...calls].sort());
    expect({ stale, waits }).toEqual({ stale: [], waits: [] });
  });

  test.each(['status500', 'reset', 'html', 'broken-json', 'broken-inner', 'wrong-shape', 'status0', 'empty'] as const)(
    'come from a later try if the first ends with %s, in strict mode too',
    async (kind) => {
      faults = { GetPcTopMenu: [kind, 'none'] };
      const { answers, stale } = await fetchWith({ strict: true });
      expect(made.GetPcTopMenu).toBe(2);
      expect(Object.keys(answers.topMenu)).toContain('产品与服务');
      expect(stale).toEqual([]);
    },
  );

  test('are tried for as often as configured, each time after a longer wait', async () => {
    faults = { GetSiteInfo: ['status500', 'html', 'empty', 'none'] };
    await fetchWith({ retries: 3 });
    expect(waits).toEqual([500, 1000, 2000]);
    expect(made).toMatchObject({ GetSiteInfo: 4, GetPcTopMenu: 1 });
  });

  const body = (data: unknown) => JSON.stringify({ status: 1, msg: '', data: JSON.stringify(data) });
  test.each([
    ['GetPcTopMenu', {}],
    ['GetPcTopMenu', { 产品与服务: [], 解决方案: [] }],
    ['GetPcFootMenu', { 产品服务: [], 解决方案: [], 资源中心: [], 关于我们: [], 其他: [] }],
    ['GetProductRecommend', []],
  ])('are never an empty menu, fetched or kept: %s %j', async (name, data) => {
    const api = await listen((request, response) => {
      const call = names.get(request.url ?? '') ?? '';
      response.end(call === name ? body(data) : good[call]);
    }, 0);
    const client = createClient({ base: api.address });
    expect(await failureOf({ client })).toMatch(new RegExp(`^ {2}${name}: expected data`, 'm'));
    expect((await fetchWith({ client, lastGood })).stale).toMatchObject([{ call: name }]);
    expect(await failureOf({ client, lastGood: () => body(data) })).toContain(name);
    await api.close();
  });
});
