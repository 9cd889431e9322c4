import { readFileSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import en from '../../data/ui/en/forms.json';
import zh from '../../data/ui/zh/forms.json';
import { type Client, createClient } from '../../src/api-client/client';
import { apiHeaders } from '../../src/build/security';
import { applyForDownload, consult } from '../../src/contract/assumed/applications';
import { logIn } from '../../src/contract/assumed/partner-login';
import type { Read, Submission } from '../../src/contract/call';
import { reads, submissions } from '../../src/contract/calls';
import { recordDownload } from '../../src/contract/download-record';
import { headerFlag } from '../../src/contract/envelope';
import { subscribe } from '../../src/contract/subscription';
import { chinese } from '../../tests/support/real-site';
import { acceptedRequests, applicantRequest } from '../../tests/support/requests';
import { root } from '../../tests/support/root';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { faultHeader } from '../faults';
import { listen, type Running } from '../http';
import { readSeeds } from '../seeds';
import { createMockApi, startMockApi } from '../server';
import { messages } from '../submissions';

const flagged = { 'Content-Type': 'application/json', [headerFlag.name]: headerFlag.value };
const everySubmission: Submission[] = [...submissions];
const application = acceptedRequests.download_apply;
const email = 'li.lei@lanhai.com';

let mock: Running;
let client: Client;
const start = async () => {
  mock = await startMockApi({ root, port: 0 });
  client = createClient({ base: mock.address });
};
beforeAll(start);
afterAll(() => mock.close());

const post = (path: string, body: unknown, headers: Record<string, string> = flagged) =>
  fetch(mock.address + path, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const keptOf = async (call: string, address = mock.address): Promise<Record<string, unknown>[]> => {
  const response = await fetch(`${address}/__mock/submissions/${call}`);
  return (await response.json()) as Record<string, unknown>[];
};

describe('reading calls of the mock (section 7)', () => {
  test.each([
    ['topMenu', '/api/page/GetPcTopMenu'],
    ['footerMenu', '/api/page/GetPcFootMenu'],
    ['siteInfo', '/api/site/GetSiteInfo'],
    ['pictureAddresses', '/api/page/GetPicAddr'],
    ['recommendations', '/api/page/GetProductRecommend'],
    ['friendlyLinks', '/api/page/GetLinkList/24'],
  ] as const)(
    '%s: GET %s answers its seed as a JSON string, uncached, whatever the query',
    async (part, path) => {
      const response = await fetch(`${mock.address}${path}?_limit=1&id=2`);
      const { data } = (await response.json()) as { data: string };
      const call: Read = reads[part];
      expect(JSON.parse(data)).toEqual(readSeeds(root)[part]);
      expect(await client.read(call)).toEqual(v.parse(call.answer, JSON.parse(data)));
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  test.each(['/api/page/GetLinkList/25', '/upload/menu/nothing.png', '/partnerAccounts'])(
    '%s is not found',
    async (path) => {
      expect((await fetch(mock.address + path)).status).toBe(404);
    },
  );

  test.each(['POST', 'DELETE'])('%s changes no answer', async (method) => {
    const before = await client.read(reads.siteInfo);
    const body = '{"copyright":"changed"}';
    const { status, headers } = await fetch(mock.address + reads.siteInfo.path, {
      method,
      headers: flagged,
      body,
    });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await client.read(reads.siteInfo)).toEqual(before);
  });
});

describe('submissions to the mock (sections 7 and 8)', () => {
  // Each to one that has none yet.
  beforeEach(async () => {
    await mock.close();
    await start();
  });

  test.each(everySubmission)(
    '$name is accepted with the header flag, and refused without it',
    async (call) => {
      const { name } = call;
      expect(call.path).toBe(`/api/Submit/${name}`);
      const request = acceptedRequests[name as keyof typeof acceptedRequests];
      const response = await post(call.path, request, { ...flagged, [headerFlag.name]: 'other' });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        msg: expect.stringContaining(headerFlag.name),
      });
      expect(await keptOf(name)).toEqual([]);
      if (name === 'down_record') await client.submit(applyForDownload, application);
      expect(await client.submit(call, request)).toMatchObject({
        ok: true,
        msg: expect.stringMatching(/.+/),
      });
    },
  );

  test.each<[Submission, string, object]>([
    [consult, 'email', { ...applicantRequest, email: 'nobody' }],
    [consult, 'name', { ...applicantRequest, name: '\u200b\u200b' }],
    [subscribe, 'email', { email: '@lanhai.com'.padStart(255, 'x') }],
    [recordDownload, 'user_ip', { apply_id: '1', file_id: 7, user_ip: 'x'.repeat(46) }],
    [logIn, 'username', { username: 'partner\u202e', password: 'x' }],
    [logIn, 'password', { username: 'partner@lanhai.example' }],
  ])(
    'what the contract refuses is answered by its field, in the page’s language: $name %s',
    async (call, field, request) => {
      for (const [language, { fields }] of Object.entries({ 'zh-CN': zh, en })) {
        const refusal = await createClient({ base: mock.address, language: () => language }).submit(
          call,
          request,
        );
        const label = Object.entries(fields).find(([name]) => name === field)?.[1].label ?? field;
        expect(refusal).toEqual({
          ok: false,
          msg: expect.stringMatching(new RegExp(`^${label}[：:].+`)),
        });
        expect([refusal.msg, chinese.test(refusal.msg)]).toEqual([
          refusal.msg,
          language === 'zh-CN',
        ]);
      }
      expect(await keptOf(call.name)).toEqual([]);
    },
  );

  test.each([
    [200, ''],
    [400, '{"email":'],
    [413, JSON.stringify({ email: 'x'.repeat(70_000) })],
  ])(
    'HTTP %i and status 0 answer the body %j, and the mock keeps running',
    async (status, body) => {
      const response = await post(subscribe.path, body);
      const answer = (await response.json()) as { status: number; data?: string };
      expect([
        response.status,
        answer.data ? JSON.parse(answer.data).status : answer.status,
      ]).toEqual([status, 0]);
      expect(await keptOf('GetSubscribe')).toEqual([]);
      expect(await client.submit(subscribe, { email })).toMatchObject({ ok: true });
    },
  );

  test('an address is subscribed once, in any case', async () => {
    expect(await client.submit(subscribe, { email })).toMatchObject({ ok: true });
    const again = { ok: false, msg: messages.subscribed.zh };
    expect(
      await client.submit(subscribe, { email: email.toUpperCase().replace('.COM', '.com') }),
    ).toEqual(again);
    expect(await client.submit(subscribe, { email: 'han.mei@lanhai.com' })).toMatchObject({
      ok: true,
    });
    expect((await keptOf('GetSubscribe')).map((kept) => kept.email)).toEqual([
      email,
      'han.mei@lanhai.com',
    ]);
  });

  test('a download is logged for an application that was answered, and for no other (section 4)', async () => {
    for (let count = 0; count < 2; count += 1) await client.submit(applyForDownload, application);
    await fetch(`${mock.address}/__mock/submissions/download_apply/1`, { method: 'DELETE' });
    const applied = await client.submit(applyForDownload, { ...application, name: '韩梅梅' });
    if (!applied.ok) throw new Error(applied.msg);
    const { apply_id, user_ip } = applied.answer;
    expect(user_ip).toMatch(/127\.0\.0\.1|::1/);
    const [named] = (await keptOf('download_apply')).filter(({ name }) => name === '韩梅梅');
    expect(apply_id).toBe(String(named?.id));
    expect(await client.submit(recordDownload, { apply_id, file_id: 7, user_ip })).toMatchObject({
      ok: true,
    });
    const refusal = { ok: false, msg: messages.unknown.zh };
    expect(await client.submit(recordDownload, { apply_id: '999', file_id: 7, user_ip })).toEqual(
      refusal,
    );
    expect(await keptOf('down_record')).toMatchObject([{ apply_id, file_id: '7', user_ip }]);
  });

  test('a partner signs in with the right password, and is not told which of name and password is wrong', async () => {
    expect(await client.submit(logIn, acceptedRequests.user_login)).toMatchObject({
      ok: true,
      answer: { userInfo: { name: '陈亦舟', company: '蓝海集成' } },
    });
    const { username } = acceptedRequests.user_login;
    for (const account of [
      { username, password: 'PARTNER-DEMO' },
      { username: 'nobody@lanhai.example', password: 'partner-demo' },
    ])
      expect(await client.submit(logIn, account)).toEqual({
        ok: false,
        msg: messages.credentials.zh,
      });
  });

  test('one address sends only so many submissions in a minute; reading is not limited', async () => {
    const limited = await startMockApi({ root, port: 0, submissionsPerMinute: 3 });
    const headers = { ...flagged, 'X-Forwarded-For': `10.0.0.${Math.random()}` };
    const sent = { method: 'POST', headers, body: JSON.stringify(acceptedRequests.consult) };
    const answers = [];
    for (let count = 0; count < 5; count += 1)
      answers.push(await fetch(limited.address + consult.path, sent));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    const last = answers.at(-1);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await last?.json()).toMatchObject({ status: 0, msg: expect.any(String) });
    expect((await fetch(limited.address + reads.siteInfo.path)).status).toBe(200);
    await limited.close();
  });
});

describe('what the mock keeps', () => {
  let own: ReturnType<typeof temporaryFolder>;
  const file = () => join(own.folder, 'kept/submissions.jsonl');
  beforeEach(() => {
    own = temporaryFolder();
  });
  afterEach(() => own.remove());

  /** Starts a mock that keeps its submissions in the file, and ends it after the use. */
  async function withKeeping<T>(use: (client: Client, address: string) => Promise<T>): Promise<T> {
    const keeping = await startMockApi({ root, port: 0, keepIn: file() });
    try {
      return await use(createClient({ base: keeping.address }), keeping.address);
    } finally {
      await keeping.close();
    }
  }

  test('is what was sent, to be read and deleted; another mock knows nothing of it', async () => {
    await client.submit(consult, { ...applicantRequest, message: '需要两地三中心方案' });
    expect(await keptOf('consult')).toEqual([
      {
        id: 1,
        ...applicantRequest,
        message: '需要两地三中心方案',
        position: '',
        industry: '',
        source: '',
      },
    ]);
    expect(await withKeeping((_, address) => keptOf('consult', address))).toEqual([]);
    await fetch(`${mock.address}/__mock/submissions/consult/1`, { method: 'DELETE' });
    expect(await keptOf('consult')).toEqual([]);
  });

  test('is nothing of a login: no password, right or wrong', async () => {
    await withKeeping(async (kept, address) => {
      for (const password of ['partner-demo', 'wrong-secret'])
        await kept.submit(logIn, { username: 'partner@lanhai.example', password });
      expect(await keptOf('user_login', address)).toEqual([]);
    });
    expect(readFileSync(file(), 'utf8')).not.toMatch(/partner-demo|wrong-secret/);
  });

  test('outlives a restart in its file, calls that are no longer known included; no other user may read it', async () => {
    own.write(
      'kept/submissions.jsonl',
      `${JSON.stringify({ call: 'earlier_form', record: { id: 1, name: '李雷' } })}\n`,
    );
    await withKeeping(async (kept) => {
      await kept.submit(subscribe, { email });
      await kept.submit(applyForDownload, application);
    });
    await withKeeping(async (kept, address) => {
      expect(await kept.submit(subscribe, { email })).toMatchObject({ ok: false });
      expect(
        await kept.submit(recordDownload, { apply_id: '1', file_id: 7, user_ip: '' }),
      ).toMatchObject({ ok: true });
      expect(await keptOf('GetSubscribe', address)).toEqual([{ id: 1, email }]);
      expect(await keptOf('earlier_form', address)).toEqual([{ id: 1, name: '李雷' }]);
    });
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  test.each(['{"call":"GetSubscribe","record":{"id":1,', '{}\nx'])(
    'stays whole where its file holds %j, and what follows is read',
    async (text) => {
      own.write('kept/submissions.jsonl', text);
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      await withKeeping(async (kept) => {
        expect(await kept.submit(subscribe, { email })).toMatchObject({ ok: true });
      });
      await withKeeping(async (_, address) =>
        expect(await keptOf('GetSubscribe', address)).toEqual([{ id: 1, email }]),
      );
      expect(warn.mock.calls.flat().join()).toContain(file());
      warn.mockRestore();
      expect(readFileSync(file(), 'utf8').startsWith(text)).toBe(true);
    },
  );

  test('a number is never given again, not after a deletion, not after a restart', async () => {
    const submit = async (kept: Client) => {
      const applied = await kept.submit(applyForDownload, application);
      return applied.ok ? applied.answer.apply_id : applied.msg;
    };
    const remove = (address: string, id: string) =>
      fetch(`${address}/__mock/submissions/download_apply/${id}`, { method: 'DELETE' });
    await withKeeping(async (kept, address) => {
      expect([await submit(kept), await submit(kept)]).toEqual(['1', '2']);
      await remove(address, '2');
      expect(await submit(kept)).toBe('3');
      await remove(address, '3');
    });
    await withKeeping(async (kept) => expect(await submit(kept)).toBe('4'));
    expect(readFileSync(file(), 'utf8').match(/"id"/g)).toHaveLength(2);
  });

  test('two servers on one file give each number once, and neither loses what the other keeps', async () => {
    await withKeeping((one, first) =>
      withKeeping(async (other, second) => {
        const sent = [one, other, one, other].map((server) =>
          server.submit(applyForDownload, application),
        );
        const ids = (await Promise.all(sent)).map(
          (applied) => applied.ok && applied.answer.apply_id,
        );
        expect(ids.sort()).toEqual(['1', '2', '3', '4']);
        await fetch(`${first}/__mock/submissions/download_apply/2`, { method: 'DELETE' });
        await other.submit(applyForDownload, application);
        for (const address of [first, second])
          expect((await keptOf('download_apply', address)).map(({ id }) => id)).toEqual([
            1, 3, 4, 5,
          ]);
      }),
    );
  });

  test('20 posts at once are answered without a wait, however much is stored', async () => {
    const old = JSON.stringify({ call: 'consult', record: { id: 1, message: 'x'.repeat(2000) } });
    own.write('kept/submissions.jsonl', `${old}\n`.repeat(13_000));
    await withKeeping(async (kept) => {
      const started = performance.now();
      await Promise.all(Array.from({ length: 20 }, () => kept.submit(consult, applicantRequest)));
      // A second where nothing else runs; writing 26 MB for each of them would take four.
      expect(performance.now() - started).toBeLessThan(3000);
    });
  });

  test('an accepted submission is in the file before it is answered; one that cannot be written is refused', async () => {
    await withKeeping(async (kept) => {
      expect(await kept.submit(consult, applicantRequest)).toMatchObject({ ok: true });
      expect(readFileSync(file(), 'utf8')).toContain('"call":"consult"');
      // A folder in the place of the file.
      rmSync(file());
      own.write('kept/submissions.jsonl/in', '');
      const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await expect(kept.submit(consult, applicantRequest)).rejects.toThrow('HTTP 500');
      said.mockRestore();
    });
  });
});

describe('what forms sent', () => {
  const path = '/__mock/submissions/consult';
  const ask = (headers: Record<string, string>, method = 'GET', address = mock.address) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(address + path, { headers, method }, ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end();
    });

  test.each([
    [200, {}],
    [200, { Host: '[::1]:80', Origin: 'http://localhost:8000' }],
    [403, { Host: 'localhost.evil.example' }],
    [403, { Origin: 'http://evil.example' }],
  ])('is answered with HTTP %i to %j, and to no other origin', async (status, headers) => {
    for (const method of ['GET', 'HEAD']) expect(await ask(headers, method)).toBe(status);
    expect((await fetch(mock.address + path)).headers.has('access-control-allow-origin')).toBe(
      false,
    );
  });

  test('is not written, and read under a further name where the configuration has one', async () => {
    for (const method of ['POST', 'OPTIONS']) expect(await ask({}, method)).toBe(405);
    const named = await startMockApi({ root, port: 0, hosts: 'mock.example, mock.internal' });
    expect(await ask({ Host: 'mock.internal' }, 'GET', named.address)).toBe(200);
    await named.close();
  });

  const outside = Object.values(networkInterfaces())
    .flatMap((found = []) => found)
    .find(({ internal, family }) => !internal && family === 'IPv4');
  (outside ? test : test.skip)(
    'is not shown to another machine, whatever name it asks for',
    async () => {
      const open = await listen(createMockApi({ root }).handler, 0, { host: '0.0.0.0' });
      const address = `http://${outside?.address}:${new URL(open.address).port}`;
      expect(await ask({ Host: 'localhost' }, 'GET', address)).toBe(403);
      await open.close();
    },
  );
});

test('calls and files have the security headers, refused ones too', async () => {
  for (const path of [
    reads.siteInfo.path,
    '/api/nothing',
    '/upload/menu/BCC.png',
    '/upload/no',
    '/__mock/nothing',
  ]) {
    const { headers } = await fetch(mock.address + path);
    for (const [name, value] of Object.entries(apiHeaders({ tls: false })))
      expect([path, name, headers.get(name)]).toEqual([path, name, value]);
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});

test('faults are made for a header only where they are wanted', async () => {
  const { handler } = createMockApi({ root, faultsByHeader: false });
  const plain = await listen(handler, 0);
  const headers = { [faultHeader]: 'status500' };
  expect((await fetch(plain.address + reads.siteInfo.path, { headers })).status).toBe(200);
  await plain.close();
});

test('a taken port is refused, and another one proposed', async () => {
  const port = Number(new URL(mock.address).port);
  await expect(startMockApi({ root, port })).rejects.toThrow(
    `Port ${port} is taken. Choose another one: PORT=${port + 1}`,
  );
});
