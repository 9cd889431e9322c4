import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Submission } from '../../src/calls/call';
import { reads, submissions } from '../../src/calls/calls';
import { createClient } from '../../src/calls/client';
import { subscribe } from '../../src/calls/subscription';
import { listen, type Running } from '../../src/features/hosting/http';
import { acceptedRequests } from '../support/requests';

const info = { copyright: '© 某云科技', crod: 'ICP 1', banner_id: '7' };
const infoBody = JSON.stringify({ status: 1, msg: '', data: JSON.stringify(info) });
const accepted = { status: 1, msg: '', apply_id: '1', userInfo: { name: '陈亦舟' } };
const acceptedBody = JSON.stringify({ status: 1, msg: '', data: JSON.stringify(accepted) });

const everySubmission: Submission[] = [...submissions];

const running: Running[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

/** A server that gives the answer and records each request with its body. */
async function serverThat(answer: (response: ServerResponse) => void) {
  const received: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string })[] = [];
  const server = await listen((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      answer(response);
    });
  }, 0);

  running.push(server);
  return { address: server.address, requests: received };
}

const serverWith = (body: string, status = 200) =>
  serverThat((response) => response.writeHead(status).end(body));

const headers = { 'content-type': 'application/json', 'x-site-client': 'web' };

describe('the request of a call (section 7)', () => {
  test('a reading call is a GET below the base path, with the header flag and without a body', async () => {
    const { address, requests } = await serverWith(infoBody);
    for (const call of Object.values(reads))
      await createClient({ base: `${address}/webapi` }).body(call);
    const request = { method: 'GET', headers, body: '' };

    expect(requests).toMatchObject(
      Object.values(reads).map(({ path }) => ({ ...request, url: `/webapi${path}` })),
    );
  });

  test.each(everySubmission)(
    '$name: POST to its base path, the fields as JSON, header flag',
    async (call) => {
      const { name } = call;
      const api = await serverWith(acceptedBody);
      const partners = await serverWith(acceptedBody);
      const client = createClient({
        base: `${api.address}/webapi`,
        partnerBase: `${partners.address}/partners`,
      });
      const request = acceptedRequests[name as keyof typeof acceptedRequests];

      expect(await client.submit(call, request)).toMatchObject({ ok: true });

      const [right, otherHost] = call.base === 'partner' ? [partners, api] : [api, partners];
      const url = `${call.base === 'partner' ? '/partners' : '/webapi'}/api/Submit/${name}`;
      expect(right.requests).toMatchObject([{ method: 'POST', url, headers }]);
      expect(JSON.parse(right.requests[0]?.body ?? '')).toEqual(request);
      expect(otherHost.requests).toEqual([]);
    },
  );

  test('configured headers are added, and the language in which messages are wanted', async () => {
    const { address, requests } = await serverWith(infoBody);
    const language = () => 'zh-CN';

    await createClient({ base: address, language, headers: { 'X-Mock-Fault': 'delay:1' } }).read(
      reads.siteInfo,
    );

    expect(requests[0]?.headers).toMatchObject({
      'x-mock-fault': 'delay:1',
      'x-site-client': 'web',
      'accept-language': 'zh-CN',
    });
  });
});

describe('a call without an answer (section 8)', () => {
  const closed = async () => {
    const server = await listen((_, response) => void response.end(), 0);
    await server.close();

    return server.address;
  };

  /** A body that ends too late, or never. */
  const trickle = (response: ServerResponse) => {
    response.writeHead(200).write(infoBody.slice(0, 20));
    const timer = setInterval(() => response.write(' '), 20);

    response.on('close', () => clearInterval(timer));
  };

  const cut = (response: ServerResponse) => response.write('{"data":', () => response.destroy());

  test.each<[string, () => Promise<string>, RegExp]>([
    ['refuses the connection', closed, / cannot be reached: .*fetch failed/],
    [
      'cuts the connection within the body',
      async () => (await serverThat(cut)).address,
      /cannot be reached: .+/,
    ],
    ['never answers', async () => (await serverThat(() => undefined)).address, / within 150 ms/],
    ['never ends its body', async () => (await serverThat(trickle)).address, / within 150 ms/],
  ])(
    'from a host that %s names the call, the address and the reason, in time',
    async (_, start, reason) => {
      const base = await start();
      const from = Date.now();
      const timeout = reason.source.includes('within') ? 150 : 10_000;
      const message = new RegExp(`^GetSiteInfo: .*${base}/api/site/GetSiteInfo.*${reason.source}`);

      await expect(createClient({ base, timeout }).read(reads.siteInfo)).rejects.toThrow(message);
      expect(Date.now() - from).toBeLessThan(3000);
    },
  );

  test('with another status than 200 says so, whatever the body', async () => {
    const { address } = await serverWith(infoBody, 404);
    const message = `GetSiteInfo: ${address}/api/site/GetSiteInfo answered HTTP 404`;

    await expect(createClient({ base: address }).read(reads.siteInfo)).rejects.toThrow(message);
  });
});

describe('a redirect', () => {
  /** Redirects `/api` to another address, and answers there. */
  const redirecting = (to: string, status = 302) =>
    listen((request, response) => {
      if (request.url?.startsWith('/api')) response.writeHead(status, { Location: to }).end();
      else response.end(infoBody);
    }, 0).then((server) => {
      running.push(server);
      return server.address;
    });

  test('is followed within its origin; to another one, in circles or of what is sent it is no answer', async () => {
    const otherHost = await serverWith(infoBody);
    const read = async (to: string) =>
      createClient({ base: await redirecting(to) }).read(reads.siteInfo);

    expect(await read('/elsewhere')).toEqual(info);
    await expect(read(`${otherHost.address}/`)).rejects.toThrow(
      `redirects to ${otherHost.address}`,
    );
    await expect(read(reads.siteInfo.path)).rejects.toThrow('redirects in circles');

    const base = await redirecting('/elsewhere', 307);
    const submitting = createClient({ base }).submit(subscribe, acceptedRequests.GetSubscribe);
    await expect(submitting).rejects.toThrow('redirects what is sent');
    expect(otherHost.requests).toEqual([]);
  });
});

test('an answer above the size limit is refused; the limit counts bytes, not characters (section 8)', async () => {
  const { address } = await serverWith(infoBody);
  const bytes = Buffer.byteLength(infoBody);

  const read = (maxBytes: number) => createClient({ base: address, maxBytes }).read(reads.siteInfo);

  expect(infoBody.length).toBeLessThan(bytes - 1);
  expect(await read(bytes)).toEqual(info);
  await expect(read(bytes - 1)).rejects.toThrow(`more than ${bytes - 1} bytes`);
});
