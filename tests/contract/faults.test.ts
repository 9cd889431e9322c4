import { type FaultKind, faultHeader, faultKinds, parseFaults } from '../../mock-api/faults';
import { hostileAddresses, withHostileTexts } from '../../mock-api/hostile';
import type { Running } from '../../mock-api/http';
import { readSeeds, type SeedName } from '../../mock-api/seeds';
import { startMockApi } from '../../mock-api/server';
import { messages } from '../../mock-api/submissions';
import { createClient } from '../../src/api-client/client';
import { fetchAnswers } from '../../src/build/answers/fetch';
import type { Read } from '../../src/contract/call';
import { type Answers, reads } from '../../src/contract/calls';
import { openPayload } from '../../src/contract/envelope';
import { subscribe } from '../../src/contract/subscription';
import { pictureUrl } from '../../src/lib/picture-url';
import { footerColumnsOf } from '../../src/navigation/footer';
import { headerMenu } from '../../src/navigation/header';
import { englishRules } from '../support/english-rules';
import { root } from '../support/root';

// Oversized answers and slow faults take seconds on a busy machine.
jest.setTimeout(30_000);

describe('faults as they are written', () => {
  test.each<[string, [string, string, number][]]>([
    [' , ,', []],
    ['status500', [['*', 'status500', 1000]]],
    ['*=reset', [['*', 'reset', 1000]]],
    ['delay:250', [['*', 'delay', 250]]],
    ['GetSiteInfo=html, GetSiteInfo=empty', [['GetSiteInfo', 'empty', 1000]]],
  ])('%j', (written, expected) => {
    const parsed = [...parseFaults(written)].map(([call, { kind, milliseconds }]) => [call, kind, milliseconds]);
    expect(parsed).toEqual(expected);
  });

  test.each(['explode', 'STATUS500', 'GetSiteInfo=', '=reset', 'GetSiteInfo:reset', 'delay:soon', 'delay:-5', 'a=b=c'])(
    '%s is refused by a message that quotes it and lists the known ones',
    (written) => {
      const parse = () => parseFaults(`GetSiteInfo=html,${written}`);
      expect(parse).toThrow(`“${written}”`);
      expect(parse).toThrow(faultKinds.join(', '));
    },
  );
});

/** Milliseconds that a call may take where its fault is slowness. */
const limit = 1000;

/** What to ask the mock for, and what the failure must say. Hostile answers fit the contract: see below. */
const failures: Record<Exclude<FaultKind, 'hostile'>, [written: string, reason: RegExp]> = {
  reset: ['reset', /cannot be reached/],
  hang: ['hang', /no answer from .* within 1000 ms/],
  delay: ['delay:5000', /no answer from .* within 1000 ms/],
  status500: ['status500', /answered HTTP 500/],
  html: ['html', /expected JSON, got <!doctype html>/],
  'broken-json': ['broken-json', /expected JSON, got \{"status":1/],
  'broken-inner': ['broken-inner', /expected data to be a JSON string, got \{"broken":/],
  'wrong-shape': ['wrong-shape', /expected data/],
  status0: ['status0', new RegExp(`expected a payload, got status 0: ${messages.busy.zh}`)],
  empty: ['empty', /expected JSON, got an empty answer/],
  oversize: ['oversize', /more than 5000000 bytes/],
};

const calls = Object.values(reads).map(({ name }) => name);
const messageOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: Error) => error.message,
  );

let mock: Running;
let good: Record<string, string>;
beforeAll(async () => {
  mock = await startMockApi({ root, port: 0 });
  good = (await build('', { lastGood: {} })).bodies;
});
afterAll(() => mock.close());

const clientWith = (fault: string, base = mock.address) =>
  createClient({
    base,
    timeout: /hang|delay:5000/.test(fault) ? limit : 10_000,
    headers: fault ? { [faultHeader]: fault } : {},
  });
/** The build's reading calls, with a fault. */
const build = (fault: string, { strict = false, lastGood = good, base = mock.address, retries = 0 } = {}) =>
  fetchAnswers({
    client: clientWith(fault, base),
    strict,
    retries,
    lastGood: (call) => lastGood[call] ?? null,
    wait: () => Promise.resolve(),
  });

describe.each(Object.entries(failures))('%s', (_, [fault, reason]) => {
  test('a strict build fails in time and names the call, and no other, with the reason', async () => {
    const started = performance.now();
    const builds = await Promise.all(calls.map((call) => messageOf(build(`${call}=${fault}`, { strict: true }))));
    if (reason.source.includes('within')) expect(performance.now() - started).toBeLessThan(limit * 4);
    for (const [index, message] of builds.entries()) {
      expect(message).toMatch(/strict mode/);
      expect(message).toMatch(reason);
      expect([...message.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name)).toEqual([calls[index]]);
    }
  });

  test('any other build uses the last good answer of each call, and says which and why', async () => {
    const builds = await Promise.all(calls.map((call) => build(`${call}=${fault}`)));
    for (const [index, { stale, bodies }] of builds.entries()) {
      expect(stale).toEqual([{ call: calls[index], reason: expect.stringMatching(reason) }]);
      expect(Object.keys(bodies).sort()).toEqual(calls.filter((name) => name !== calls[index]).sort());
    }
  });

  test('a build without a last good answer fails: it never publishes an empty menu', async () => {
    const messages = await Promise.all(calls.map((call) => messageOf(build(`${call}=${fault}`, { lastGood: {} }))));
    for (const [index, call] of calls.entries()) expect(messages[index]).toMatch(new RegExp(`^ {2}${call}: `, 'm'));
  });

  test('fails a submission; status 0 is a refusal with the server’s message (section 8)', async () => {
    const submitted = clientWith(fault).submit(subscribe, { email: 'li.lei@lanhai.com' });
    if (fault === 'status0') expect(await submitted).toEqual({ ok: false, msg: messages.busy.zh });
    else expect(await messageOf(submitted)).toMatch(/^GetSubscribe: /);
  });
});

describe('asking for faults', () => {
  const faulty = async <T>(faults: string, use: (base: string) => Promise<T>): Promise<T> => {
    const server = await startMockApi({ root, port: 0, faults });
    try {
      return await use(server.address);
    } finally {
      await server.close();
    }
  };

  test('MOCK_FAULT fails its call and no other; the header wins over it, a call’s own fault over the one for all', () =>
    faulty('*=status500,GetSiteInfo=html', async (base) => {
      const asked = async (header: string, call: Read) => messageOf(clientWith(header, base).read(call));
      expect(await asked('', reads.siteInfo)).toMatch(failures.html[1]);
      expect(await asked('', reads.topMenu)).toMatch(failures.status500[1]);
      expect(await asked('*=empty', reads.siteInfo)).toMatch(failures.empty[1]);
      expect(await asked('GetSiteInfo=reset', reads.topMenu)).toMatch(failures.status500[1]);
    }));
});

describe('hostile answers', () => {
  const english = englishRules();
  const parse = <K extends keyof Answers>(part: K, data: unknown): Answers[K] =>
    openPayload(part, JSON.stringify({ data }), reads[part].answer) as Answers[K];
  type Menu = Record<string, Record<string, unknown>[]>;
  const seed = (name: SeedName) => readSeeds(root)[name] as Menu;
  /** A seed with a field of every entry changed. */
  const everyEntry = (name: SeedName, change: object): Menu =>
    Object.fromEntries(
      Object.entries(seed(name)).map(([group, entries]) => [group, entries.map((entry) => ({ ...entry, ...change }))]),
    );
  const groups = (menu: Answers['topMenu']) => headerMenu(menu, 'zh', english, () => undefined).groups;

  test('reach the build in the right shape, as texts without control characters and direction marks', async () => {
    const { answers, stale } = await build('hostile');
    expect(stale).toEqual([]);
    expect(answers.siteInfo.copyright).toContain('__hostile');
    expect(answers.recommendations[0]?.productName).toContain('__hostile');
    expect(JSON.stringify(withHostileTexts(seed('topMenu')))).toContain('\u202e');
    expect(JSON.stringify(answers)).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u2028\u2029]|\\u00[01]/);
    expect(groups(answers.topMenu).length).toBeGreaterThan(3);
  });

  test('with a text of 100,000 characters are refused by a message that names the field and does not repeat it', () => {
    expect(() => parse('topMenu', everyEntry('topMenu', { header_title: 'x'.repeat(100_000) }))).toThrow(
      /header_title.*at most 5000 characters, got x{1,120}\.\.\./,
    );
  });

  test.each(hostileAddresses)('with the address %j make neither a link nor a request to another host', (address) => {
    // Refused as a whole by the contract, which names the field, or harmless.
    const parsed = <T>(field: string, use: () => T): T | null => {
      try {
        return use();
      } catch (error) {
        expect(String(error)).toContain(field);
        return null;
      }
    };
    const link = { header_link: address, is_outLink: 1 };
    const hrefs = parsed('header_link', () => [
      ...groups(parse('topMenu', everyEntry('topMenu', link))).flatMap(({ categories }) =>
        categories.flatMap(({ links }) => links),
      ),
      ...footerColumnsOf(parse('footerMenu', everyEntry('footerMenu', link)), 'zh', english, () => undefined).flatMap(
        (column) => column.groups.flatMap(({ links }) => links),
      ),
    ]);
    expect(hrefs ?? []).toEqual([]);
    if (parsed('header_imgurl', () => parse('topMenu', everyEntry('topMenu', { header_imgurl: address }))))
      expect(new URL(pictureUrl(address, '/upload/', 'https://api.example')).host).toBe('api.example');
    expect(() => parse('friendlyLinks', [{ id: 1, links_name: 'x', links_url: address }])).toThrow(/links_url/);
  });
});
