import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { listen, type Running } from '../../mock-api/server';
import { CallError, createClient } from '../../src/api-client/client';
import { consult } from '../../src/contract/assumed/applications';
import { logIn } from '../../src/contract/assumed/partner-login';
import type { Submission } from '../../src/contract/call';
import { reads } from '../../src/contract/calls';
import { recordDownload } from '../../src/contract/download-record';
import { subscribe } from '../../src/contract/subscription';
import { acceptedRequests } from '../support/requests';

const info = { copyright: '© 云筏科技', crod: '沪ICP备00000000号-1', banner_id: '7' };
const infoBody = JSON.stringify({ status: 1, msg: '', data: JSON.stringify(info) });
const acceptedBody = JSON.stringify({
  status: 1,
  msg: '',
  data: JSON.stringify({ status: 1, msg: '', userInfo: { name: '陈亦舟' } }),
});

interface Seen {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const running: Running[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

/** A server that answers as told and records what it was asked. */
async function serverThat(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const seen: Seen[] = [];
  const server = await listen((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      seen.push({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      answer(response, request);
    });
  }, 0);
  running.push(server);
  return { address: server.address, seen };
}
const serverWith = (body: string, status = 200) => serverThat((response) => response.writeHead(status).end(body));

/** The error of a call that gets no answer, and how long it took. */
async function failureOf(call: Promise<unknown>): Promise<{ error: CallError; took: number }> {
  const from = Date.now();
  try {
    await call;
  } catch (error) {
    if (error instanceof CallError) return { error, took: Date.now() - from };
    throw error;
  }
  throw new Error('The call was answered.');
}

describe('what a call sends (specification section 7)', () => {
  test('a reading call: GET below the base path, JSON content type, header flag, no body', async () => {
    const { address, seen } = await serverWith(infoBody);
    expect(await createClient({ base: `${address}/webapi` }).read(reads.siteInfo)).toEqual(info);
    expect(seen).toMatchObject([
      {
        method: 'GET',
        url: '/webapi/api/site/GetSiteInfo',
        headers: { 'content-type': 'application/json', 'x-site-client': 'web' },
        body: '',
      },
    ]);
  });

  const submitted: [Submission, string, object][] = [
    [subscribe, '/webapi/api/Submit/GetSubscribe', acceptedRequests.GetSubscribe],
    [recordDownload, '/webapi/api/Submit/down_record', acceptedRequests.down_record],
    [consult, '/webapi/api/Submit/consult', acceptedRequests.consult],
  ];
  test.each(submitted)(
    'a submission: POST below the base path, its fields as JSON, header flag (%#)',
    async (call, url, request) => {
      const { address, seen } = await serverWith(acceptedBody);
      expect(await createClient({ base: `${address}/webapi` }).submit(call, request)).toMatchObject({ ok: true });
      expect(seen).toMatchObject([
        { method: 'POST', url, headers: { 'content-type': 'application/json', 'x-site-client': 'web' } },
      ]);
      expect(JSON.parse(seen[0]?.body ?? '')).toEqual(request);
    },
  );

  test('the login goes to the partner backend, everything else to the API', async () => {
    const api = await serverWith(acceptedBody);
    const partners = await serverWith(acceptedBody);
    const client = createClient({ base: api.address, partnerBase: `${partners.address}/partners` });
    await client.submit(logIn, acceptedRequests.user_login);
    await client.submit(subscribe, acceptedRequests.GetSubscribe);
    expect(partners.seen.map(({ url }) => url)).toEqual(['/partners/api/Submit/user_login']);
    expect(partners.seen[0]?.headers['x-site-client']).toBe('web');
    expect(api.seen.map(({ url }) => url)).toEqual(['/api/Submit/GetSubscribe']);
  });

  test('the login goes to the API where no partner backend is configured', async () => {
    const { address, seen } = await serverWith(acceptedBody);
    await createClient({ base: address }).submit(logIn, acceptedRequests.user_login);
    expect(seen.map(({ url }) => url)).toEqual(['/api/Submit/user_login']);
  });

  test('further headers go with it', async () => {
    const { address, seen } = await serverWith(infoBody);
    await createClient({ base: address, headers: { 'X-Mock-Fault': 'delay:1' } }).read(reads.siteInfo);
    expect(seen[0]?.headers).toMatchObject({ 'x-mock-fault': 'delay:1', 'x-site-client': 'web' });
  });
});

describe('a call without an answer', () => {
  test('that is refused a connection says which call and which address', async () => {
    const closed = await listen((_, response) => void response.end(), 0);
    await closed.close();
    const { error } = await failureOf(createClient({ base: closed.address }).read(reads.siteInfo));
    expect(error.call).toBe('GetSiteInfo');
    expect(error.message).toMatch(
      new RegExp(`^GetSiteInfo: ${closed.address}/api/site/GetSiteInfo cannot be reached: .*fetch failed`),
    );
  });

  test('to a host that does not exist says so', async () => {
    const { error } = await failureOf(createClient({ base: 'http://nowhere.invalid' }).read(reads.siteInfo));
    expect(error.message).toMatch(/^GetSiteInfo: http:\/\/nowhere\.invalid\/.* cannot be reached: .+/);
  });

  test.each([400, 401, 403, 404, 429, 500, 502, 503])(
    'that is answered HTTP %i says so, whatever the body',
    async (status) => {
      const { address } = await serverWith(infoBody, status);
      const { error } = await failureOf(createClient({ base: address }).read(reads.siteInfo));
      expect(error.message).toBe(`GetSiteInfo: ${address}/api/site/GetSiteInfo answered HTTP ${status}`);
    },
  );

  test('that hangs is given up at its time limit', async () => {
    const { address } = await serverThat(() => undefined);
    const { error, took } = await failureOf(
      createClient({ base: address, timeout: 120 }).submit(subscribe, acceptedRequests.GetSubscribe),
    );
    expect(error.message).toBe(`GetSubscribe: no answer from ${address}/api/Submit/GetSubscribe within 120 ms`);
    expect(took).toBeGreaterThanOrEqual(115);
    expect(took).toBeLessThan(2000);
  });

  test('whose body does not end is given up at the same time limit', async () => {
    const { address } = await serverThat((response) => void response.writeHead(200).write(infoBody.slice(0, 20)));
    const { error, took } = await failureOf(createClient({ base: address, timeout: 120 }).read(reads.siteInfo));
    expect(error.message).toContain('within 120 ms');
    expect(took).toBeLessThan(2000);
  });

  test('whose body trickles is given up at the same time limit', async () => {
    const { address } = await serverThat((response) => {
      response.writeHead(200);
      const trickle = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(trickle));
    });
    const { error, took } = await failureOf(createClient({ base: address, timeout: 120 }).read(reads.siteInfo));
    expect(error.message).toContain('within 120 ms');
    expect(took).toBeLessThan(2000);
  });

  test('whose connection is cut within the body says so', async () => {
    const { address } = await serverThat((response) => {
      response.writeHead(200, { 'Content-Length': 1000 });
      response.write('{"data":', () => response.destroy());
    });
    const { error } = await failureOf(createClient({ base: address }).read(reads.siteInfo));
    expect(error.message).toMatch(/^GetSiteInfo: .* cannot be reached: .+/);
  });

  test('leaves nothing behind: the next one is answered', async () => {
    let calls = 0;
    const { address } = await serverThat((response) => {
      calls += 1;
      if (calls > 1) response.end(infoBody);
    });
    const client = createClient({ base: address, timeout: 2000 });
    await failureOf(createClient({ base: address, timeout: 60 }).read(reads.siteInfo));
    expect(await client.read(reads.siteInfo)).toEqual(info);
  });
});

describe('the size of an answer', () => {
  const limit = Buffer.byteLength(infoBody);

  test('may be as large as the limit', async () => {
    const { address } = await serverWith(infoBody);
    expect(await createClient({ base: address, maxBytes: limit }).read(reads.siteInfo)).toEqual(info);
  });

  test('is refused above it, and both sizes are said', async () => {
    const { address } = await serverWith(`${infoBody} ${'x'.repeat(limit)}`);
    const { error } = await failureOf(createClient({ base: address, maxBytes: limit }).read(reads.siteInfo));
    expect(error.message).toContain(`more than ${limit}`);
  });

  test('counts bytes: a Chinese character has three', async () => {
    const { address } = await serverWith(infoBody);
    expect(infoBody.length).toBeLessThan(limit - 1);
    const { error } = await failureOf(createClient({ base: address, maxBytes: limit - 1 }).read(reads.siteInfo));
    expect(error.message).toContain(`more than ${limit - 1}`);
  });
});

describe('an answer with an outcome', () => {
  test('a refusal is a result with the server’s message, not an error', async () => {
    const { address } = await serverWith(
      JSON.stringify({ status: 1, data: JSON.stringify({ status: 0, msg: '该邮箱已订阅' }) }),
    );
    expect(await createClient({ base: address }).submit(subscribe, acceptedRequests.GetSubscribe)).toEqual({
      ok: false,
      msg: '该邮箱已订阅',
    });
  });

  test('a success without what the call promises is refused, naming it', async () => {
    const { address } = await serverWith(JSON.stringify({ data: { status: 1, msg: '' } }));
    await expect(createClient({ base: address }).submit(logIn, acceptedRequests.user_login)).rejects.toThrow(
      /^user_login: expected data.*userInfo/,
    );
  });
});
