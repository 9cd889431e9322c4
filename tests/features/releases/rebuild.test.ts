import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { listen } from '../../../src/features/hosting/http';
import { changesIn, largeMenuChanges } from '../../../src/features/releases/changes';
import { cleanBuildReason } from '../../../src/features/releases/clean';
import { rebuild } from '../../../src/features/releases/rebuild';
import {
  builtFiles,
  differing,
  inputDigests,
  publishedRecord,
  readRecord,
  transferOf,
  writeRecord,
} from '../../../src/features/releases/record';
import { recordOf } from '../../fixtures/build-record';
import { startChangingApi } from '../../support/changing-api';
import { temporaryFolder } from '../../support/temporary-folder';

let project: ReturnType<typeof temporaryFolder>;
let site: string;

beforeEach(() => {
  project = temporaryFolder();
  site = join(project.folder, 'public');

  for (const file of [
    'src/site/manifest.ts',
    'data/ui/zh/common.json',
    'data/last-good/A.json',
    'static/a.svg',
  ])
    project.write(file, file);
});

afterEach(() => project.remove());

test.each([
  ['src/site/manifest.ts', 'code'],
  ['package-lock.json', 'code'],
  ['data/ui/zh/common.json', 'data'],
  ['src/gatsby-types.d.ts', ''],
  ['data/last-good/A.json', ''],
])('a change of %s is one of the build’s %s', (file, expected) => {
  const before = inputDigests(project.folder, {});
  project.write(file, 'changed');

  expect(differing(before, inputDigests(project.folder, {})).join()).toBe(expected);
});

test.each([
  ['the address that browsers call', { GATSBY_API_URL: 'https://a.example' }, true],
  ['whether an API is configured', { API_URL: 'https://a.example' }, true],
  ['what configures Gatsby itself', { GATSBY_TELEMETRY_DISABLED: '1' }, false],
])('the build’s settings change with %s: %s', (_, variables, changes) => {
  const settings = (set: Record<string, string>) => inputDigests(project.folder, set).settings;
  expect(settings(variables) !== settings({})).toBe(changes);
});

test('the record of a build is read if it is whole and of this version', () => {
  expect(readRecord(site)).toBeNull();

  const whole = recordOf({ hidden: ['a'] });
  project.write('public/build.json', JSON.stringify(whole));
  expect(readRecord(site)).toEqual(whole);

  for (const text of ['{"version":5,', JSON.stringify({ ...whole, version: 1 })]) {
    project.write('public/build.json', text);
    expect(readRecord(site)).toBeNull();
  }
});

test.each<[string, number, string, RegExp | object | null]>([
  ['its record', 200, JSON.stringify(recordOf({})), recordOf({})],
  ['that there is none', 404, '', null],
  ['an error', 503, '', /build\.json is not a build record \(HTTP 503\)$/],
])(
  'the record of a published site is asked for; the site answers with %s',
  async (_, status, body, expected) => {
    const server = await listen((_request, response) => response.writeHead(status).end(body), 0);
    const record = publishedRecord(`${server.address}/`);
    if (expected instanceof RegExp) await expect(record).rejects.toThrow(expected);
    else expect(await record).toEqual(expected);

    await server.close();
    await expect(publishedRecord(server.address)).rejects.toThrow(/build\.json cannot be reached/);
  },
);

test('two records say which files to upload and to remove', () => {
  const before = recordOf({
    files: { 'index.html': '1', 'app.js': '1', 'app.js.br': '1', 'old.js': '1' },
  });
  const now = recordOf({
    files: { 'index.html': '2', 'app.js': '1', 'app.js.br': '1', 'new.js': '1' },
  });

  expect(transferOf(before, now)).toEqual({
    upload: ['index.html', 'new.js', 'build.json'],
    remove: ['old.js'],
  });
  expect(transferOf(null, now).upload).toEqual([...Object.keys(now.files), 'build.json']);
});

test('the changes of the answers are named by list, id and field, an entry that came or went with all of its fields', () => {
  const entry = (id: string, title: string) => ({ id, header_title: title });

  const before = {
    topMenu: { 产品: [entry('1', '容器'), entry('2', '微服务')] },
    siteInfo: { copyright: '© 2026' },
  };
  const after = {
    topMenu: { 产品: [entry('3', '网格'), entry('1', '平台')] },
    siteInfo: { copyright: '© 2026' },
  };

  expect(
    changesIn(before, after)
      .map(({ path, from, to }) => `${path}: ${from} → ${to}`)
      .sort(),
  ).toEqual([
    'topMenu › 产品 › 1 › header_title: 容器 → 平台',
    'topMenu › 产品 › 2 › header_title: 微服务 → ',
    'topMenu › 产品 › 2 › id: 2 → ',
    'topMenu › 产品 › 3 › header_title:  → 网格',
    'topMenu › 产品 › 3 › id:  → 3',
  ]);
});

test.each([
  [9, 6, false],
  [9, 5, true],
  [9, 13, true],
  [0, 9, false],
])(
  'a menu that changes by more than a third is reported loudly: from %i entries to %i: %p',
  (from, to, isSaid) => {
    const menu = (count: number) => ({
      产品: Array.from({ length: count }, (__, id) => ({ id, header_title: `entry ${id}` })),
    });

    for (const name of ['topMenu', 'footerMenu']) {
      const before = { [name]: menu(from) };
      const messages = largeMenuChanges(before, { [name]: menu(to) });

      expect(messages).toEqual(isSaid ? [expect.stringContaining(name)] : []);
    }
  },
);

test('a menu cut to one entry is a question in strict mode, which ACCEPT_MENU answers', async () => {
  const api = await startChangingApi();
  project.write(
    'releases/served/build.json',
    JSON.stringify(recordOf({ answers: { topMenu: api.menu } })),
  );
  symlinkSync('served', join(project.folder, 'releases/current'), 'junction');
  // Gatsby's turn comes after the question.
  project.write('node_modules/gatsby/cli.js', 'process.exit(1)');

  const [group = '', entries = []] = Object.entries(api.menu)[0] ?? [];
  api.menu = { [group]: entries.slice(0, 1) };

  const build = async (settings: NodeJS.ProcessEnv) => {
    const env = jest.replaceProperty(process, 'env', { ...process.env, ...settings });
    await rebuild(project.folder, { base: api.address }).finally(() => env.restore());
  };

  await expect(build({ API_STRICT: '1' })).rejects.toThrow(
    /entries of topMenu are gone.*ACCEPT_MENU=1/s,
  );
  await expect(build({ API_STRICT: '1', ACCEPT_MENU: '1' })).rejects.toThrow('The build failed');

  await api.close();
});

describe('a clean build is needed', () => {
  const reason = () => cleanBuildReason(project.folder);

  /** What a build that passed leaves behind. */
  beforeEach(() => {
    for (const file of ['index.html', 'case/index.html', '_gatsby/slices/a.html'])
      project.write(`public/${file}`, `public/${file}`);
    project.write('.cache/redux/state', '');
    writeRecord(site, recordOf({ inputs: inputDigests(project.folder), files: builtFiles(site) }));
  });

  test('neither after a change of data, nor of Gatsby’s fragments', () => {
    project.write('data/ui/zh/common.json', '{}');
    project.write('public/_gatsby/slices/a.html', 'changed');

    expect(reason()).toBeNull();
  });

  test.each<[string, () => unknown]>([
    [
      'there is no earlier build that has passed',
      () => rmSync(join(project.folder, '.cache'), { recursive: true }),
    ],
    [
      'code or settings have changed',
      () => project.write('src/styles/tokens.css', ':root { --ink: #000; }'),
    ],
  ])('because %s', (expected, damage) => {
    damage();
    expect(reason()).toBe(expected);
  });
});
