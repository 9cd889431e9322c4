import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import * as v from 'valibot';
import en from '../../data/ui/en/forms.json';
import zh from '../../data/ui/zh/forms.json';
import { faultHeader } from '../../mock-api/faults';
import { messages } from '../../mock-api/messages';
import { readSeeds } from '../../mock-api/seeds';
import { createMockApi } from '../../mock-api/server';
import { type RunningMock, startMockApi } from '../../mock-api/start';
import { applyForDownload, consult } from '../../src/calls/assumed/applications';
import { logIn } from '../../src/calls/assumed/partner-login';
import type { Read, Submission } from '../../src/calls/call';
import { reads, submissions } from '../../src/calls/calls';
import { type Client, createClient } from '../../src/calls/client';
import { recordDownload } from '../../src/calls/download-record';
import { headerFlag } from '../../src/calls/envelope';
import { subscribe } from '../../src/calls/subscription';
import { listen } from '../../src/features/hosting/http';
import { copyOfProject } from '../support/project-copy';
import { chinese } from '../support/real-site';
import { acceptedRequests, applicantRequest } from '../support/requests';
import { root } from '../support/root';
import { temporaryFolder } from '../support/temporary-folder';

const flagged = { 'Content-Type': 'application/json', [headerFlag.name]: headerFlag.value };
const application = acceptedRequests.download_apply;
const email = 'li.lei@lanhai.com';

let mock: RunningMock;
let client: Client;

beforeEach(async () => {
  mock = await startMockApi({ root });
  client = createClient({ base: mock.address });
});

afterEach(() => mock.close());

const post = (path: string, body: string, headers: Record<string, string> = flagged) =>
  fetch(mock.address + path, { method: 'POST', headers, body });

/** What the mock has stored of a call. */
const stored = async (call: string, address = mock.address): Promise<unknown> =>
  (await fetch(`${address}/api/${call}`)).json();

describe('reading calls of the mock (section 7)', () => {
  const paths = [
    ['topMenu', '/api/page/GetPcTopMenu'],
    ['footerMenu', '/api/page/GetPcFootMenu'],
    ['siteInfo', '/api/site/GetSiteInfo'],
    ['pictureAddresses', '/api/page/GetPicAddr'],
    ['recommendations', '/api/page/GetProductRecommend'],
    ['friendlyLinks', '/api/page/GetLinkList/24'],
  ] as const;

  test('are all those of the contract', () => {
    const expected = Object.entries(reads).map(([seed, { path }]) => [seed, path]);
    expect(paths).toEqual(expected);
  });

  test.each(paths)(
    '%s: GET %s answers its seed as a JSON string, whatever the query',
    async (part, path) => {
      const response = await fetch(`${mock.address}${path}?_limit=1&id=2`);
      const { data } = v.parse(v.object({ data: v.string() }), await response.json());
      const call: Read = reads[part];

      expect(JSON.parse(data)).toEqual(readSeeds(root)[part]);
      expect(await client.read(call)).toEqual(v.parse(call.answer, JSON.parse(data)));
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each(['/api/page/GetLinkList/25', '/upload/menu/nothing.png', '/api/partnerAccounts'])(
    '%s is not found',
    async (path) => {
      expect((await fetch(mock.address + path)).status).toBe(404);
    },
  );

  test.each([
    [reads.siteInfo.path, 'POST'],
    [reads.siteInfo.path, 'DELETE'],
    ['/api/siteInfo', 'PUT'],
    ['/api/topMenu', 'PATCH'],
    ['/api/consult', 'POST'],
    ['/api/siteInfo/1/consult', 'POST'],
  ])('%s changes nothing by %s', async (path, method) => {
    const before = await stored('db');
    const body = '{"copyright":"changed"}';
    const response = await fetch(mock.address + path, { method, headers: flagged, body });

    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await stored('db')).toEqual(before);
  });
});

describe('submissions to the mock (sections 7 and 8)', () => {
  test.each<Submission>([...submissions])(
    '$name is accepted with the header flag, and refused without it',
    async (call) => {
      const { name } = call;
      expect(call.path).toBe(`/api/Submit/${name}`);

      const request = v.parse(v.looseObject({}), Reflect.get(acceptedRequests, name));
      const unflagged = { ...flagged, [headerFlag.name]: 'other' };
      const response = await post(call.path, JSON.stringify(request), unflagged);

      expect(response.status).toBe(400);
      expect(await response.text()).toContain(headerFlag.name);

      if (name === 'down_record') await client.submit(applyForDownload, application);
      expect(await client.submit(call, request)).toMatchObject({
        ok: true,
        msg: messages[name === 'user_login' ? 'signedIn' : 'accepted'].zh,
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
    'a value that the contract refuses is named by its field, in the page’s language: $name %s',
    async (call, field, request) => {
      for (const [language, { fields }] of Object.entries({ 'zh-CN': zh, en })) {
        const speaking = createClient({ base: mock.address, language: () => language });
        const refusal = await speaking.submit(call, request);
        const label = Object.entries(fields).find(([name]) => name === field)?.[1].label ?? field;
        const msg = expect.stringMatching(new RegExp(`^${label}[：:].+`));

        expect(refusal).toEqual({ ok: false, msg });
        expect(chinese.test(refusal.msg)).toBe(language === 'zh-CN');
      }
    },
  );

  test.each([
    ['en-GB,en;q=0.9,zh;q=0.5', 'en'],
    ['zh-TW', 'zh'],
    ['fr', 'zh'],
  ] as const)('Accept-Language: %s is answered in %s', async (accepted, language) => {
    const body = JSON.stringify({ username: 'nobody', password: 'x' });
    const response = await post(logIn.path, body, { ...flagged, 'Accept-Language': accepted });

    expect(await response.text()).toContain(messages.credentials[language]);
  });

  test.each([
    [200, ''],
    [400, '{"email":'],
    [413, JSON.stringify({ email: 'x'.repeat(11_000_000) })],
  ])(
    'HTTP %i and status 0 answer a body that cannot be used, and the mock keeps running',
    async (status, body) => {
      const response = await post(subscribe.path, body);

      expect(response.status).toBe(status);
      expect(await response.text()).toMatch(/\\?"status\\?": ?0/);
      expect(await client.submit(subscribe, { email })).toMatchObject({ ok: true });
    },
  );

  test('an address is subscribed once, in any case', async () => {
    expect(await client.submit(subscribe, { email })).toMatchObject({ ok: true });

    const capitals = email.toUpperCase().replace('.COM', '.com');
    const refusal = { ok: false, msg: messages.subscribed.zh };
    expect(await client.submit(subscribe, { email: capitals })).toEqual(refusal);
    expect(await client.submit(subscribe, { email: 'han@lanhai.com' })).toMatchObject({ ok: true });
  });

  test('a download is logged for an application that was answered, and for no other (section 4)', async () => {
    const applied = await client.submit(applyForDownload, application);
    if (!applied.ok) throw new Error(applied.msg);

    const { apply_id, user_ip } = applied.answer;
    expect(user_ip).toMatch(/127\.0\.0\.1|::1/);

    const record = { apply_id, file_id: 7, user_ip };
    expect(await client.submit(recordDownload, record)).toMatchObject({ ok: true });

    const unknown = await client.submit(recordDownload, { ...record, apply_id: '999' });
    expect(unknown).toEqual({ ok: false, msg: messages.unknown.zh });
  });

  test('a partner signs in with the right password, and is not told which of name and password is wrong', async () => {
    expect(await client.submit(logIn, acceptedRequests.user_login)).toMatchObject({
      ok: true,
      answer: { userInfo: { name: '陈亦舟', company: '蓝海集成' } },
    });

    const { username } = acceptedRequests.user_login;
    const refusal = { ok: false, msg: messages.credentials.zh };
    const wrongPassword = { username, password: 'PARTNER-DEMO' };
    const wrongName = { username: 'nobody@lanhai.example', password: 'partner-demo' };

    expect(await client.submit(logIn, wrongPassword)).toEqual(refusal);
    expect(await client.submit(logIn, wrongName)).toEqual(refusal);
  });
});

describe('submissions of forms', () => {
  test('can be read at json-server’s own addresses, with its filters', async () => {
    const message = '需要两地三中心方案';
    await client.submit(consult, { ...applicantRequest, message });
    await client.submit(consult, { ...applicantRequest, name: '韩梅梅' });

    const more = { position: '', industry: '', source: '' };

    expect(await stored('consult/1')).toEqual({ id: 1, ...applicantRequest, message, ...more });
    expect(await stored(`consult?name=${encodeURIComponent('韩梅梅')}`)).toHaveLength(1);
  });

  test('contain no login, and no password, right or wrong', async () => {
    for (const password of ['partner-demo', 'wrong-secret'])
      await client.submit(logIn, { username: 'partner@lanhai.example', password });
    expect(JSON.stringify(await stored('db'))).not.toMatch(/partner-demo|wrong-secret/);
  });

  test('is kept in memory, and in a file where one is named', async () => {
    const { folder, remove } = temporaryFolder();
    const file = join(folder, 'submissions.json');

    mkdirSync(folder, { recursive: true });

    for (const ok of [true, false]) {
      const keeping = await startMockApi({ root, file });
      const answer = await createClient({ base: keeping.address }).submit(subscribe, { email });

      expect(answer.ok).toBe(ok);
      expect(await stored('GetSubscribe', keeping.address)).toEqual([{ id: 1, email }]);

      await keeping.close();
    }

    expect(await stored('GetSubscribe')).toEqual([]);

    remove();
  });

  test.each([
    ['{"name": "vendor-site", "version": "0.1.0"}', 'there is no such key here: "name"'],
    ['[1, 2]', 'there is no such key here: "0"'],
    ['{"GetSubscribe": [{"id": "1"}]}', 'GetSubscribe.0.id: is "1"; wanted is a number'],
    ['{"GetSubscribe": ', 'is not JSON'],
  ])('is not kept in a file that holds something else, which stays: %s', (text, reason) => {
    const { write, remove } = temporaryFolder();
    const file = write('other.json', text);
    const message = new RegExp(`${file}.*${reason}`, 's');
    expect(() => createMockApi({ root, file })).toThrow(message);
    expect(readFileSync(file, 'utf8')).toBe(text);

    remove();
  });
});

test('a changed seed is served after a reload, and what was sent stays; a broken one is not served', async () => {
  const copy = copyOfProject('mock-api/seeds', 'mock-api/upload/menu');
  const app = createMockApi({ root: copy.root });
  const server = await listen(app, 0);
  const base = server.address;
  const reader = createClient({ base });
  const seed = 'mock-api/seeds/siteInfo.json';
  const info = { copyright: '© 某云科技', crod: 'ICP 1', banner_id: '8' };

  await reader.submit(subscribe, { email });
  copy.write(seed, JSON.stringify(info));
  app.reload();

  expect(await reader.read(reads.siteInfo)).toEqual(info);

  copy.write(seed, JSON.stringify({ ...info, copyright: '' }));
  expect(() => app.reload()).toThrow(`${seed}:1:14 › copyright: a text that is not empty`);
  expect(await reader.read(reads.siteInfo)).toEqual(info);
  expect(await stored('GetSubscribe', base)).toEqual([{ email, id: 1 }]);

  await server.close();
  copy.remove();
});

test('whatever is neither of the API nor an upload is passed on to the site', async () => {
  const site = express().use(createMockApi({ root }), (request, response) => {
    response.send(`page ${request.url}`);
  });
  const server = await listen(site, 0);
  const base = server.address;

  for (const path of ['/', '/apis', '/consult', '/db', '/__rules', '/uploads/menu/BCC.png'])
    expect(await (await fetch(base + path)).text()).toBe(`page ${path}`);
  expect((await fetch(`${base}/upload/menu/BCC.png`)).headers.get('content-type')).toBe(
    'image/png',
  );

  await server.close();
});

test('a browser may call the API from another origin (GATSBY_API_URL)', async () => {
  const headers = {
    Origin: 'https://www.vendor.example',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': `content-type,${headerFlag.name}`,
  };
  const answer = await fetch(mock.address + consult.path, { method: 'OPTIONS', headers });

  expect(answer.headers.get('access-control-allow-origin')).toBe(headers.Origin);
  expect(answer.headers.get('access-control-allow-headers')).toContain(headerFlag.name);
});

test('a fault is simulated for a header only where that is switched on', async () => {
  const headers = { [faultHeader]: 'status500' };
  expect((await fetch(mock.address + reads.siteInfo.path, { headers })).status).toBe(200);

  const obeying = await startMockApi({ root, faultsByHeader: true });
  expect((await fetch(obeying.address + reads.siteInfo.path, { headers })).status).toBe(500);

  await obeying.close();
});

test('a taken port is refused, and another one proposed', async () => {
  const port = Number(new URL(mock.address).port);
  const message = `Port ${port} is taken. Choose another one: PORT=${port + 1}`;

  await expect(startMockApi({ root, port })).rejects.toThrow(message);
});
