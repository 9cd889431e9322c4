import * as v from 'valibot';
import { readSeeds } from '../../mock-api/seeds';
import { applyForDownload } from '../../src/calls/assumed/applications';
import type { Submission } from '../../src/calls/call';
import { reads, submissions } from '../../src/calls/calls';
import { recordDownload } from '../../src/calls/download-record';
import { openPayload } from '../../src/calls/envelope';
import { issuesOf } from '../../src/calls/issue';
import { acceptedRequests, applicantRequest } from '../support/requests';
import { root } from '../support/root';

type Part = keyof typeof reads;
type Keys = readonly (string | number)[];

/** Left out instead of changed. */
const absent = Symbol('missing');

/** A copy of a value in which one key holds another value. */
function withChange(value: unknown, [key, ...rest]: Keys, to: unknown): unknown {
  if (key === undefined) return to;

  const copy = structuredClone(value) as Record<string | number, unknown>;
  if (rest.length > 0) copy[key] = withChange(copy[key], rest, to);
  else if (to === absent) delete copy[key];
  else copy[key] = to;

  return copy;
}

const seeds = readSeeds(root);

/** Opens the seed's answer with one key changed. */
const open = (part: Part, keys: Keys, to: unknown): unknown =>
  openPayload(
    part,
    JSON.stringify({ data: withChange(seeds[part], keys, to) }),
    reads[part].answer,
  );

const at = (value: unknown, keys: Keys): unknown =>
  keys.reduce((part, key) => (part as Record<string | number, unknown>)[key], value);

/** Values that a field refuses, and values that it reads otherwise than they came. */
interface Rule {
  refused: readonly unknown[];
  read: readonly (readonly [came: unknown, read: unknown])[];
}

const empty = [
  [absent, ''],
  [null, ''],
] as const;

const text: Rule = {
  refused: [absent, null, '', ' \n', 42, [], '容\ufffd云'],
  read: [
    [' 容器云 ', '容器云'],
    ['two\r\nlines', 'two lines'],
    ['\u202eturned\u0000', 'turned'],
  ],
};

const optionalText: Rule = {
  refused: [5, [], 'x'.repeat(5001)],
  read: [...empty, [' 容器云 ', '容器云']],
};

const address: Rule = {
  refused: [1, [], { href: '/' }, 'javascript:alert(1)', 'data:text/html,x'],
  read: [...empty, [' /case ', '/case']],
};

const outLink: Rule = {
  refused: [2, -1, 'yes', true],
  read: [
    [1, true],
    ['1', true],
    ...[0, '0', '', null, absent].map((came) => [came, false] as const),
  ],
};

const id: Rule = {
  refused: [absent, null, '', [1], {}],
  read: [
    [0, '0'],
    ['101', '101'],
  ],
};

const optionalId: Rule = { refused: ['', {}], read: [[null, null]] };

const webAddress: Rule = {
  refused: [absent, null, '', '/case', 'mailto:a@b.example', 'javascript:alert(1)'],
  read: [['https://vendor.example', 'https://vendor.example']],
};

/** Each field by its call and the keys that lead to it. */
const fields: readonly [Rule, ...(readonly [Part, string])[]][] = [
  [id, ['topMenu', 'id'], ['footerMenu', 'id'], ['siteInfo', 'banner_id'], ['friendlyLinks', 'id']],
  [optionalId, ['topMenu', 'menu_id']],
  [
    text,
    ['topMenu', 'header_title'],
    ['footerMenu', 'header_title'],
    ['siteInfo', 'copyright'],
    ['siteInfo', 'crod'],
  ],
  [text, ['recommendations', 'productName'], ['friendlyLinks', 'links_name']],
  [
    optionalText,
    ['topMenu', 'header_type'],
    ['topMenu', 'header_subtitle'],
    ['topMenu', 'description'],
  ],
  [optionalText, ['topMenu', 'html_title'], ['topMenu', 'keywords'], ['footerMenu', 'header_type']],
  [
    address,
    ['topMenu', 'header_link'],
    ['topMenu', 'header_imgurl'],
    ['topMenu', 'header_type_imgurl'],
  ],
  [address, ['topMenu', 'custom_imgurl'], ['footerMenu', 'header_link']],
  [outLink, ['topMenu', 'is_outLink'], ['footerMenu', 'is_outLink']],
  [webAddress, ['friendlyLinks', 'links_url']],
];

/** Where a call's first record is. */
const records: Record<Part, Keys> = {
  topMenu: ['产品与服务', 0],
  footerMenu: ['产品服务', 0],
  siteInfo: [],
  pictureAddresses: [],
  recommendations: [0],
  friendlyLinks: [0],
};

describe('the fields of reading calls (section 3)', () => {
  test.each(
    fields.flatMap(([rule, ...places]) => places.map(([part, field]) => ({ part, field, rule }))),
  )('$part: $field is read, or refused by a message that names it', ({ part, field, rule }) => {
    const keys = [...records[part], field];
    for (const [came, read] of rule.read) expect(at(open(part, keys, came), keys)).toEqual(read);
    for (const value of rule.refused) expect(() => open(part, keys, value)).toThrow(keys.join('.'));
  });

  test('picture addresses are stored under names of their own', () => {
    const fields = {
      pic_addr: 'picAddr',
      zs_addr: 'zsAddr',
      jxszs_addr: 'jxszsAddr',
      sy_addr: 'syAddr',
      logo_url: 'logoUrl',
    };
    for (const [field, stored] of Object.entries(fields)) {
      const read = (value: unknown) => open('pictureAddresses', [field], value);

      expect(read(' https://cdn.example/a/ ')).toHaveProperty(stored, 'https://cdn.example/a/');
      expect(read(null)).toHaveProperty(stored, '');
      for (const value of address.refused) expect(() => read(value)).toThrow(field);
    }

    expect(() => open('pictureAddresses', ['pic_addr'], absent)).toThrow('an object with pic_addr');
  });

  const columns = ['产品服务', '解决方案', '资源中心', '关于我们', '其他'];
  test.each(columns)('the column %s of the footer may have no entry', (column) => {
    for (const value of [absent, [], null])
      expect(open('footerMenu', [column], value)).toMatchObject({ [column]: [] });
  });

  test.each<[Part, unknown]>([
    ['topMenu', {}],
    ['topMenu', { 产品与服务: [], 解决方案: [] }],
    ['footerMenu', Object.fromEntries(columns.map((column) => [column, []]))],
    ['recommendations', []],
  ])('%s is refused without any entry: %j', (part, nothing) => {
    expect(() => open(part, [], nothing)).toThrow(`${part}: expected data`);
  });
});

/** The keys that a call's request is refused for; none if it is accepted. */
function refusedKeys(call: Pick<Submission, 'request'>, request: unknown): string[] {
  const result = v.safeParse(call.request as v.GenericSchema, request);
  return result.success ? [] : [...new Set(issuesOf('', result.issues).map(({ key }) => key))];
}

describe('the payloads of submissions (sections 5 and 7)', () => {
  test.each<Submission>([...submissions])(
    '$name accepts what the forms send, but not without a field',
    (call) => {
      const accepted = acceptedRequests[call.name as keyof typeof acceptedRequests];
      expect(refusedKeys(call, accepted)).toEqual([]);
      for (const key of Object.keys(accepted))
        expect(refusedKeys(call, withChange(accepted, [key], absent))).toEqual([key]);
    },
  );

  test('a download is applied for by one of four kinds, and logged by ids that are numbers or texts (section 4)', () => {
    for (const kind of ['file', 'whitepaper', 'ppt', 'cloudtech'])
      expect(refusedKeys(applyForDownload, { ...applicantRequest, kind, file_id: 7 })).toEqual([]);
    for (const kind of ['video', '', null])
      expect(refusedKeys(applyForDownload, { ...applicantRequest, kind, file_id: 7 })).toEqual([
        'kind',
      ]);

    expect(v.parse(recordDownload.request, { apply_id: 3, file_id: '7', user_ip: '::1' })).toEqual({
      apply_id: '3',
      file_id: '7',
      user_ip: '::1',
    });
    expect(refusedKeys(recordDownload, { apply_id: '', file_id: '7', user_ip: '::1' })).toEqual([
      'apply_id',
    ]);
  });
});
