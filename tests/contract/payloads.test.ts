import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { applyForDownload, consult } from '../../src/contract/assumed/applications';
import { logIn } from '../../src/contract/assumed/partner-login';
import { reads, submissions } from '../../src/contract/calls';
import { recordDownload } from '../../src/contract/download-record';
import { issuesOf } from '../../src/contract/issue';
import { subscribe } from '../../src/contract/subscription';
import { acceptedRequests, applicantRequest } from '../support/requests';
import { root } from '../support/root';

type Part = keyof typeof reads;
type Keys = readonly (string | number)[];

const seedOf = (part: Part): unknown => JSON.parse(readFileSync(join(root, `mock-api/seeds/${part}.json`), 'utf8'));
const seeds = Object.fromEntries((Object.keys(reads) as Part[]).map((part) => [part, seedOf(part)])) as Record<
  Part,
  unknown
>;

/** Left out instead of changed. */
const missing = Symbol('missing');

/** A copy of a value in which one key holds another value. */
function changed(value: unknown, keys: Keys, to: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return to;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  if (rest.length > 0) copy[key] = changed(copy[key], rest, to);
  else if (to === missing) delete copy[key];
  else copy[key] = to;
  return copy;
}

/** The keys that a schema refuses in a value; none if it accepts it. */
function refusedKeys(schema: v.GenericSchema, value: unknown): string[] {
  const result = v.safeParse(schema, value);
  return result.success ? [] : issuesOf('', result.issues).map(({ key }) => key);
}

/** The value of a key after the payload was parsed. */
const parsed = (part: Part, keys: Keys, to: unknown): unknown =>
  keys.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown>)[key],
    v.parse(reads[part].answer, changed(seeds[part], keys, to)),
  );

const top = ['产品与服务', 0] as const;
const foot = ['产品服务', 0] as const;

describe('the payloads of reading calls', () => {
  test.each(Object.keys(reads) as Part[])('%s is accepted as the seeds have it', (part) => {
    expect(refusedKeys(reads[part].answer, seeds[part])).toEqual([]);
  });

  const refused: [Part, string, Keys, unknown][] = [
    ['topMenu', 'an entry without a title', [...top, 'header_title'], missing],
    ['topMenu', 'an entry with an empty title', [...top, 'header_title'], ''],
    ['topMenu', 'an entry with a blank title', [...top, 'header_title'], ' \n'],
    ['topMenu', 'an entry with a null title', [...top, 'header_title'], null],
    ['topMenu', 'an entry with a number for its title', [...top, 'header_title'], 42],
    ['topMenu', 'an entry without an id', [...top, 'id'], missing],
    ['topMenu', 'an entry with an empty id', [...top, 'id'], ''],
    ['topMenu', 'an entry with a list for its id', [...top, 'id'], [1]],
    ['topMenu', 'an entry with an object for its menu id', [...top, 'menu_id'], {}],
    ['topMenu', 'an entry with a number for its link', [...top, 'header_link'], 1],
    ['topMenu', 'an entry with a list for its description', [...top, 'description'], []],
    ['topMenu', 'an entry with a number for its keywords', [...top, 'keywords'], 5],
    ['topMenu', 'an outlink flag of 2', [...top, 'is_outLink'], 2],
    ['topMenu', 'an outlink flag of "yes"', [...top, 'is_outLink'], 'yes'],
    ['topMenu', 'an outlink flag of true', [...top, 'is_outLink'], true],
    ['topMenu', 'null for an entry', [...top], null],
    ['topMenu', 'an object for a group', ['产品与服务'], {}],
    ['topMenu', 'null for a group', ['产品与服务'], null],
    ['topMenu', 'a text for a group', ['产品与服务'], '[]'],
    ['topMenu', 'no group at all', [], {}],
    ['topMenu', 'groups that are all empty', [], { 产品与服务: [], 解决方案: [] }],
    ['topMenu', 'null for the menu', [], null],
    ['topMenu', 'a list without entries for the menu', [], []],
    ['footerMenu', 'an entry without a title', [...foot, 'header_title'], missing],
    ['footerMenu', 'an entry with a blank title', [...foot, 'header_title'], ' '],
    ['footerMenu', 'an entry without an id', [...foot, 'id'], missing],
    ['footerMenu', 'an outlink flag of -1', [...foot, 'is_outLink'], -1],
    ['footerMenu', 'a link that is an object', [...foot, 'header_link'], { href: '/' }],
    ...['产品服务', '解决方案', '资源中心', '关于我们', '其他'].flatMap((column): [Part, string, Keys, unknown][] => [
      ['footerMenu', `no column ${column}`, [column], missing],
      ['footerMenu', `an empty column ${column}`, [column], []],
      ['footerMenu', `null for the column ${column}`, [column], null],
    ]),
    ['siteInfo', 'no copyright', ['copyright'], missing],
    ['siteInfo', 'an empty copyright', ['copyright'], ''],
    ['siteInfo', 'no filing number', ['crod'], missing],
    ['siteInfo', 'a null filing number', ['crod'], null],
    ['siteInfo', 'no banner id', ['banner_id'], missing],
    ['siteInfo', 'a banner id that is a list', ['banner_id'], []],
    ['pictureAddresses', 'a number for a picture address', ['pic_addr'], 1],
    ['pictureAddresses', 'a list for the logo', ['logo_url'], []],
    ['pictureAddresses', 'a text for all addresses', [], '/'],
    ['recommendations', 'a list without entries', [], []],
    ['recommendations', 'an entry without a name', [1, 'productName'], missing],
    ['recommendations', 'an entry with an empty name', [1, 'productName'], ''],
    ['recommendations', 'a text for an entry', [1], '容器云'],
    ['recommendations', 'an object instead of a list', [], { productName: '容器云' }],
    ['friendlyLinks', 'a link without a name', [2, 'links_name'], missing],
    ['friendlyLinks', 'a link without an address', [2, 'links_url'], missing],
    ['friendlyLinks', 'a link with a null address', [2, 'links_url'], null],
    ['friendlyLinks', 'a link to a path', [2, 'links_url'], '/case'],
    ['friendlyLinks', 'a link to a mailbox', [2, 'links_url'], 'mailto:a@b.example'],
    ['friendlyLinks', 'a link without an id', [2, 'id'], missing],
    ['friendlyLinks', 'an object instead of a list', [], {}],
  ];
  test.each(refused)('%s refuses %s and names the key', (part, _, keys, to) => {
    expect(refusedKeys(reads[part].answer, changed(seeds[part], keys, to))).toContain(keys.join('.'));
  });

  test('a top menu is a map of groups; a list of lists is none', () => {
    expect(refusedKeys(reads.topMenu.answer, Object.values(seeds.topMenu as object))).not.toEqual([]);
  });

  test('an answer that holds not one of the picture addresses is refused', () => {
    expect(refusedKeys(reads.pictureAddresses.answer, { unexpected: '/' })).not.toEqual([]);
  });

  const read: [Part, string, Keys, unknown, unknown][] = [
    ['topMenu', 'is_outLink 1', [...top, 'is_outLink'], 1, true],
    ['topMenu', 'is_outLink "1"', [...top, 'is_outLink'], '1', true],
    ['topMenu', 'is_outLink 0', [...top, 'is_outLink'], 0, false],
    ['topMenu', 'is_outLink "0"', [...top, 'is_outLink'], '0', false],
    ['topMenu', 'is_outLink ""', [...top, 'is_outLink'], '', false],
    ['topMenu', 'is_outLink null', [...top, 'is_outLink'], null, false],
    ['topMenu', 'no is_outLink', [...top, 'is_outLink'], missing, false],
    ['footerMenu', 'is_outLink 1', [...foot, 'is_outLink'], 1, true],
    ['footerMenu', 'is_outLink "1"', [...foot, 'is_outLink'], '1', true],
    ['footerMenu', 'is_outLink "0"', [...foot, 'is_outLink'], '0', false],
    ['footerMenu', 'is_outLink null', [...foot, 'is_outLink'], null, false],
    ['topMenu', 'a null subtitle', [...top, 'header_subtitle'], null, ''],
    ['topMenu', 'no subtitle', [...top, 'header_subtitle'], missing, ''],
    ['topMenu', 'a null link', [...top, 'header_link'], null, ''],
    ['topMenu', 'a null picture', [...top, 'header_imgurl'], null, ''],
    ['topMenu', 'null keywords', [...top, 'keywords'], null, ''],
    ['topMenu', 'a null menu id', [...top, 'menu_id'], null, null],
    ['topMenu', 'a title with blanks around it', [...top, 'header_title'], ' 容器云 ', '容器云'],
    ['topMenu', 'a number for an id', [...top, 'id'], 101, '101'],
    ['topMenu', 'a text for an id', [...top, 'id'], '101', '101'],
    ['topMenu', 'the id 0', [...top, 'id'], 0, '0'],
    ['footerMenu', 'a null link', [...foot, 'header_link'], null, ''],
    ['footerMenu', 'no group', [...foot, 'header_type'], missing, ''],
    ['siteInfo', 'a number for the banner id', ['banner_id'], 7, '7'],
    ['friendlyLinks', 'a number for an id', [0, 'id'], 24, '24'],
  ];
  test.each(read)('%s reads %s', (part, _, keys, to, value) => {
    expect(parsed(part, keys, to)).toBe(value);
  });

  test('a group may be empty as long as another one is not', () => {
    expect(refusedKeys(reads.topMenu.answer, changed(seeds.topMenu, ['首页'], []))).toEqual([]);
  });

  test('picture addresses are known by the names they are stored under; null is empty', () => {
    const answer = {
      pic_addr: '/pictures/',
      zs_addr: null,
      jxszs_addr: 'https://cdn.example/a/',
      sy_addr: ' /home/ ',
      logo_url: '/logo.png',
    };
    expect(v.parse(reads.pictureAddresses.answer, answer)).toEqual({
      picAddr: '/pictures/',
      zsAddr: '',
      jxszsAddr: 'https://cdn.example/a/',
      syAddr: '/home/',
      logoUrl: '/logo.png',
    });
  });
});

describe('addresses of the API', () => {
  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'javascript://skyraft.example/%0aalert(1)',
    '   javascript:alert(1)',
    '\tjavascript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u001f\u0000 javascript:alert(1)',
    '\u00a0javascript:alert(1)',
    '\ufeffjavascript:alert(1)',
    '\u2028javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    'j\na\nv\na\ns\nc\nr\ni\np\nt:alert(1)',
    'javascript\t:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'DATA:image/svg+xml,<svg onload=alert(1)>',
    'da\nta:text/html,x',
    'blob:https://skyraft.example/1',
    'file:///etc/passwd',
    'view-source:https://skyraft.example',
  ])('refuse %j', (address) => {
    expect(refusedKeys(reads.topMenu.answer, changed(seeds.topMenu, [...top, 'header_link'], address))).toEqual([
      '产品与服务.0.header_link',
    ]);
  });

  const fields: [Part, Keys][] = [
    ['topMenu', [...top, 'header_imgurl']],
    ['topMenu', [...top, 'header_type_imgurl']],
    ['topMenu', [...top, 'custom_imgurl']],
    ['footerMenu', [...foot, 'header_link']],
    ['pictureAddresses', ['pic_addr']],
    ['pictureAddresses', ['zs_addr']],
    ['pictureAddresses', ['jxszs_addr']],
    ['pictureAddresses', ['sy_addr']],
    ['pictureAddresses', ['logo_url']],
    ['friendlyLinks', [0, 'links_url']],
  ];
  test.each(fields)('refuse scripts and data everywhere: %s %j', (part, keys) => {
    for (const address of ['javascript:alert(1)', 'data:text/html,x'])
      expect(refusedKeys(reads[part].answer, changed(seeds[part], keys, address))).toContain(keys.join('.'));
  });

  test.each([
    '/product/BCC',
    'product/BCC',
    '/',
    '',
    '/search?query=javascript:alert(1)',
    '/a:b',
    '?a:b',
    '#a:b',
    'javascript.html',
    'http://skyraft.example',
    'HTTPS://skyraft.example/javascript:x',
    'mailto:hello@skyraft.example',
    'tel:+8640000000',
  ])('allow %j', (address) => {
    expect(parsed('topMenu', [...top, 'header_link'], address)).toBe(address);
  });
});

describe('the payloads of submissions', () => {
  test.each(submissions.map((call) => [call.name, call.request] as const))(
    '%s accepts what the forms send',
    (name, request) => {
      expect(refusedKeys(request, acceptedRequests[name as keyof typeof acceptedRequests])).toEqual([]);
    },
  );

  test.each(submissions.map((call) => [call.name, call.request] as const))(
    '%s refuses a request without each field that it needs',
    (name, request) => {
      const accepted = acceptedRequests[name as keyof typeof acceptedRequests];
      for (const key of Object.keys(accepted))
        expect(refusedKeys(request, changed(accepted, [key], missing))).toEqual([key]);
    },
  );

  test.each([
    ['a name of one character', 'name', '李'],
    ['a blank name', 'name', '     '],
    ['a name of 51 characters', 'name', 'x'.repeat(51)],
    ['a company of 101 characters', 'company', 'x'.repeat(101)],
    ['a position of 51 characters', 'position', 'x'.repeat(51)],
    ['a message of 2001 characters', 'message', 'x'.repeat(2001)],
    ['an e-mail address without a domain', 'email', 'li.lei@'],
    ['an e-mail address without @', 'email', 'li.lei.example'],
    ['two e-mail addresses', 'email', 'a@lanhai.example,b@lanhai.example'],
    ['an e-mail address of 255 characters', 'email', '@lanhai.example'.padStart(255, 'x')],
    ['a number for the phone', 'phone', 13800138000],
    ['no agreement to the privacy policy', 'agreed', false],
    ['an agreement written as text', 'agreed', 'true'],
  ])('a form with %s is refused at its field', (_, field, value) => {
    expect(refusedKeys(consult.request, { ...applicantRequest, [field]: value })).toContain(field);
  });

  test.each([
    ['name', '李雷'],
    ['name', 'x'.repeat(50)],
    ['message', 'x'.repeat(2000)],
    ['message', ''],
    ['position', ''],
    ['email', ' li.lei+news@mail.lanhai.example '],
    ['email', '@lanhai.example'.padStart(254, 'x')],
  ])('a form with a %s of %j is accepted', (field, value) => {
    expect(refusedKeys(consult.request, { ...applicantRequest, [field]: value })).toEqual([]);
  });

  test.each([
    ['13800138000', true],
    ['138 0013 8000', true],
    ['138-0013-8000', true],
    ['+86 138 0013 8000', true],
    ['8613800138000', true],
    ['+852 2345 6789', true],
    ['+1 (415) 555-0100', true],
    ['12800138000', false],
    ['1380013800', false],
    ['138001380000', false],
    ['010-12345678', false],
    ['+0123456789', false],
    ['+12345', false],
    ['+1234567890123456', false],
    ['１３８００１３８０００', true],
    ['phone', false],
    ['', false],
  ])('the phone number %s is accepted: %s', (phone, accepted) => {
    expect(refusedKeys(consult.request, { ...applicantRequest, phone })).toEqual(accepted ? [] : ['phone']);
  });

  test.each([
    ['li.lei@lanhai.com', true],
    ['li_lei-1@lanhai.com.cn', true],
    ['a@b.cn', true],
    ['a@b.info', false],
    ['a@b.c', false],
    ['a@b.com.cn.cn', false],
    ['a@b', false],
    ['a+b@c.com', false],
    ['a@b.com\n', false],
    [' a@b.com', false],
    ['', false],
    [null, false],
  ])('the subscription of %j is accepted: %s', (email, accepted) => {
    expect(refusedKeys(subscribe.request, { email })).toEqual(accepted ? [] : ['email']);
  });

  test('a refused subscription says what the specification has for it', () => {
    const result = v.safeParse(subscribe.request, { email: 'nobody' });
    expect(result.issues?.map(({ message }) => message)).toEqual(['请填写正确的邮箱地址']);
  });

  test.each(['file', 'whitepaper', 'ppt', 'cloudtech'])('a %s can be applied for', (kind) => {
    expect(refusedKeys(applyForDownload.request, { ...applicantRequest, kind, file_id: '7' })).toEqual([]);
  });
  test.each(['video', 'downloader', '', null])('there is no download of the kind %j', (kind) => {
    expect(refusedKeys(applyForDownload.request, { ...applicantRequest, kind, file_id: '7' })).toEqual(['kind']);
  });

  test('a download is recorded by texts, whether its ids came as numbers or texts', () => {
    expect(v.parse(recordDownload.request, { apply_id: 3, file_id: '7', user_ip: '::1' })).toEqual({
      apply_id: '3',
      file_id: '7',
      user_ip: '::1',
    });
    expect(refusedKeys(recordDownload.request, { apply_id: '', file_id: '7', user_ip: '::1' })).toEqual(['apply_id']);
  });

  test('a login needs a user name and a password that say something', () => {
    expect(refusedKeys(logIn.request, { username: ' ', password: '' })).toEqual(['username', 'password']);
    expect(refusedKeys(logIn.answer, { status: 1, userInfo: { company: '蓝海集成' } })).toEqual(['userInfo.name']);
  });
});
