import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listen, type Running } from '../../mock-api/http';
import { readSeeds } from '../../mock-api/seeds';
import { createClient } from '../../src/api-client/client';
import { type FetchOptions, fetchAnswers } from '../../src/build/answers/fetch';
import { keepAnswers, lastGood } from '../../src/build/answers/last-good';
import { reads } from '../../src/contract/calls';
import { openPayload } from '../../src/contract/envelope';
import { siteInfo } from '../../src/contract/site-info';
import { root } from '../support/root';
import { temporaryFolder } from '../support/temporary-folder';

/* Each kind of fault, with and without a last good answer: tests/contract/faults.test.ts. */

const body = (data: unknown) => JSON.stringify({ status: 1, msg: '', data: JSON.stringify(data) });
const names = new Map(Object.values(reads).map(({ name, path }) => [path, name]));
const seeds: Record<string, unknown> = readSeeds(root);
const good = Object.fromEntries(Object.entries(reads).map(([part, { name }]) => [name, body(seeds[part])]));

let server: Running;
/** What the API answers next, by call; the last answer stays. */
let answers: Record<string, string[]>;
/** How often each call was made. */
let made: Record<string, number>;
let waits: number[];

beforeAll(async () => {
  server = await listen((request, response) => {
    const name = names.get(request.url ?? '') ?? '';
    made[name] = (made[name] ?? 0) + 1;
    const [first = good[name], ...later] = answers[name] ?? [];
    if (later.length > 0) answers[name] = later;
    response.end(first);
  }, 0);
});
afterAll(() => server.close());
beforeEach(() => {
  [answers, made, waits] = [{}, {}, []];
});

const fetchWith = (options: Partial<FetchOptions> = {}) =>
  fetchAnswers({
    client: createClient({ base: server.address }),
    strict: false,
    retries: 2,
    lastGood: () => null,
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...options,
  });

describe('the answers of a build (section 7)', () => {
  test('come from the API, with one try for each call', async () => {
    const { answers, bodies, stale } = await fetchWith();
    expect(Object.keys(answers)).toEqual(Object.keys(reads));
    expect(made).toEqual(Object.fromEntries([...names.values()].map((call) => [call, 1])));
    expect(bodies).toEqual(good);
    expect({ stale, waits }).toEqual({ stale: [], waits: [] });
  });

  test('are tried for as often as configured, in strict mode too, each time after a longer wait', async () => {
    answers = { GetSiteInfo: ['', '<html>', '{"status":0}', good.GetSiteInfo ?? ''] };
    expect((await fetchWith({ retries: 3, strict: true })).stale).toEqual([]);
    expect(waits).toEqual([500, 1000, 2000]);
    expect(made).toMatchObject({ GetSiteInfo: 4, GetPcTopMenu: 1 });
  });

  test.each([
    ['GetPcTopMenu', {}],
    ['GetPcTopMenu', { 产品与服务: [], 解决方案: [] }],
    ['GetPcFootMenu', { 产品服务: [], 解决方案: [], 资源中心: [], 关于我们: [], 其他: [] }],
    ['GetProductRecommend', []],
  ])('are never an empty menu, fetched or kept: %s %j', async (name, data) => {
    answers = { [name]: [body(data)] };
    await expect(fetchWith()).rejects.toThrow(new RegExp(`^ {2}${name}: expected data`, 'm'));
    expect((await fetchWith({ lastGood: (call) => good[call] ?? null })).stale).toMatchObject([{ call: name }]);
    await expect(fetchWith({ lastGood: () => body(data) })).rejects.toThrow(name);
  });
});

const info = { copyright: '© 2026', crod: 'ICP 1', banner_id: '7' };
let project: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  project = temporaryFolder();
});
afterEach(() => project.remove());

describe('the last good answers', () => {
  test.each([
    ['a JSON string', JSON.stringify({ status: 1, msg: '', data: JSON.stringify(info) })],
    ['an object', JSON.stringify({ data: info })],
  ])('parse as they came: with %s as data', (_, body) => {
    expect(lastGood(project.folder, 'GetSiteInfo')).toBeNull();
    keepAnswers(project.folder, { GetSiteInfo: body });
    expect(openPayload('GetSiteInfo', lastGood(project.folder, 'GetSiteInfo') ?? '', siteInfo)).toEqual(info);
    const lines = readFileSync(join(project.folder, 'data/last-good/GetSiteInfo.json'), 'utf8').split('\n');
    expect(lines).toContain('    "copyright": "© 2026",');
  });

  test('are replaced call by call', () => {
    keepAnswers(project.folder, { GetSiteInfo: '{"data":1}', GetPicAddr: '{"data":1}' });
    keepAnswers(project.folder, { GetSiteInfo: '{"data":2}' });
    expect(lastGood(project.folder, 'GetSiteInfo')).toContain('2');
    expect(lastGood(project.folder, 'GetPicAddr')).toContain('1');
  });
});
