import { type FaultKind, faultHeader, faultKinds, parseFaults } from '../../mock-api/faults';
import { type Running, startMockApi } from '../../mock-api/server';
import { CallError, createClient } from '../../src/api-client/client';
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
    expect([...parseFaults(written)].map(([call, { kind, milliseconds }]) => [call, kind, milliseconds])).toEqual(expected);
  });

  test.each(['explode', 'STATUS500', 'GetSiteInfo=', '=status500', 'GetSiteInfo:status500', 'delay:soon', 'delay:-5', 'a=b=hang'])(
    '%s is not understood, and the message says so and names the known ones',
    (written) => {
      const parse = () => parseFaults(`GetSiteInfo=html,${written}`);
      expect(parse).toThrow(`“${written}”`);
      expect(parse).toThrow(faultKinds.join(', '));
    },
  );

  test('a mock with faults that are not understood does not start', () => {
    expect(() => startMockApi({ root, port: 0, faults: 'explode' })).toThrow('“explode”');
  });
});

/** How a client with a time limit of 150 ms sees each fault. */
const seen: Record<FaultKind, [typeof CallError | typeof ContractError, string]> = {
  status500: [CallError, 'answered HTTP 500'],
  delay: [CallError, 'within 150 ms'],
  hang: [CallError, 'within 150 ms'],
  reset: [CallError, 'cannot be reached'],
  html: [ContractError, 'expected JSON, got <!doctype html>'],
  'broken-json': [ContractError, 'expected JSON, got {"status":1'],
  'broken-inner': [ContractError, 'expected data to be a JSON string, got {"broken":'],
  'wrong-shape': [ContractError, 'expected data'],
  status0: [ContractError, 'expected a payload, got status 0: 系统繁忙，请稍后再试'],
  empty: [ContractError, 'expected JSON, got an empty answer'],
  oversize: [CallError, 'more than 5000000'],
};

/** The error that a call ends with. */
const errorOf = (call: Promise<unknown>): Promise<Error> =>
  call.then(
    (answer) => new Error(`answered ${JSON.stringify(answer)}`),
    (error: Error) => error,
  );

const written = (kind: FaultKind) => (kind === 'delay' ? 'delay:400' : kind);

describe('faults as the client sees them', () => {
  let mock: Running;
  beforeAll(async () => {
    mock = await startMockApi({ root, port: 0 });
  });
  afterAll(() => mock.close());
  const clientWith = (faults: string, base = mock.address) => createClient({ base, timeout: 150, headers: faults ? { [faultHeader]: faults } : {} });

  describe.each(faultKinds)('%s', (kind) => {
    const [type, message] = seen[kind];

    test.each(Object.values(reads).map((call) => [call.name, call] as const))('asked for by header fails %s, which the error names', async (name, call) => {
      const from = Date.now();
      const error = await errorOf(clientWith(written(kind)).read(call));
      expect(error).toBeInstanceOf(type);
      expect(error.message).toContain(`${name}: `);
      expect(error.message).toContain(message);
      expect(Date.now() - from).toBeLessThan(1500);
    });

    test('asked for by option fails that call and no other', async () => {
      const faulty = await startMockApi({ root, port: 0, faults: `GetSiteInfo=${written(kind)}` });
      try {
        const client = clientWith('', faulty.address);
        const error = await errorOf(client.read(reads.siteInfo));
        expect(error).toBeInstanceOf(type);
        expect(error.message).toContain(message);
        await expect(client.read(reads.footerMenu)).resolves.toBeTruthy();
      } finally {
        await faulty.close();
      }
    });

    test('fails a submission, unless it is the server’s refusal', async () => {
      const submitted = clientWith(written(kind)).submit(subscribe, { email: `${kind}@lanhai.com` });
      if (kind === 'status0') expect(await submitted).toEqual({ ok: false, msg: '系统繁忙，请稍后再试' });
      else {
        const error = await errorOf(submitted);
        expect(error).toBeInstanceOf(type);
        expect(error.message).toMatch(/^GetSubscribe: /);
      }
    });
  });

  test('a delay shorter than the time limit brings the right answer', async () => {
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
    try {
      expect((await errorOf(clientWith('', faulty.address).read(reads.siteInfo))).message).toContain(seen.html[1]);
      expect((await errorOf(clientWith('', faulty.address).read(reads.topMenu))).message).toContain(seen.status500[1]);
      expect((await errorOf(clientWith('*=empty', faulty.address).read(reads.siteInfo))).message).toContain(seen.empty[1]);
      expect((await errorOf(clientWith('GetSiteInfo=reset', faulty.address).read(reads.topMenu))).message).toContain(seen.status500[1]);
    } finally {
      await faulty.close();
    }
  });

  test('a mock with hanging calls still ends at once', async () => {
    const hanging = await startMockApi({ root, port: 0, faults: 'hang' });
    const call = errorOf(createClient({ base: hanging.address, timeout: 5000 }).read(reads.siteInfo));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const from = Date.now();
    await hanging.close();
    expect((await call).message).toContain('cannot be reached');
    expect(Date.now() - from).toBeLessThan(1000);
  });
});
