import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSeeds } from '../../mock-api/seeds';
import type { Issue } from '../../src/calls/issue';
import { readExamples } from '../../src/content/examples';
import { sectionDefinitions } from '../../src/content/section-definition';
import type { FormerAddressRow, RedirectRow } from '../../src/features/redirects/schema';
import { menuGroups } from '../../src/site/menu-groups';
import { copyOfProject } from '../../tests/support/project-copy';
import { root } from '../../tests/support/root';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { scaffoldFeature } from './feature';
import { rename, retire } from './rename';
import { itemKinds, type NewContent, pageKinds, scaffold } from './scaffold';
import { scaffoldSection } from './section';

const manifestFile = 'src/site/manifest.ts';

describe('npm run new', () => {
  let copy: ReturnType<typeof copyOfProject>;
  const filesByKind = new Map<NewContent['kind'], string[]>();
  const read = (file: string) => readFileSync(join(copy.root, file), 'utf8');
  const fileName = (kind: NewContent['kind']) =>
    pageKinds.some((page) => page === kind) ? 'FreshlyMade' : 'freshly-made';
  const make = (kind: NewContent['kind'], slug = fileName(kind)) =>
    scaffold(copy.root, { kind, slug, family: 'compute', today: '2026-11-21' });

  beforeAll(() => {
    copy = copyOfProject('data', 'src', 'tsconfig.json', 'mock-api');
    copy.link('node_modules');
    for (const kind of [...pageKinds, ...itemKinds]) filesByKind.set(kind, make(kind));
  });
  afterAll(() => copy.remove());

  test('leaves only texts to write and pictures to draw', () => {
    const command = [join(root, 'node_modules/tsx/dist/cli.mjs'), 'src/cli/content.ts', '--json'];
    const { stdout } = spawnSync(process.execPath, command, { cwd: copy.root, encoding: 'utf8' });
    const newFiles = [...filesByKind.values()].flat();
    const issues = (JSON.parse(stdout) as Issue[]).filter(
      ({ source, key }) => newFiles.includes(source) || /freshly-?made/i.test(`${source} ${key}`),
    );
    const files = new Set(issues.map(({ source }) => source));
    const texts = newFiles.filter((file) => /(zh|en)\.json$|(items|products)\/|topMenu/.test(file));
    for (const file of texts) expect(files).toContain(file);
    const kinds = issues.map(
      ({ message }) => /^(still to be written|is not drawn)/.exec(message)?.[0] ?? message,
    );

    expect(new Set(kinds)).toEqual(new Set(['still to be written', 'is not drawn']));
  }, 30_000);

  test.each(pageKinds)('adds a %s to the manifest and the mock’s menus', (kind) => {
    const row =
      kind === 'product' ? "product('FreshlyMade', 'compute')," : "solution('FreshlyMade'),";

    expect(read(manifestFile)).toContain(`,\n  ${row}\n`);
    const menu = readSeeds(copy.root).topMenu as Record<string, Record<string, unknown>[]>;
    const group = menu[menuGroups[kind === 'product' ? 'products' : 'solutions']] ?? [];
    const at = group.findIndex(({ header_link }) => header_link === `/${kind}/FreshlyMade`);
    expect(group[at]).toMatchObject({
      header_title: 'FreshlyMade',
      header_type: group[at - 1]?.header_type,
    });
    expect(JSON.stringify(readSeeds(copy.root).footerMenu)).toContain(`"/${kind}/FreshlyMade"`);
  });

  test('adds lines to the files that list every page, and changes none of theirs', () => {
    for (const file of [
      'mock-api/seeds/topMenu.json',
      'mock-api/seeds/footerMenu.json',
      'data/english/names.json',
      'data/icons.json',
      manifestFile,
    ]) {
      const after = read(file).split('\n');
      const before = readFileSync(join(root, file), 'utf8').split('\n');
      // The entry before the new one gets a comma.
      const missing = before.filter((line) => !after.includes(line) && !after.includes(`${line},`));

      expect([file, missing]).toEqual([file, []]);
      expect(after.length - before.length).toBeLessThan(40);
    }
  });

  test('makes drafts, which no menu shows and which the check only counts', () => {
    const options = { family: 'compute', today: '2026-11-21', draft: true } as const;
    const files = [
      ...scaffold(copy.root, { kind: 'product', slug: 'StillWritten', ...options }),
      ...scaffold(copy.root, { kind: 'report', slug: 'still-written', ...options }),
    ];
    const marked = files.filter((file) => /"draft": true/.test(read(file)));
    expect(marked).toHaveLength(2);
    expect(files.join()).not.toMatch(/seeds|names\.json/);

    const command = [join(root, 'node_modules/tsx/dist/cli.mjs'), 'src/cli/content.ts'];
    const run = { cwd: copy.root, encoding: 'utf8' } as const;
    const { stdout } = spawnSync(process.execPath, command, run);
    for (const file of marked) expect(stdout).toContain(`${file}: a draft`);
    expect(stdout).toContain('2 drafts');
  }, 30_000);

  test.each(itemKinds)('gives an item of kind %s today’s date and the next number', (kind) => {
    const [file = ''] = filesByKind.get(kind) ?? [];
    expect(JSON.parse(read(file))).toHaveProperty('date', '2026-11-21');

    const folder = `data/items/${kind}`;
    const numbers = readdirSync(join(copy.root, folder)).map((name) => {
      const { id } = JSON.parse(read(`${folder}/${name}`)) as { id: number };
      return id;
    });
    const [next = ''] = make(kind, 'one-more');
    expect(JSON.parse(read(next))).toHaveProperty('id', Math.max(...numbers) + 1);
  });

  test.each<[string, NewContent['kind'], string, string]>([
    ['a product in lower case with a hyphen', 'product', 'my-product', 'letters and digits'],
    ['a product that climbs out of its folder', 'product', '../../x', 'letters and digits'],
    ['a product that differs from another only in case', 'product', 'bcc', '/product/BCC'],
    ['a product that was just created', 'product', 'freshlymade', 'exists already'],
    ['an item with capitals', 'news', 'BigNews', 'lower case'],
    ['an item at the address of a route', 'news', 'detail', '/news/detail'],
    ['an item that exists', 'case', 'linjiang-bank', '/case/linjiang-bank'],
  ])('refuses %s and writes nothing', (_, kind, slug, message) => {
    const before = read(manifestFile);
    expect(() => make(kind, slug)).toThrow(message);
    expect(read(manifestFile)).toBe(before);
  });
});

test('npm run new -- rename redirects both languages; a second name is reached in one step, and a name that comes back is no redirect', () => {
  const project = temporaryFolder();
  project.write('data/redirects.json', '[]');
  const renamed = (from: string, to: string) => {
    rename(project.folder, from, to, '2026-11-24');
    const rows = JSON.parse(
      readFileSync(join(project.folder, 'data/redirects.json'), 'utf8'),
    ) as RedirectRow[];
    return rows.map((row) => `${row.from} ${row.to}`);
  };

  expect(renamed('/a', '/b')).toEqual(['/a /b', '/en/a /en/b']);
  expect(renamed('/b', '/c')).toEqual(['/a /c', '/en/a /en/c', '/b /c', '/en/b /en/c']);
  expect(renamed('/c', '/a')).toEqual(['/b /a', '/en/b /en/a', '/c /a', '/en/c /en/a']);
  project.remove();
});

describe.each([
  {
    what: 'feature',
    scaffold: scaffoldFeature,
    folder: 'src/features/notice-board',
    lists: ['src/features/index.ts', 'src/features/browser.ts'],
  },
  {
    what: 'section',
    scaffold: scaffoldSection,
    folder: 'src/sections/notice-board',
    lists: ['src/sections/index.ts', 'src/templates/kinds/article.ts'],
  },
])('npm run new -- $what', ({ scaffold: make, folder, lists }) => {
  let copy: ReturnType<typeof copyOfProject>;
  let files: string[];

  beforeAll(() => {
    copy = copyOfProject('src', 'data', 'tsconfig.json', 'biome.json', 'tools/lint', 'docs');
    copy.link('node_modules');
    files = make(copy.root, 'notice-board');
  });
  afterAll(() => copy.remove());

  test('makes a folder whose kind of section pages may have', () => {
    const { features } = jest.requireActual<typeof import('../../src/features')>(
      join(copy.root, 'src/features/index.ts'),
    );
    const definitions = sectionDefinitions(features);
    expect(files).toContain(`${folder}/section.ts`);

    const { examples, issues } = readExamples(copy.root, definitions);

    expect(Object.keys(definitions)).toContain('noticeBoard');
    expect(issues).toEqual([]);
    expect(Object.keys(examples)).toContain('noticeBoard');
  });

  test('adds a line to each list, in order', () => {
    const read = (file: string) => readFileSync(join(copy.root, file), 'utf8');
    const sorted = (file: string) => {
      const lines = read(file).match(/^import .*$/gm) ?? [];
      const modules = lines.map((line) => line.replace(/.* from /, ''));
      return modules.filter((path) => path.includes('/sections/') || path.startsWith("'./"));
    };

    for (const file of lists) {
      expect(sorted(file)).toEqual([...sorted(file)].sort());
      expect(sorted(file).join()).toContain('/notice-board/');
    }

    expect(read('docs/content.md')).toContain('| [`noticeBoard`](');
  });

  test('lays its files out as the formatter does', () => {
    const command = join(root, 'node_modules/.bin/biome');
    const run = spawnSync(command, ['format', '--vcs-enabled=false', ...files], {
      cwd: copy.root,
      encoding: 'utf8',
    });

    expect(run.stdout + run.stderr).toContain('No fixes applied');
    expect(run.status).toBe(0);
  });

  test.each(['notice-board', 'search', 'Notice', '../x', 'a--b'])('refuses %s', (name) => {
    expect(() => make(copy.root, name)).toThrow(/exists already|not a name/);
  });
});

describe('npm run new -- retire', () => {
  const project = temporaryFolder();
  afterAll(() => project.remove());

  const day = '2026-11-28';
  const rowsAfterwards = () =>
    JSON.parse(
      readFileSync(join(project.folder, 'data/redirects.json'), 'utf8'),
    ) as FormerAddressRow[];

  beforeEach(() => {
    project.write('data/redirects.json', '[]');
    project.write('data/addresses.json', '["/a", "/en/a", "/b", "/en/b", "/only-chinese"]');
  });

  test('retires an address in both languages from a day on, and whatever led to it', () => {
    rename(project.folder, '/a', '/b', '2026-11-24');
    retire(project.folder, '/b', day, 'no longer offered');

    expect(rowsAfterwards()).toEqual(
      ['/b', '/en/b', '/a', '/en/a'].map((from) => ({
        from,
        retired: day,
        reason: 'no longer offered',
      })),
    );
  });

  test('retires what was published, and refuses what never was', () => {
    retire(project.folder, '/only-chinese', day, 'x');

    expect(rowsAfterwards().map(({ from }) => from)).toEqual(['/only-chinese']);
    expect(() => retire(project.folder, '/misspelt', day, 'x')).toThrow('never published');
  });

  test('retires all below a folder with one row for each language that had pages there', () => {
    project.write('data/addresses.json', '["/docs", "/docs/a", "/docs/b/c", "/en/docs/a"]');
    retire(project.folder, '/docs/a', day, 'x');
    retire(project.folder, '/docs/*', day, 'x');

    expect(rowsAfterwards().map(({ from }) => from)).toEqual(['/docs/*', '/en/docs/*']);
    expect(() => retire(project.folder, '/other/*', day, 'x')).toThrow('never published');
  });

  test('a page that comes back to a retired address is no longer retired', () => {
    retire(project.folder, '/a', day, 'x');
    rename(project.folder, '/b', '/a', day);

    expect(rowsAfterwards().filter((row) => 'retired' in row)).toEqual([]);
  });
});
