import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import execa from 'execa';
import { copyOfProject } from '../support/project-copy';
import { root } from '../support/root';

interface Locked {
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, Locked>;

const read = (file: string): [string, Packages] => {
  const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { packages: Packages };
  return [file, packages];
};

const lockfiles = [
  'package-lock.json',
  'tools/package-lock.json',
  'tools/edit/package-lock.json',
].map(read);

/** Whether Node would find a dependency from the folder of a package. */
function isLocked(packages: Packages, from: string, name: string): boolean {
  if (packages[`${from}${from && '/'}node_modules/${name}`]) return true;

  const parent = from.lastIndexOf('/node_modules/');
  return from !== '' && isLocked(packages, parent < 0 ? '' : from.slice(0, parent), name);
}

test.each(lockfiles)(
  'npm ci works on every platform: %s has each optional dependency of each package',
  (_, packages) => {
    const missingBinaries = Object.entries(packages).flatMap(
      ([path, { version, optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies)
          .filter((name) => !isLocked(packages, path, name))
          .map(
            (name) =>
              `${path}@${version} lacks ${name}: pin a release whose binaries are all in the registry`,
          ),
    );

    expect(missingBinaries).toEqual([]);
    // Nor does it name a registry.
    expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual(
      [],
    );
  },
);

describe('a command', () => {
  const lock = JSON.stringify({
    packages: {
      '': {},
      'node_modules/a': { version: '2.0.0' },
      'node_modules/b': { optional: true },
    },
  });

  /** What it says with these packages, and without npm. */
  const run = (installed: string, isBusy: boolean) => {
    const copy = copyOfProject('src/cli');
    copy.write('package-lock.json', lock);
    copy.write('node_modules/.package-lock.json', installed);
    if (isBusy) copy.write('releases/.lock', JSON.stringify({ pid: process.pid }));
    const options = { cwd: copy.root, env: { PATH: '' }, encoding: 'utf8' } as const;
    const { stdout, stderr } = spawnSync(process.execPath, ['src/cli/install.mjs'], options);

    copy.remove();
    return stdout + stderr;
  };

  const older = lock.replace('2.0.0', '1.0.0');

  test.each([
    ['installs nothing after npm ci', lock, false, /^(?!.*Installing)/s],
    ['installs what the lockfile names', older, false, /^Installing/],
    ['installs nothing under a build or npm run develop', older, true, /uses them\. Stop it first/],
  ])('%s', (_, installed, isBusy, expected) => {
    expect(run(installed, isBusy)).toMatch(expected);
  });

  /** An npm that takes a second, and counts its runs. */
  const slowNpm = `#!${process.execPath}
const { appendFileSync, copyFileSync, mkdirSync } = require('node:fs');
appendFileSync('runs', 'x');
setTimeout(() => {
  mkdirSync('node_modules', { recursive: true });
  copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
}, 1000);
`;

  /** Runs some commands at once, and counts the installs. */
  const runAtOnce = async (count: number, installLock?: string) => {
    const copy = copyOfProject('src/cli');
    copy.write('package-lock.json', lock);
    copy.write('bin/npm', slowNpm);
    chmodSync(join(copy.root, 'bin/npm'), 0o755);
    if (installLock !== undefined) copy.write('.install.lock', installLock);

    const options = { cwd: copy.root, env: { PATH: join(copy.root, 'bin') }, reject: false };
    const starts = await Promise.all(
      Array.from({ length: count }, () =>
        execa(process.execPath, ['src/cli/install.mjs'], options),
      ),
    );
    const runs = readFileSync(join(copy.root, 'runs'), 'utf8');
    copy.remove();

    return { installs: runs.length, exitCodes: starts.map(({ exitCode }) => exitCode) };
  };

  test('two commands at once install once', async () => {
    expect(await runAtOnce(2)).toEqual({ installs: 1, exitCodes: [0, 0] });
  });

  // The last process that Linux and macOS number, which runs on no machine of ours.
  test.each(['{"pid":4194304}', '', '{"pid":', '{}'])(
    'an install that was killed is done again: its lock is %j',
    async (installLock) => {
      expect(await runAtOnce(1, installLock)).toEqual({ installs: 1, exitCodes: [0] });
    },
  );

  test('says where in the vendor’s facts one is missing, without a stack', () => {
    const copy = copyOfProject('src', 'package-lock.json', 'data/vendor.json');
    copy.link('node_modules');
    copy.edit('data/vendor.json', (facts: object) => ({ ...facts, siteUrl: undefined }));

    const options = { cwd: copy.root, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'src/cli/content.ts'],
      options,
    );

    copy.remove();

    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^\s+data\/vendor\.json:\S+ › siteUrl: is missing$/m),
    ]);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
