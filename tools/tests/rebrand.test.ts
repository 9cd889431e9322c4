import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import vendor from '../../data/vendor.json';
import { root } from '../../tests/support/root';
import { wholeCopy } from '../../tests/support/whole-copy';

const both = (zh: string, en: string) => ({ zh, en });
const square = '<svg viewBox="0 0 4 4"><path fill="currentColor" d="M0 0h4v4z"/></svg>';
const host = (name: string) => `https://${name}.northwind.example`;

/** Another vendor, with longer names and a mark of another size. */
const other = {
  name: both('北风云计算', 'Northwind Cloud'),
  shortName: both('北风云', 'Northwind'),
  legalName: both('北风云计算（杭州）股份有限公司', 'Northwind Cloud (Hangzhou) Inc.'),
  slug: 'Northwind',
  mark: 'mark.svg',
  filing: '浙ICP备00000001号',
  siteUrl: host('www'),
  companyHost: host('files'),
  posterUrl: host('news'),
  hotline: { mainland: '+86 400 111 2222', hongKong: '+852 1111 2222' },
  email: {
    support: 'help@northwind.example',
    sales: 'sales@northwind.example',
    jobs: 'jobs@northwind.example',
  },
  accounts: vendor.accounts.map((account) => ({ ...account, url: host(account.id) })),
  offices: vendor.offices.map((office) => ({
    ...office,
    address: both('北风路 1 号', '1 Beifeng Road'),
  })),
  colours: { light: { brand: '#0a7a3c' } },
};

let copy: Awaited<ReturnType<typeof wholeCopy>>;

const run = (program: string, ...parameters: string[]) => {
  const { stdout, stderr, status } = spawnSync(program, parameters, {
    cwd: copy.folder,
    encoding: 'utf8',
  });
  return { output: stdout + stderr, status };
};

const git = (...parameters: string[]) =>
  run('git', '-c', 'user.name=Test', '-c', 'user.email=test@vendor.example', ...parameters).output;

/** Runs the command, without drawing anything. */
function rebrand(facts: object, mark = square) {
  writeFileSync(join(copy.folder, '.git/mark.svg'), mark);
  writeFileSync(join(copy.folder, '.git/facts.json'), JSON.stringify(facts));
  return run(
    process.execPath,
    '--import',
    'tsx',
    'tools/rebrand.ts',
    '.git/facts.json',
    '--no-draw',
  );
}

/**
 * The places that `--check` lists, without drawings: nothing else of the project names the vendor.
 */
function check(): string[] {
  const { output } = run(process.execPath, '--import', 'tsx', 'tools/rebrand.ts', '--check');
  return output.split('\n').filter((line) => /^ {2}(?!npm run draw|static\/)\S/.test(line));
}

beforeAll(async () => {
  copy = await wholeCopy();
  symlinkSync(join(root, 'tools/node_modules'), join(copy.folder, 'tools/node_modules'));
  git('init', '--quiet');
  // .gitignore excludes a folder of that name, but not a symbolic link.
  writeFileSync(join(copy.folder, '.git/info/exclude'), 'node_modules\n');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--message', 'before');
}, 120_000);
afterAll(() => copy.remove());

test.each<[string, object, string | undefined, string]>([
  ['a name that is missing', { ...other, name: { zh: '北风' } }, undefined, 'name.en'],
  [
    'too little contrast',
    { ...other, colours: { light: { brand: '#ffee00' } } },
    undefined,
    'colours.light.brand',
  ],
  [
    'a colour of no such name',
    { ...other, colours: { dark: { brnad: '#ffffff' } } },
    undefined,
    'colours.dark.brnad',
  ],
  [
    'a mark with a script',
    other,
    square.replace('<path', '<script>alert(1)</script><path'),
    'mark',
  ],
  ['a fact that does not exist', { ...other, hotlines: {} }, undefined, 'hotlines'],
])('npm run rebrand refuses %s by its key, and changes nothing', (_, facts, mark, key) => {
  const { output, status } = rebrand(facts, mark);
  expect([status, output]).toEqual([1, expect.stringContaining(`facts.json › ${key}: `)]);
  expect(git('status', '--porcelain')).toBe('');
});

test('npm run rebrand leaves no name, host or contact of the former vendor in any text that is not drawn', () => {
  const { status } = rebrand(other);
  const { name, shortName, legalName } = vendor;
  const names = [name, shortName, legalName].flatMap(({ zh, en }) => [zh, en]);
  const contacts = [
    vendor.slug,
    vendor.filing,
    vendor.siteUrl,
    vendor.companyHost,
    ...Object.values(vendor.hotline),
    ...Object.values(vendor.email),
  ];
  const patterns = [...names, ...contacts].flatMap((word) => ['-e', word]);
  const files = git('grep', '-I', '-i', '-F', '--name-only', ...patterns)
    .trim()
    .split('\n');
  git('checkout', '--quiet', '.');

  // The record of former names, and what `npm run draw -- icons` draws.
  expect([status, files]).toEqual([
    0,
    ['static/favicon.svg', 'static/manifest.webmanifest', 'tools/rebrand/former.json'],
  ]);
}, 600_000);

test('npm run rebrand replaces the vendor, and the check finds texts, published pages and facts that were left out', () => {
  const { email: _, ...facts } = other;
  const { output, status } = rebrand(facts);
  expect([status, output]).toEqual([0, expect.stringContaining('Still names the former vendor:')]);
  // Of hundreds of stale drawings, one line a kind.
  expect(output.match(/^ {2}npm run draw -- consoles$/gm)).toHaveLength(1);
  const changed = ['data/vendor.json', 'src/styles/tokens.css', 'tools/rebrand/former.json'];
  expect(git('diff', '--name-only').trim().split('\n')).toEqual(changed);

  const page = join(copy.folder, 'data/pages/case.zh.json');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('"lead": "', `"lead": "${vendor.shortName.zh}的`),
  );

  for (const folder of ['public/case', 'public/news']) {
    mkdirSync(join(copy.folder, folder), { recursive: true });
    writeFileSync(
      join(copy.folder, folder, 'index.html'),
      `<p>\n<a href="${vendor.siteUrl}">x</a>`,
    );
  }

  writeFileSync(join(copy.folder, 'public/index.html'), `<a>${vendor.email.support}</a>`);
  expect(check()).toEqual([
    expect.stringMatching(/^ {2}data\/pages\/case\.zh\.json:\d+: "lead": ./),
    expect.stringMatching(`^  data/vendor.json:\\d+: "support": "${vendor.email.support}"`),
    expect.stringMatching(`^  data/vendor.json:\\d+: "sales": "${vendor.email.sales}"`),
    expect.stringMatching(`^  data/vendor.json:\\d+: "jobs": "${vendor.email.jobs}"`),
    expect.stringMatching(/^ {2}public\/case\/index\.html:2: ./),
    expect.stringContaining(`public/index.html:1: <a>${vendor.email.support}`),
  ]);
}, 600_000);
