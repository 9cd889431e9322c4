import { type FaultKind, faultHeader, faultKinds, parseFaults } from '../../mock-api/faults';
import { type Running, startMockApi } from '../../mock-api/server';
import { CallError, createClient } from '../../src/api-client/client';
import type { Read } from '../../src/contract/call';
import { reads } from '../../src/contract/calls';
import { ContractError } from '../../src/contract/envelope';
import { subscribe } from '../../src/contract/subscription';
import { root } from '../support/root';

describe('faults as they are written', () => {
  test.each([
    ['', []],
    [' , ,', []],
    ['status500', [['*', 'status500', 1000]]],
    ['*=reset', [['*', 'reset', 1000]]],
    ['delay:250', [['*', 'delay', 250]]],
    ['GetSiteInfo=status500', [['GetSiteInfo', 'status500', 1000]]],
    [
      'GetSiteInfo=status500, GetPcTopMenu=delay:3000',
      [
        ['GetSiteInfo', 'status500', 1000],
        ['GetPcTopMenu', 'delay', 3000],
      ],
    ],
    ['GetSiteInfo=html,GetSiteInfo=empty', [['GetSiteInfo', 'empty', 1000]]],
  ])('%j', (written, expected) => {
    expect([...parseFaults(written)].map(([call, { kind, milliseconds }]) => [call, kind, milliseconds])).toEqual(
      expected,
    );
  });

  test.each([
    'explode',
    'STATUS500',
    'GetSiteInfo=',
    '=status500',
    'GetSiteInfo:status500',
    'delay:soon',
    'delay:-5',
    'a=b=hang',
  ])('%s is not understood, and the message says so and names the known ones', (written) => {
    const parse = () => parseFaults(`GetSiteInfo=html,${written}`);
    expect(parse).toThrow(`“${written}”`);
    expect(parse).toThrow(faultKinds.join(', '));
  });

  test('a mock with faults that are not understood does not start', () => {
    expect(() => startMockApi({ root, port: 0, faults: 'explode' })).toThrow('“explode”');
  });
});

/** Milliseconds after which a slow call is given up. */
const limit = 200;
const slow: readonly FaultKind[] = ['delay', 'hang'];

/** Hostile answers have the right shape: what becomes of them is the fault matrix's. */
const failing = faultKinds.filter((kind): kind is Exclude<FaultKind, 'hostile'> => kind !== 'hostile');

/** How a client sees each fault. */
const seen: Record<(typeof failing)[number], [typeof CallError | typeof ContractError, string]> = {
  status500: [CallError, 'answered HTTP 500'],
  delay: [CallError, `within ${limit} ms`],
  hang: [CallError, `within ${limit} ms`],
  reset: [CallError, 'cannot be reached'],
  html: [ContractError, 'expected JSON, got <!doctype html>'],
  'broken-json': [ContractError, 'expected JSON, got {"status":1'],
  'broken-inner': [ContractError, 'expected data to be a JSON string, got {"broken":'],
  'wrong-shape': [ContractError, 'expected data'],
  status0: [ContractError, 'expected a payload, got status 0: 系统繁忙，请稍后再试'],
  empty: [ContractError, 'expected JSON, got an empty answer'],
  oversize: [CallError, 'more than 5000000'],
};

/** What is asked for so that the fault lasts. */
const written = (kind: FaultKind) => (kind === 'delay' ? `delay:${limit * 3}` : kind);

/** The error that a call ends with. */
const errorOf = (call: Promise<unknown>): Promise<Error> =>
  call.then(
    (answer) => new Error(`answered ${JSON.stringify(answer)}`),
    (error: Error) => error,
  );

const everyRead: Read[] = Object.values(reads);

describe('faults as the client sees them', () => {
  let mock: Running;
  beforeAll(async () => {
    mock = await startMockApi({ root, port: 0 });
  });
  afterAll(() => mock.close());
  const clientWith = (faults: string, { base = mock.address, timeout = 10_000 } = {}) =>
    createClient({ base, timeout, headers: faults ? { [faultHeader]: faults } : {} });

  test.each(failing)(
    '%s, asked for by header, fails every reading call within its time, and the error names the call',
    async (kind) => {
      const client = clientWith(written(kind), slow.includes(kind) ? { timeout: limit } : {});
      const from = Date.now();
      const errors = await Promise.all(
        everyRead.map(async (call) => [call.name, await errorOf(client.read(call))] as const),
      );
      expect(Date.now() - from).toBeLessThan(limit * 15);
      const [type, message] = seen[kind];
      for (const [name, error] of errors) {
        expect(error.message).toMatch(new RegExp(`^${name}: `));
        expect(error.message).toContain(message);
        expect(error).toBeInstanceOf(type);
      }
    },
  );

  test.each(failing)('%s, asked for by option, fails its call and no other', async (kind) => {
    const faulty = await startMockApi({ root, port: 0, faults: `GetSiteInfo=${written(kind)}` });
    try {
      const [type, message] = seen[kind];
      const error = await errorOf(
        clientWith('', { base: faulty.address, ...(slow.includes(kind) ? { timeout: limit } : {}) }).read(
          reads.siteInfo,
        ),
      );
      expect(error.message).toContain(message);
      expect(error).toBeInstanceOf(type);
      const right = clientWith('', { base: faulty.address });
      expect(await right.read(reads.footerMenu)).toEqual(await clientWith('').read(reads.footerMenu));
    } finally {
      await faulty.close();
    }
  });

  test.each(failing)('%s fails a submission, unless it is the server’s refusal', async (kind) => {
    const client = clientWith(written(kind), slow.includes(kind) ? { timeout: limit } : {});
    const submitted = client.submit(subscribe, { email: 'li.lei@lanhai.com' });
    if (kind === 'status0') expect(await submitted).toEqual({ ok: false, msg: '系统繁忙，请稍后再试' });
    else {
      const error = await errorOf(submitted);
      expect(error.message).toMatch(/^GetSubscribe: /);
      expect(error).toBeInstanceOf(seen[kind][0]);
    }
  });

  test('a delay within the time limit brings the right answer', async () => {
    const from = Date.now();
    expect(await clientWith('delay:60').read(reads.siteInfo)).toEqual(await clientWith('').read(reads.siteInfo));
    expect(Date.now() - from).toBeGreaterThanOrEqual(55);
  });

  test('a request that asks for what is not understood is told so', async () => {
    const response = await fetch(mock.address + reads.siteInfo.path, { headers: { [faultHeader]: 'explode' } });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('explode');
  });

  test('the header wins over the option, and a call’s own fault over the one for every call', async () => {
    const faulty = await startMockApi({ root, port: 0, faults: '*=status500,GetSiteInfo=html' });
    const messageOf = async (header: string, call: Read) =>
      (await errorOf(clientWith(header, { base: faulty.address }).read(call))).message;
    try {
      expect(await messageOf('', reads.siteInfo)).toContain(seen.html[1]);
      expect(await messageOf('', reads.topMenu)).toContain(seen.status500[1]);
      expect(await messageOf('*=empty', reads.siteInfo)).toContain(seen.empty[1]);
      expect(await messageOf('GetSiteInfo=reset', reads.topMenu)).toContain(seen.status500[1]);
    } finally {
      await faulty.close();
    }
  });

  test('a mock with hanging calls still ends at once', async () => {
    const hanging = await startMockApi({ root, port: 0, faults: 'hang' });
    const call = errorOf(clientWith('', { base: hanging.address }).read(reads.siteInfo));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const from = Date.now();
    await hanging.close();
    expect((await call).message).toContain('cannot be reached');
    expect(Date.now() - from).toBeLessThan(3000);
  });
});
