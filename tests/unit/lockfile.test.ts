import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
const lockfiles = ['package-lock.json', 'tools/package-lock.json', 'tools/publish/package-lock.json'].map(read);

/** Whether Node would find a dependency from the folder of a package. */
function isLocked(packages: Packages, from: string, name: string): boolean {
  if (packages[`${from}${from && '/'}node_modules/${name}`]) return true;
  const parent = from.lastIndexOf('/node_modules/');
  return from !== '' && isLocked(packages, parent < 0 ? '' : from.slice(0, parent), name);
}

test.each(lockfiles)(
  'npm ci works on every platform: %s has each optional dependency of each package',
  (_, packages) => {
    const missing = Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(packages, path, name))
        .map((name) => `${path}@${version} lacks ${name}: pin a release whose binaries are all in the registry`),
    );
    expect(missing).toEqual([]);
  },
);

test.each(lockfiles)('%s names no registry', (_, packages) => {
  expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual([]);
});

test('a command explains itself without installing anything: npm run build -- --help', () => {
  const copy = copyOfProject('src/cli', 'package-lock.json');
  const { stdout } = spawnSync(process.execPath, ['src/cli/run.mjs', 'build', '--help'], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  copy.remove();
  expect(stdout).toMatch(/^npm run build .*\n[^$]*$/);
});

test('nothing is installed under a command that runs; one that has ended does not count', () => {
  const copy = copyOfProject('src/cli', 'package-lock.json');
  copy.write(`node_modules/.running/${process.pid}`, 'npm run develop');
  copy.write('node_modules/.running/999999999', 'npm run build');
  const { stderr, status } = spawnSync(process.execPath, ['src/cli/run.mjs', 'content'], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  copy.remove();
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(new RegExp(`npm run develop \\(process ${process.pid}\\) is using them`)),
  ]);
});
