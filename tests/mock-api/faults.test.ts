import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FaultKind, faultHeader, faultKinds, parseFaults } from '../../mock-api/faults';
import { withHostileTexts } from '../../mock-api/hostile';
import { messages } from '../../mock-api/messages';
import { readSeeds } from '../../mock-api/seeds';
import { type RunningMock, startMockApi } from '../../mock-api/start';
import { fetchAnswers } from '../../src/calls/answers/fetch';
import { keepAnswers, lastGood as lastGoodIn } from '../../src/calls/answers/last-good';
import type { Read } from '../../src/calls/call';
import { reads } from '../../src/calls/calls';
import { createClient } from '../../src/calls/client';
import { openPayload } from '../../src/calls/envelope';
import { subscribe } from '../../src/calls/subscription';
import { headerGroups } from '../../src/features/menus/header';
import { startChangingApi } from '../support/changing-api';
import { englishRules } from '../support/english-rules';
import { root } from '../support/root';
import { temporaryFolder } from '../support/temporary-folder';

test('faults are written as CALL=KIND:MILLISECONDS; what is not is refused, and the known ones are listed', () => {
  const parsed = parseFaults(' ,status500, delay:250, GetSiteInfo=html, GetSiteInfo=empty');

  expect(Object.fromEntries(parsed)).toEqual({
    '*': { kind: 'delay', milliseconds: 250 },
    GetSiteInfo: { kind: 'empty', milliseconds: 1000 },
  });
  for (const invalidFault of ['STATUS500', 'GetSiteInfo=', '=reset', 'delay:-5']) {
    expect(() => parseFaults(`GetSiteInfo=html,${invalidFault}`)).toThrow(`“${invalidFault}”`);
    expect(() => parseFaults(invalidFault)).toThrow(faultKinds.join(', '));
  }
});

/** Milliseconds that a call may take where its fault is slowness. */
const limit = 1000;

const busy = messages.busy.zh;

/**
 * What to ask the mock for, and what the failure must say. Hostile answers fit the contract: see
 * below.
 */
const failures: Record<Exclude<FaultKind, 'hostile'>, [written: string, reason: RegExp]> = {
  reset: ['reset', /cannot be reached/],
  hang: ['hang', /no answer from .* within 1000 ms/],
  delay: ['delay:2500', /no answer from .* within 1000 ms/],
  status500: ['status500', /answered HTTP 500/],
  html: ['html', /expected JSON, got <!doctype html>/],
  'broken-json': ['broken-json', /expected JSON, got \{"status":1/],
  'broken-inner': ['broken-inner', /expected data to be a JSON string, got \{"broken":/],
  'wrong-shape': ['wrong-shape', /expected data/],
  status0: ['status0', new RegExp(`expected a payload, got status 0: ${busy}`)],
  empty: ['empty', /expected JSON, got an empty answer/],
  oversize: ['oversize', /more than 5000000 bytes/],
};

const calls = Object.values(reads).map(({ name }) => name);

const messageOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: Error) => error.message,
  );

let mock: RunningMock;
let good: Record<string, string>;

beforeAll(async () => {
  mock = await startMockApi({ root, faultsByHeader: true });
  good = (await build('', { lastGood: {} })).bodies;
});

afterAll(() => mock.close());

const clientWith = (fault: string, base = mock.address) =>
  createClient({
    base,
    timeout: /hang|delay:2500/.test(fault) ? limit : 10_000,
    headers: fault ? { [faultHeader]: fault } : {},
  });

/** The build's reading calls, with a fault. */
const build = (
  fault: string,
  { strict = false, lastGood = good, base = mock.address, retries = 0 } = {},
) =>
  fetchAnswers({
    client: clientWith(fault, base),
    strict,
    retries,
    lastGood: (call) => lastGood[call] ?? null,
    wait: () => Promise.resolve(),
  });

test.each(Object.entries(failures))(
  '%s: a build names call and reason, uses its last good answer, fails without',
  async (_, [fault, reason]) => {
    const name = reads.topMenu.name;
    const started = performance.now();
    const submitted = clientWith(fault).submit(subscribe, { email: 'li.lei@lanhai.com' });
    const [lastGood, submissionOutcome, ...messages] = await Promise.all([
      build(`${name}=${fault}`),
      fault === 'status0' ? submitted : messageOf(submitted),
      ...[{ strict: true }, { lastGood: {} }].map((options) =>
        messageOf(build(`${name}=${fault}`, options)),
      ),
    ]);

    if (reason.source.includes('within'))
      expect(performance.now() - started).toBeLessThan(limit * 4);
    expect(lastGood.stale).toEqual([{ call: name, reason: expect.stringMatching(reason) }]);
    expect(Object.keys(lastGood.bodies).sort()).toEqual([...calls].sort());

    // Data of another shape has no status, and a submission without status 0 was accepted.
    const outcomes: Record<string, unknown> = {
      status0: { ok: false, msg: busy },
      'wrong-shape': 'answered',
    };
    expect(submissionOutcome).toEqual(outcomes[fault] ?? expect.stringMatching(/^GetSubscribe: /));

    for (const message of messages) {
      expect(message).toMatch(reason);

      const failedCalls = [...message.matchAll(/^ {2}(\w+): /gm)].map(([, call]) => call);
      // On a busy machine others may be as slow.
      expect(failedCalls).toEqual(
        reason.source.includes('within') ? expect.arrayContaining([name]) : [name],
      );
    }
  },
);

test('calls are tried for as often as configured, in strict mode too, each time after a longer wait', async () => {
  const api = await startChangingApi();
  api.faults = 'GetSiteInfo=html';

  const waits: number[] = [];

  const wait = async (milliseconds: number) => {
    if (waits.push(milliseconds) === 3) api.faults = '';
  };

  const client = createClient({ base: api.address });
  const { stale } = await fetchAnswers({
    client,
    strict: true,
    retries: 3,
    lastGood: () => null,
    wait,
  });

  await api.close();

  expect([stale, waits]).toEqual([[], [500, 1000, 2000]]);
});

test('a last good answer that the contract refuses is none', async () => {
  const lastGood = { ...good, GetPcTopMenu: '{"data":{}}' };
  expect(await messageOf(build('GetPcTopMenu=html', { lastGood }))).toContain('GetPcTopMenu');
});

test('last good answers are kept call by call, as they came, to be read by people too', () => {
  const { folder, remove } = temporaryFolder();
  expect(lastGoodIn(folder, 'GetSiteInfo')).toBeNull();

  keepAnswers(folder, { GetSiteInfo: good.GetSiteInfo ?? '', GetPicAddr: '{"data":1}' });
  keepAnswers(folder, { GetPicAddr: '{"data":2}' });

  const lastGood = lastGoodIn(folder, 'GetSiteInfo') ?? '';
  const { name, answer } = reads.siteInfo;
  expect(openPayload(name, lastGood, answer)).toEqual(
    openPayload(name, good.GetSiteInfo ?? '', answer),
  );
  expect(readFileSync(join(folder, 'data/last-good/GetSiteInfo.json'), 'utf8')).toMatch(
    /^ {4}"copyright": "/m,
  );
  expect(lastGoodIn(folder, 'GetPicAddr')).toContain('2');

  remove();
});

test('MOCK_FAULT fails its call and no other; the header wins over it, a call’s own fault over the one for all', async () => {
  const server = await startMockApi({
    root,
    faults: '*=status500,GetSiteInfo=html',
    faultsByHeader: true,
  });
  const failureOf = async (header: string, call: Read) =>
    messageOf(clientWith(header, server.address).read(call));

  expect(await failureOf('', reads.siteInfo)).toMatch(failures.html[1]);
  expect(await failureOf('', reads.topMenu)).toMatch(failures.status500[1]);
  expect(await failureOf('*=empty', reads.siteInfo)).toMatch(failures.empty[1]);
  expect(await failureOf('GetSiteInfo=reset', reads.topMenu)).toMatch(failures.status500[1]);

  await server.close();
});

test('hostile answers reach the build in the right shape, without control characters and direction marks', async () => {
  const { answers, stale } = await build('hostile');

  expect(stale).toEqual([]);
  expect(answers.siteInfo.copyright).toContain('__hostile');
  expect(answers.recommendations[0]?.productName).toContain('__hostile');
  expect(JSON.stringify(withHostileTexts(readSeeds(root).topMenu))).toContain('\u202e');
  expect(JSON.stringify(answers)).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u2028\u2029]|\\u00[01]/);
  expect(
    headerGroups(answers.topMenu, 'zh', englishRules(), () => undefined).length,
  ).toBeGreaterThan(3);
});
