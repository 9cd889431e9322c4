import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { builtFiles, readRecord } from '../../../src/features/releases/record';
import { publishRelease, rollBack, servedFolder } from '../../../src/features/releases/releases';
import { recordOf } from '../../fixtures/build-record';
import { temporaryFolder } from '../../support/temporary-folder';

/*
 * docs/rebuild.md: a release is a folder that never changes, and `releases/current` links to the
 * one that is served.
 */

const script = (digit: string) => `app-${digit.repeat(20)}.js`;

let project: ReturnType<typeof temporaryFolder>;
let releases: string;

beforeEach(() => {
  project = temporaryFolder();
  releases = join(project.folder, 'releases');
  mkdirSync(releases);
  jest.useFakeTimers({
    now: new Date('2026-11-23T08:00:00'),
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  });
});

afterEach(() => {
  jest.useRealTimers();
  project.remove();
});

/** Puts files into `public` and publishes them, a minute after the release before. */
function publish(files: Record<string, string>, compress = false) {
  rmSync(join(project.folder, 'public'), { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) project.write(`public/${file}`, text);
  jest.advanceTimersByTime(60_000);

  return publishRelease(
    project.folder,
    recordOf({ files: builtFiles(join(project.folder, 'public')) }),
    compress,
  );
}

const path = (file: string) => join(servedFolder(project.folder), file);
const served = (file: string): string => readFileSync(path(file), 'utf8');
const serves = (file: string): boolean => existsSync(path(file));
const names = () => readdirSync(releases).filter((name) => /^\d/.test(name));

test('a release is served with its record, later builds don’t change it, and unchanged files are shared', async () => {
  await publish({ 'index.html': 'one', 'logo.svg': 'same' });
  const logo = statSync(path('logo.svg')).ino;
  expect(Object.keys(readRecord(servedFolder(project.folder))?.files ?? {})).toEqual([
    'index.html',
    'logo.svg',
  ]);

  // Gatsby writes into its files.
  project.write('public/index.html', 'being built');
  expect(served('index.html')).toBe('one');

  await publish({ 'index.html': 'two', 'logo.svg': 'same' });
  expect([served('index.html'), statSync(path('logo.svg')).ino]).toEqual(['two', logo]);
});

test('three releases are kept and the one that is served, also by a clock set back; other files are left alone', async () => {
  project.write('releases/notes.txt', 'mine');
  for (const text of ['one', 'two', 'three', 'four']) await publish({ 'index.html': text });
  expect(names()).toHaveLength(3);

  jest.setSystemTime(new Date('2026-11-22T08:00:00'));
  await publish({ 'index.html': 'five' });
  expect([served('index.html'), readFileSync(join(releases, 'notes.txt'), 'utf8')]).toEqual([
    'five',
    'mine',
  ]);
});

test('a roll-back serves what was served before, whatever the clock says, until there is none', async () => {
  await publish({ 'index.html': 'one' });
  jest.setSystemTime(new Date('2026-11-22T08:00:00'));
  await publish({ 'index.html': 'two' });
  await rollBack(project.folder);

  expect(served('index.html')).toBe('one');
  await expect(rollBack(project.folder)).rejects.toThrow(/no earlier release/);

  await publish({ 'index.html': 'three' });
  expect(served('index.html')).toBe('three');
});

test('files with a digest in their name stay for a day, for visitors with an older page open', async () => {
  await publish({ 'index.html': 'one', [script('1')]: 'old', 'page.json': 'old' });
  const record = await publish({ 'index.html': 'two', [script('2')]: 'new' });
  expect([serves(script('1')), serves('page.json')]).toEqual([true, false]);
  expect(Object.keys(record.files).sort()).toEqual([script('1'), script('2'), 'index.html'].sort());

  jest.advanceTimersByTime(23 * 3_600_000);
  await publish({ 'index.html': 'three', [script('2')]: 'new' });
  expect(serves(script('1'))).toBe(true);

  jest.advanceTimersByTime(3_600_000);
  await publish({ 'index.html': 'four', [script('2')]: 'new' });
  expect([serves(script('1')), serves(script('2'))]).toEqual([false, true]);
});

test('compressed copies are those of their files, and are made again only for what has changed', async () => {
  const long = (text: string) => text.repeat(2000);

  await publish({ 'index.html': long('one'), 'logo.svg': long('same'), 'a.txt': 'short' }, true);
  const before = statSync(path('logo.svg.br')).ino;
  const { files } = await publish(
    { 'index.html': long('two'), 'logo.svg': long('same'), 'a.txt': 'short' },
    true,
  );

  expect(brotliDecompressSync(readFileSync(path('index.html.br'))).toString()).toBe(long('two'));
  expect(statSync(path('logo.svg.br')).ino).toBe(before);
  expect(Object.keys(files).sort()).toEqual(
    [
      'a.txt',
      ...['index.html', 'logo.svg'].flatMap((file) => [file, `${file}.br`, `${file}.gz`]),
    ].sort(),
  );
});

test('a broken link and what a killed publication has left are replaced', async () => {
  symlinkSync('20200101T000000-00000000', join(releases, 'current'));
  project.write('releases/.partial/half.html', 'half');
  symlinkSync('nowhere', join(releases, '.next'));
  await publish({ 'index.html': 'one' });

  expect([served('index.html'), serves('half.html')]).toEqual(['one', false]);
  expect(readlinkSync(join(releases, 'current'))).toBe(names()[0]);
});

test.each([1, 2])(
  'a publication that ends at its rename no. %i leaves the served release whole',
  async (nth) => {
    await publish({ 'index.html': 'one' });
    const renames = jest.spyOn(fs, 'renameSync');

    for (let count = 1; count < nth; count += 1) renames.mockImplementationOnce(renameSync);
    renames.mockImplementationOnce(() => {
      throw new Error('killed');
    });
    await expect(publish({ 'index.html': 'two' })).rejects.toThrow('killed');
    expect(served('index.html')).toBe('one');

    await publish({ 'index.html': 'three' });
    expect(served('index.html')).toBe('three');
  },
);

test('a folder in the place of the link is refused with path and remedy', async () => {
  project.write('releases/current/index.html', 'by hand');
  await expect(publish({ 'index.html': 'one' })).rejects.toThrow(
    /releases\/current is not a link: move it away/,
  );
});

test('a full disk leaves no half release behind', async () => {
  await publish({ 'index.html': 'one' });
  jest.spyOn(fs, 'copyFileSync').mockImplementationOnce(() => {
    throw new Error('ENOSPC: no space left on device');
  });

  await expect(publish({ 'index.html': 'two' })).rejects.toThrow(/cannot be written: ENOSPC/);
  expect(readdirSync(releases).sort()).toEqual([...names(), 'current', 'served.json'].sort());
  expect(served('index.html')).toBe('one');
});
