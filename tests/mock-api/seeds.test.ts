import { checkSeeds, readSeeds } from '../../mock-api/seeds';
import { createMockApi } from '../../mock-api/server';
import { reads } from '../../src/calls/calls';
import { openPayload } from '../../src/calls/envelope';
import { DataError } from '../../src/calls/issue';
import { copyOfProject } from '../support/project-copy';

type Entry = Record<string, unknown>;

let copy: ReturnType<typeof copyOfProject>;

beforeEach(() => {
  copy = copyOfProject('mock-api/seeds', 'mock-api/upload/menu');
});

afterEach(() => copy.remove());

const seedFile = (name: string) => `mock-api/seeds/${name}.json`;

/** Changes a field of the first entry of a group. */
const editFirst = (name: string, group: string, field: string, value: unknown) =>
  copy.edit<Record<string, Entry[]>>(seedFile(name), (menu) => {
    const [entry] = menu[group] ?? [];
    if (!entry) throw new Error(`no entry in ${group}`);

    entry[field] = value;
    return menu;
  });

const at = expect.stringMatching(/^\d+:\d+$/);

test('the committed seeds have nothing wrong with them, and every reference to the vendor is resolved', () => {
  const { seeds, errors, warnings } = checkSeeds(copy.root);
  expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
  expect(JSON.stringify(seeds)).not.toContain('{{');
});

test('a picture on another host is not looked for', () => {
  const picture = 'https://cdn.example/upload/menu/nothing.png';
  editFirst('topMenu', '产品与服务', 'header_imgurl', picture);

  expect(checkSeeds(copy.root)).toMatchObject({ errors: [], warnings: [] });
});

const scheme =
  'a path or a whole address with http, https, mailto or tel; never javascript: or data:';

const picture = expect.stringMatching(
  /^no picture \/?upload\/menu\/nothing\.png in mock-api\/upload$/,
);

test.each([
  ['topMenu', '产品与服务', 'header_title', undefined, 'is missing'],
  ['footerMenu', '产品服务', 'id', undefined, 'is missing'],
  ['topMenu', '产品与服务', 'header_link', 'java\tscript:alert(1)', scheme],
  ['footerMenu', '关于我们', 'header_link', ' JavaScript:alert(1)', scheme],
  ['topMenu', '解决方案', 'header_link', 'data:text/html,x', scheme],
  ['topMenu', '产品与服务', 'header_imgurl', '/upload/menu/nothing.png', picture],
])(
  '%s › %s.0.%s of %j stops nothing: it is named by file, place, key and reason, and answered as a real API would',
  (name, group, field, value, message) => {
    editFirst(name, group, field, value);
    const source = seedFile(name);
    const { errors, warnings } = checkSeeds(copy.root);

    expect(errors).toEqual([]);
    expect(warnings).toEqual([{ source, at, key: `${group}.0.${field}`, message }]);
    expect(() => createMockApi({ root: copy.root })).not.toThrow();
  },
);

test('several faults come in one message that a person can act on', () => {
  copy.write(seedFile('siteInfo'), '{"copyright": "© 某云科技",\n "crod": }');
  copy.write(seedFile('recommendations'), '[]');
  copy.write(seedFile('friendlyLinks'), '{"links_name": "{{vendor.nickname}}"}');
  copy.write(seedFile('topMenu'), '{"首页": [{"id": 1}]}');
  const start = () => createMockApi({ root: copy.root });

  expect(start).toThrow(DataError);
  expect(start).toThrow(`${seedFile('siteInfo')}:2:10: is not JSON: a value is missing here`);
  expect(start).toThrow(`${seedFile('recommendations')}: a list with at least one entry`);
  expect(start).toThrow(`${seedFile('friendlyLinks')}: refers to {{vendor.nickname}}`);
  expect(start).toThrow(/topMenu\.json:\d+:\d+ › 首页\.0\.header_title: is missing/);
});

test('a seed says of the vendor what data/vendor.json says', () => {
  copy.write(
    seedFile('siteInfo'),
    '{"copyright": "© {{vendor.name}}", "crod": "{{vendor.filing}}", "banner_id": 1}',
  );
  const { siteInfo } = readSeeds(copy.root);
  const info = openPayload('', JSON.stringify({ data: siteInfo }), reads.siteInfo.answer);

  expect(info.copyright).toMatch(/^© [^{}]+$/);
  expect(info.crod).not.toContain('{');
});
