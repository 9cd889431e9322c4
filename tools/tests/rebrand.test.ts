import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import vendor from '../../data/vendor.json';
import { wholeCopy } from '../../tests/support/whole-copy';

const both = (zh: string, en: string) => ({ zh, en });
const square = '<svg viewBox="0 0 4 4"><path fill="currentColor" d="M0 0h4v4z"/></svg>';
const host = (name: string) => `https://${name}.northwind.example`;

/** Another vendor, whose names are longer and whose mark has another size. */
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
  email: { support: 'help@northwind.example', sales: 'sales@northwind.example' },
  accounts: vendor.accounts.map((account) => ({ ...account, url: host(account.id) })),
  offices: vendor.offices.map((office) => ({ ...office, address: both('北风路 1 号', '1 Beifeng Road') })),
  colours: { light: { brand: '#0a7a3c' } },
};

let copy: Awaited<ReturnType<typeof wholeCopy>>;
/** Runs a program in the copy; its output and how it ended. */
const run = (program: string, ...parameters: string[]) => {
  // Jest's own variables would reach Gatsby.
  const { JEST_WORKER_ID: _, NODE_ENV: __, ...env } = process.env;
  const { stdout, stderr, status } = spawnSync(program, parameters, { cwd: copy.folder, encoding: 'utf8', env });
  return { output: stdout + stderr, status };
};
const tsx = (...parameters: string[]) => run(process.execPath, '--import', 'tsx', ...parameters);
const git = (...parameters: string[]) =>
  run('git', '-c', 'user.name=Test', '-c', 'user.email=test@vendor.example', ...parameters).output;
function rebrand(facts: object, mark = square) {
  writeFileSync(join(copy.folder, '.git/mark.svg'), mark);
  writeFileSync(join(copy.folder, '.git/facts.json'), JSON.stringify(facts));
  return tsx('tools/rebrand.ts', '.git/facts.json', '--no-draw');
}

beforeAll(async () => {
  copy = await wholeCopy();
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--message', 'before');
}, 120_000);
afterAll(() => copy.remove());

test.each<[string, object, string | undefined, string]>([
  ['a name that is missing', { ...other, name: { zh: '北风' } }, undefined, 'name.en'],
  ['a slug with a slash', { ...other, slug: 'north/wind' }, undefined, 'slug'],
  ['a colour that is none', { ...other, colours: { light: { brand: 'green' } } }, undefined, 'colours.light.brand'],
  ['too little contrast', { ...other, colours: { light: { brand: '#ffee00' } } }, undefined, 'colours.light.brand'],
  ['a colour of no such name', { ...other, colours: { dark: { brnad: '#ffffff' } } }, undefined, 'colours.dark.brnad'],
  ['a mark with a script', other, square.replace('<path', '<script>alert(1)</script><path'), 'mark'],
  ['a mark with a handler', other, square.replace('d=', 'onload="alert(1)" d='), 'mark'],
  ['a mark with a picture', other, square.replace('<path', '<image href="https://x.example/y.png"/><path'), 'mark'],
  ['a fact that does not exist', { ...other, hotlines: {} }, undefined, 'hotlines'],
])('npm run rebrand refuses %s by its key, and changes nothing', (_, facts, mark, key) => {
  const { output, status } = rebrand(facts, mark);
  expect([status, output]).toEqual([1, expect.stringContaining(`facts.json › ${key}: `)]);
  expect(git('status', '--porcelain')).toBe('');
});

test('after npm run rebrand the old vendor is named nowhere but where the list says, and what does not show it passes', () => {
  const { output, status } = rebrand(other);
  expect([status, output]).toEqual([0, expect.stringContaining('Still names the old vendor:')]);
  const old = new RegExp([vendor.name.zh, vendor.name.en, vendor.shortName.zh, vendor.slug].join('|'), 'i');
  const where = ['--', ':!tools/rebrand/former.json'];
  const found = git('grep', '-I', '--ignore-case', '--name-only', '-E', old.source, ...where);
  const named = found.split('\n').filter(Boolean);
  // Drawn: npm run draw writes them.
  expect(named).toEqual(['static/favicon.svg', 'static/manifest.webmanifest']);
  for (const file of named) expect(output).toContain(`  ${file}:`);
  expect(git('ls-files')).not.toMatch(old);
  expect(git('status', '--porcelain').trim().split(/\s+/)).toEqual([
    'M',
    'data/vendor.json',
    'M',
    'src/styles/tokens.css',
    'M',
    'tools/rebrand/former.json',
  ]);

  expect(tsx('src/cli/content.ts').output).toContain('0 issues');
  const tests = ['routes', 'tokens', 'seeds', 'structured-data', 'metadata', 'header.test', 'mock-api'];
  const { output: said, status: ended } = run(process.execPath, 'node_modules/jest/bin/jest.js', '-w', '1', ...tests);
  expect([ended, ended === 0 || said]).toEqual([0, true]);

  const before = git('diff');
  expect(rebrand(other).output).toContain('Changed:\n  nothing');
  expect(git('diff')).toBe(before);
  expect(readFileSync(join(copy.folder, 'data/vendor.json'), 'utf8')).toContain('viewBox=\\"0 0 4 4\\"');
}, 300_000);

test('npm run rebrand -- --check reads the built site, PDFs and spreadsheets too, and is content with what may stay', () => {
  const check = () => tsx('tools/rebrand.ts', '--check');
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(copy.folder, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  expect(tsx('tools/draw.ts', 'icons').status).toBe(0);
  const built = tsx('src/cli/build.ts');
  expect([built.status, built.status === 0 || built.output]).toEqual([0, true]);

  // What --no-draw has left.
  const mayStay = ['static/social/', 'static/consoles/', 'mock-api/upload/'];
  const { output, status } = check();
  const left = output.split('\n').filter((line) => line.startsWith('  '));
  expect([status, left.filter((line) => !mayStay.some((place) => line.startsWith(`  ${place}`)))]).toEqual([1, []]);
  expect(output).toMatch(new RegExp(`\\.pdf › page \\d+: .*${vendor.shortName.zh}`));
  expect(output).toMatch(new RegExp(`\\.xlsx › xl/sharedStrings\\.xml: .*${vendor.shortName.en}`));
  expect(output).toMatch(/ {2}static\/social\/zh\/case\.png .*: npm run draw -- social case/);

  edit('tools/rebrand/former.json', (text) => JSON.stringify({ ...JSON.parse(text), mayStay }));
  expect(check()).toEqual({ output: expect.stringContaining('nothing'), status: 0 });

  edit('data/pages/case.zh.json', (text) => text.replace('"lead": "', `"lead": "${vendor.shortName.zh}的`));
  edit('public/en/case/index.html', (text) => text.replace('</body>', `<a href="${vendor.siteUrl}">x</a></body>`));
  const again = check();
  expect([again.status, again.output.split('\n').filter((line) => line.startsWith('  '))]).toEqual([
    1,
    [
      expect.stringMatching(/^ {2}data\/pages\/case\.zh\.json › hero\.lead: ../),
      expect.stringMatching(/^ {2}public\/en\/case\/index\.html:\d+: ./),
    ],
  ]);
}, 600_000);
