import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Running, startMockApi } from '../../mock-api/server';
import { createClient } from '../../src/api-client/client';
import { loadPicture, pictureAddressesIn, pictureUrl } from '../../src/build/answers/pictures';
import { applyForDownload, consult } from '../../src/contract/assumed/applications';
import { logIn } from '../../src/contract/assumed/partner-login';
import type { Read, Submission } from '../../src/contract/call';
import { reads, submissions } from '../../src/contract/calls';
import { recordDownload } from '../../src/contract/download-record';
import { headerFlag } from '../../src/contract/envelope';
import { subscribe } from '../../src/contract/subscription';
import { acceptedRequests, applicantRequest } from '../support/requests';
import { root } from '../support/root';
import { temporaryFolder } from '../support/temporary-folder';

const flagged = { 'Content-Type': 'application/json', [headerFlag.name]: headerFlag.value };
const everySubmission: Submission[] = [...submissions];
const application = acceptedRequests.download_apply;
const seedText = (name: string) => readFileSync(join(root, `mock-api/seeds/${name}.json`), 'utf8');

let mock: Running;
let client: ReturnType<typeof createClient>;
const start = async () => {
  mock = await startMockApi({ root, port: 0 });
  client = createClient({ base: mock.address });
};
/** One mock for tests that change nothing. */
const shareOne = () => {
  beforeAll(start);
  afterAll(() => mock.close());
};
/** Each test its own, with nothing kept. */
const startEach = () => {
  beforeEach(start);
  afterEach(() => mock.close());
};

const post = (path: string, body: unknown, headers: Record<string, string> = flagged) =>
  fetch(mock.address + path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
const keptOf = async (call: string, address = mock.address): Promise<Record<string, unknown>[]> => {
  const response = await fetch(`${address}/__mock/submissions/${call}`);
  return (await response.json()) as Record<string, unknown>[];
};

describe('reading calls of the mock (specification section 7)', () => {
  shareOne();

  test.each([
    ['topMenu', '/api/page/GetPcTopMenu'],
    ['footerMenu', '/api/page/GetPcFootMenu'],
    ['siteInfo', '/api/site/GetSiteInfo'],
    ['pictureAddresses', '/api/page/GetPicAddr'],
    ['recommendations', '/api/page/GetProductRecommend'],
    ['friendlyLinks', '/api/page/GetLinkList/24'],
  ] as const)('%s is answered at %s as a JSON string that the contract parses', async (part, path) => {
    const response = await fetch(mock.address + path);
    const { data } = (await response.json()) as { data: string };
    expect(JSON.parse(data)).toEqual(JSON.parse(seedText(part)));
    const call: Read = reads[part];
    expect(await client.read(call)).toEqual(v.parse(call.answer, JSON.parse(data)));
  });

  test('a query does not change the answer', async () => {
    const plain = await (await fetch(`${mock.address}/api/page/GetLinkList/24`)).text();
    expect(await (await fetch(`${mock.address}/api/page/GetLinkList/24?_limit=1&id=2&t=${Date.now()}`)).text()).toBe(
      plain,
    );
  });

  test.each([
    '/api/page/GetLinkList/25',
    '/api/page/GetNothing',
    '/partnerAccounts',
    '/topMenu',
    '/db',
    '/upload/menu/nothing.png',
  ])('there is nothing at %s', async (path) => {
    expect((await fetch(mock.address + path)).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s changes no answer', async (method) => {
    const before = await client.read(reads.siteInfo);
    const response = await fetch(mock.address + reads.siteInfo.path, {
      method,
      headers: flagged,
      body: '{"copyright":"changed"}',
    });
    expect(response.status).toBe(404);
    expect(await client.read(reads.siteInfo)).toEqual(before);
  });

  test('no answer is cached on its way', async () => {
    expect((await fetch(mock.address + reads.topMenu.path)).headers.get('cache-control')).toBe('no-store');
  });

  test('every picture that the menu names is served as a picture', async () => {
    const addresses = pictureAddressesIn({ topMenu: await client.read(reads.topMenu) });
    const { picAddr } = await client.read(reads.pictureAddresses);
    expect(addresses.length).toBeGreaterThan(20);
    const pictures = await Promise.all(
      addresses.map((address) => loadPicture(pictureUrl(address, picAddr, mock.address), 10_000)),
    );
    for (const { bytes, extension } of pictures) {
      expect(extension).toBe('.png');
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    }
  });
});

describe('submissions that are refused', () => {
  shareOne();

  test.each(submissions.map(({ name, path }) => [name, path] as const))(
    '%s needs the header flag',
    async (name, path) => {
      const request = acceptedRequests[name as keyof typeof acceptedRequests];
      for (const headers of [{}, { [headerFlag.name]: 'other' }] as Record<string, string>[]) {
        const response = await post(path, request, { 'Content-Type': 'application/json', ...headers });
        expect(response.status).toBe(400);
        expect(((await response.json()) as { msg: string }).msg).toContain(headerFlag.name);
      }
      expect(await keptOf(name)).toEqual([]);
    },
  );

  test.each([
    [consult, 'email', { ...applicantRequest, email: 'nobody' }],
    [consult, 'phone', { ...applicantRequest, phone: '12345' }],
    [consult, 'agreed', { ...applicantRequest, agreed: false }],
    [applyForDownload, 'kind', { ...application, kind: 'video' }],
    [applyForDownload, 'name', { ...application, name: undefined }],
    [subscribe, 'email', { email: 'nobody@nowhere' }],
    [subscribe, 'email', {}],
    [recordDownload, 'file_id', { apply_id: '1', user_ip: '' }],
    [logIn, 'password', { username: 'partner@lanhai.example' }],
  ])('what the contract refuses is answered with status 0 and its field: %#', async (call, field, request) => {
    const { data } = (await (await post(call.path, request)).json()) as { data: string };
    const { status, msg } = JSON.parse(data) as { status: number; msg: string };
    expect(status).toBe(0);
    expect(msg).toMatch(new RegExp(`^${field}：.+`));
    expect(await keptOf(call.name)).toEqual([]);
  });
});

describe('submissions to the mock', () => {
  startEach();

  test.each(everySubmission.map((call) => [call.name, call] as const))(
    '%s is accepted at its path, and its answer parses',
    async (name, call) => {
      expect(call.path).toBe(`/api/Submit/${name}`);
      if (name === 'down_record') await client.submit(applyForDownload, application);
      const request = acceptedRequests[name as keyof typeof acceptedRequests];
      expect(await client.submit(call, request)).toMatchObject({ ok: true, msg: expect.stringMatching(/.+/) });
    },
  );

  test.each(['', '[]', 'null', '{"email":', 'email=a@b.com'])(
    'a body of %j is refused and the mock lives on',
    async (body) => {
      const response = await post(subscribe.path, body);
      expect(response.status).toBeLessThan(500);
      expect(await keptOf('GetSubscribe')).toEqual([]);
      expect(await client.submit(subscribe, { email: 'a@b.com' })).toMatchObject({ ok: true });
    },
  );

  test('a second subscription of the same address is answered with status 0, in other case too', async () => {
    expect(await client.submit(subscribe, { email: 'li.lei@lanhai.com' })).toMatchObject({ ok: true });
    for (const email of ['li.lei@lanhai.com', 'Li.Lei@LANHAI.com'])
      expect(await client.submit(subscribe, { email })).toEqual({ ok: false, msg: '该邮箱已订阅，请勿重复提交' });
    expect(await client.submit(subscribe, { email: 'han.mei@lanhai.com' })).toMatchObject({ ok: true });
    expect((await keptOf('GetSubscribe')).map(({ email }) => email)).toEqual([
      'li.lei@lanhai.com',
      'han.mei@lanhai.com',
    ]);
  });

  test('of two subscriptions of one address at the same time one is accepted', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => client.submit(subscribe, { email: 'li.lei@lanhai.com' })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('a download is recorded for the application that was answered, and for no other', async () => {
    const applied = await client.submit(applyForDownload, application);
    if (!applied.ok) throw new Error(applied.msg);
    const { apply_id, user_ip } = applied.answer;
    expect(user_ip).toMatch(/127\.0\.0\.1|::1/);
    expect(await client.submit(recordDownload, { apply_id, file_id: 7, user_ip })).toMatchObject({ ok: true });
    expect(await client.submit(recordDownload, { apply_id: '999', file_id: 7, user_ip })).toEqual({
      ok: false,
      msg: '未找到您的申请记录，请重新填写下载申请',
    });
    expect(await keptOf('down_record')).toMatchObject([{ apply_id, file_id: '7', user_ip }]);
  });

  test('an application is known by the id that it was answered with, though earlier ones were deleted', async () => {
    for (let count = 0; count < 3; count += 1) await client.submit(applyForDownload, application);
    for (const id of [1, 2])
      await fetch(`${mock.address}/__mock/submissions/download_apply/${id}`, { method: 'DELETE' });
    const applied = await client.submit(applyForDownload, { ...application, name: '韩梅梅' });
    if (!applied.ok) throw new Error(applied.msg);
    const named = (await keptOf('download_apply')).find(({ name }) => name === '韩梅梅');
    expect(applied.answer.apply_id).toBe(String(named?.id));
  });
});

describe('the login of partners', () => {
  shareOne();

  test('a partner logs in with the right password', async () => {
    expect(await client.submit(logIn, acceptedRequests.user_login)).toMatchObject({
      ok: true,
      answer: { userInfo: { name: '陈亦舟', company: '蓝海集成' } },
    });
  });

  test.each([
    ['partner@lanhai.example', 'wrong'],
    ['partner@lanhai.example', 'SKYRAFT-DEMO'],
    ['nobody@lanhai.example', 'skyraft-demo'],
  ])('a partner does not log in as %s with %s, and is not told which of both is wrong', async (username, password) => {
    expect(await client.submit(logIn, { username, password })).toEqual({ ok: false, msg: '用户名或密码不正确' });
  });
});

describe('what the mock keeps', () => {
  startEach();

  let own: ReturnType<typeof temporaryFolder>;
  let file: string;
  beforeEach(() => {
    own = temporaryFolder();
    file = join(own.folder, 'kept/submissions.json');
  });
  afterEach(() => own.remove());

  /** Starts a mock that keeps its submissions in the file, and ends it after the use. */
  async function withKeeping<T>(
    use: (client: ReturnType<typeof createClient>, address: string) => Promise<T>,
  ): Promise<T> {
    const keeping = await startMockApi({ root, port: 0, keepIn: file });
    try {
      return await use(createClient({ base: keeping.address }), keeping.address);
    } finally {
      await keeping.close();
    }
  }

  test('is what was sent, and can be read and deleted', async () => {
    await client.submit(consult, { ...applicantRequest, message: '需要两地三中心方案' });
    expect(await keptOf('consult')).toEqual([
      { id: 1, ...applicantRequest, message: '需要两地三中心方案', position: '', industry: '', source: '' },
    ]);
    await fetch(`${mock.address}/__mock/submissions/consult/1`, { method: 'DELETE' });
    expect(await keptOf('consult')).toEqual([]);
  });

  test('begins empty for every call', async () => {
    for (const { name } of submissions) expect(await keptOf(name)).toEqual([]);
  });

  test('is nothing of a login: no password, right or wrong, in memory or in the file', async () => {
    await withKeeping(async (kept, address) => {
      await kept.submit(logIn, acceptedRequests.user_login);
      await kept.submit(logIn, { username: 'partner@lanhai.example', password: 'wrong-secret' });
      expect(await keptOf('user_login', address)).toEqual([]);
    });
    expect(readFileSync(file, 'utf8')).not.toMatch(/skyraft-demo|wrong-secret/);
  });

  test('outlives a restart in its file', async () => {
    await withKeeping(async (kept) => {
      await kept.submit(subscribe, { email: 'li.lei@lanhai.com' });
      await kept.submit(applyForDownload, application);
    });
    await withKeeping(async (kept, address) => {
      expect(await kept.submit(subscribe, { email: 'LI.LEI@lanhai.com' })).toMatchObject({ ok: false });
      expect(await kept.submit(recordDownload, { apply_id: '1', file_id: 7, user_ip: '' })).toMatchObject({ ok: true });
      expect(await keptOf('GetSubscribe', address)).toEqual([{ id: 1, email: 'li.lei@lanhai.com' }]);
    });
  });

  test('is not shared by mocks without a file', async () => {
    await client.submit(subscribe, { email: 'li.lei@lanhai.com' });
    const other = await startMockApi({ root, port: 0 });
    expect(await keptOf('GetSubscribe', other.address)).toEqual([]);
    await other.close();
  });

  test.each([
    ['broken JSON', '{"GetSubscribe":[{"id":1,'],
    ['an empty text', ''],
    ['a text where a list belongs', '{"GetSubscribe":"x"}'],
    ['an object where a list belongs', '{"GetSubscribe":{}}'],
  ])('is put aside if its file holds %s, and said so', async (_, text) => {
    own.write('kept/submissions.json', text);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    try {
      await withKeeping(async (kept) => {
        expect(await kept.submit(subscribe, { email: 'li.lei@lanhai.com' })).toMatchObject({ ok: true });
      });
      const aside = readdirSync(join(own.folder, 'kept')).filter((name) => name !== 'submissions.json');
      expect(aside).toHaveLength(1);
      expect(readFileSync(join(own.folder, 'kept', aside[0] ?? ''), 'utf8')).toBe(text);
      expect(warn.mock.calls.flat().join()).toContain(aside[0]);
    } finally {
      warn.mockRestore();
    }
  });

  test('keeps the submissions of calls that are no longer known', async () => {
    own.write('kept/submissions.json', JSON.stringify({ earlier_form: [{ id: 1, name: '李雷' }] }));
    await withKeeping((kept) => kept.submit(subscribe, { email: 'li.lei@lanhai.com' }));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      earlier_form: [{ id: 1, name: '李雷' }],
      GetSubscribe: [{ id: 1 }],
    });
  });
});

describe('a site on another address', () => {
  shareOne();
  const origin = 'http://site.example:9000';

  test.each([reads.topMenu.path, subscribe.path])(
    'may call %s: the preflight allows what the client sends',
    async (path) => {
      const response = await fetch(mock.address + path, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type, x-site-client',
        },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      const allowed = response.headers.get('access-control-allow-headers')?.toLowerCase().split(/,\s*/);
      expect(allowed).toEqual(expect.arrayContaining(['content-type', headerFlag.name.toLowerCase()]));
    },
  );

  test('may read answers, refusals and faults alike', async () => {
    const read = await fetch(mock.address + reads.topMenu.path, { headers: { Origin: origin } });
    const refused = await post(subscribe.path, {}, { Origin: origin });
    const fault = await fetch(mock.address + reads.topMenu.path, {
      headers: { Origin: origin, 'x-mock-fault': 'status500' },
    });
    for (const { headers } of [read, refused, fault]) {
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('vary')).toContain('Origin');
    }
  });
});
