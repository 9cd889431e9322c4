import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { faultHeader } from '../../mock-api/faults';
import { hostileAddresses, hostileTexts, withHostileTexts } from '../../mock-api/hostile';
import { type Running, startMockApi } from '../../mock-api/server';
import { createClient } from '../../src/api-client/client';
import { fetchAnswers } from '../../src/build/answers/fetch';
import { pictureUrl } from '../../src/build/answers/pictures';
import { type Answers, reads } from '../../src/contract/calls';
import { openPayload } from '../../src/contract/envelope';
import { footerColumnsOf } from '../../src/navigation/footer';
import { headerMenu } from '../../src/navigation/header';
import { menuMetadata } from '../../src/navigation/metadata';
import { realContent, realEnglish } from '../support/real-site';
import { root } from '../support/root';

/** Milliseconds that a call may take here where its fault is one of time; any other has all the time that a busy machine needs. */
const timeout = 600;
const isOfTime = (fault: string): boolean => /hang|delay/.test(fault);
const calls = Object.values(reads).map(({ name }) => name);

/** What is asked of the mock, and what the failure must say of it. */
const faults: readonly [fault: string, reason: RegExp][] = [
  ['reset', /cannot be reached/],
  ['hang', /no answer from .* within 600 ms/],
  ['delay:3000', /no answer from .* within 600 ms/],
  ['status500', /answered HTTP 500/],
  ['html', /expected JSON, got <!doctype html>/],
  ['broken-json', /expected JSON, got /],
  ['broken-inner', /expected data to be a JSON string/],
  ['wrong-shape', /expected data/],
  ['status0', /expected a payload, got status 0/],
  ['empty', /expected JSON, got an empty answer/],
  ['oversize', /more than 5000000 bytes/],
];

let mock: Running;
let good: Record<string, string>;
beforeAll(async () => {
  mock = await startMockApi({ root, port: 0 });
  good = (await fetchWith('', {})).bodies;
});
afterAll(() => mock.close());

function fetchWith(
  fault: string,
  { strict = false, lastGood = (_: string): string | null => null, base = mock.address, retries = 0 } = {},
) {
  const client = createClient({
    base,
    timeout: isOfTime(fault) ? timeout : 10_000,
    headers: fault ? { [faultHeader]: fault } : {},
  });
  return fetchAnswers({ client, strict, retries, lastGood, wait: () => Promise.resolve() });
}
const messageOf = (fetched: Promise<unknown>): Promise<string> =>
  fetched.then(
    () => 'passed',
    (error: Error) => error.message,
  );

describe.each(faults)('a reading call that ends with %s', (fault, reason) => {
  test.each(calls)(
    '%s: a strict build fails in time, and names the call, what was expected and what came',
    async (call) => {
      const started = performance.now();
      const message = await messageOf(
        fetchWith(`${call}=${fault}`, { strict: true, lastGood: (name) => good[name] ?? null }),
      );
      expect(message).toMatch(/strict mode/);
      expect(message).toMatch(new RegExp(`^ {2}${call}: .*`, 'm'));
      expect(message).toMatch(reason);
      for (const other of calls.filter((name) => name !== call)) expect(message).not.toContain(`  ${other}: `);
      if (isOfTime(fault)) expect(performance.now() - started).toBeLessThan(timeout * 4);
    },
  );

  test('every call: any other build uses the last good answers, call by call, and says which and why', async () => {
    await Promise.all(
      calls.map(async (call) => {
        const { stale, answers, bodies } = await fetchWith(`${call}=${fault}`, {
          lastGood: (name) => good[name] ?? null,
        });
        expect(stale).toEqual([{ call, reason: expect.stringMatching(reason) as string }]);
        expect(Object.values(answers).every((answer) => answer !== undefined)).toBe(true);
        expect(Object.keys(bodies).sort()).toEqual(calls.filter((name) => name !== call).sort());
      }),
    );
  });

  test('every call: with nothing kept the build fails, for it never publishes an empty menu', async () => {
    await Promise.all(
      calls.map(async (call) =>
        expect(await messageOf(fetchWith(`${call}=${fault}`))).toMatch(new RegExp(`^ {2}${call}: `, 'm')),
      ),
    );
  });
});

test('an API that refuses every connection fails each call by name within the time limits, retries included', async () => {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  const started = performance.now();
  const message = await messageOf(fetchWith('', { strict: true, base: `http://127.0.0.1:${port}`, retries: 2 }));
  for (const call of calls) expect(message).toMatch(new RegExp(`^ {2}${call}: .*cannot be reached`, 'm'));
  expect(performance.now() - started).toBeLessThan(3000);
});

describe('hostile answers', () => {
  const content = realContent();
  const english = realEnglish(content);
  const parse = <K extends keyof Answers>(part: K, data: unknown): Answers[K] =>
    openPayload(part, JSON.stringify({ data: JSON.stringify(data) }), reads[part].answer) as Answers[K];

  const seed = (name: string) =>
    JSON.parse(readFileSync(join(root, `mock-api/seeds/${name}.json`), 'utf8')) as Record<
      string,
      Record<string, unknown>[]
    >;

  /** Every address that a visitor's page would link to. */
  const hrefsOf = (menu: Answers['topMenu'], footer: Answers['footerMenu']): string[] =>
    (['zh', 'en'] as const).flatMap((language) => [
      ...headerMenu(menu, language, english, () => undefined).groups.flatMap(({ categories }) =>
        categories.flatMap(({ links }) => links.map(({ href }) => href)),
      ),
      ...footerColumnsOf(footer, language, english, () => undefined).flatMap(({ groups }) =>
        groups.flatMap(({ links }) => links.map(({ href }) => href)),
      ),
    ]);

  test('of texts come through the mock in the right shape, so that a build has to cope with them', async () => {
    const { answers, stale } = await fetchWith('hostile');
    expect(stale).toEqual([]);
    expect(answers.siteInfo.copyright).toContain('__hostile');
    expect(answers.recommendations[0]?.productName).toContain('__hostile');
  });

  test('lose their control characters and direction marks, and keep one line', () => {
    const menu = withHostileTexts(seed('topMenu'));
    const texts = JSON.stringify(parse('topMenu', menu));
    expect(JSON.stringify(menu)).toContain('\u202e');
    expect(texts).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u2028\u2029]|\\u00[01]/);
  });

  test('stay texts: titles, descriptions and keywords hold the markup as characters, for React to escape', () => {
    const menu = parse('topMenu', withHostileTexts(seed('topMenu')));
    const metadata = menuMetadata(menu, '/product/BCC');
    expect(typeof metadata?.html_title).toBe('string');
    expect(Object.values(headerMenu(menu, 'zh', english, () => undefined).groups).length).toBeGreaterThan(3);
  });

  test('with a text of 100,000 characters are refused, and the message names the field but does not repeat it', () => {
    const menu = structuredClone(seed('topMenu'));
    const [first] = Object.values(menu)[0] ?? [];
    if (first) first.header_title = 'x'.repeat(100_000);
    expect(() => parse('topMenu', menu)).toThrow(/header_title.*at most 5000 characters, got x{1,120}\.\.\./);
  });

  test.each(hostileAddresses)('with the address %j in every link never make a link of it', (address) => {
    const menu = Object.fromEntries(
      Object.entries(seed('topMenu')).map(([name, entries]) => [
        name,
        entries.map((entry) => ({ ...entry, header_link: address })),
      ]),
    );
    const footer = Object.fromEntries(
      Object.entries(seed('footerMenu')).map(([name, entries]) => [
        name,
        entries.map((entry) => ({ ...entry, header_link: address, is_outLink: 1 })),
      ]),
    );
    let hrefs: string[];
    try {
      hrefs = hrefsOf(parse('topMenu', menu), parse('footerMenu', footer));
    } catch (error) {
      // Refused as a whole, by the contract: the build falls back to the last good answer.
      expect(String(error)).toMatch(/header_link/);
      return;
    }
    expect(hrefs).toEqual([]);
  });

  test.each(hostileAddresses)('with the picture address %j ask no other host for it', (address) => {
    const menu = structuredClone(seed('topMenu'));
    for (const entry of Object.values(menu).flat()) entry.header_imgurl = address;
    try {
      parse('topMenu', menu);
    } catch (error) {
      expect(String(error)).toMatch(/header_imgurl/);
      return;
    }
    expect(new URL(pictureUrl(address, '/upload/', 'https://api.example')).host).toBe('api.example');
  });

  test.each([...hostileAddresses])('with the friendly link %j are refused', (address) => {
    expect(() => parse('friendlyLinks', [{ id: 1, links_name: 'x', links_url: address }])).toThrow(/links_url/);
  });

  test.each([...hostileTexts])(
    'leave no trace in objects they are spread into: %j as a group’s name, and __proto__',
    (name) => {
      const menu = JSON.parse(
        `{${JSON.stringify(name)}:[],"__proto__":[{"id":1,"header_title":"x"}],"constructor":[]}`,
      ) as Record<string, unknown>;
      const parsed = parse('topMenu', { ...seed('topMenu'), ...menu });
      const warnings: string[] = [];
      const groups = headerMenu(parsed, 'zh', english, (message) => warnings.push(message)).groups;
      expect(groups.map(({ title }) => title).join()).not.toContain('__hostile');
      expect(({} as Record<string, unknown>).header_title).toBeUndefined();
    },
  );

  test('nested ten thousand deep are refused with a message instead of a crash', () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    expect(() => openPayload('GetPcTopMenu', JSON.stringify({ data: deep }), reads.topMenu.answer)).toThrow(
      /GetPcTopMenu: expected/,
    );
  });
});
