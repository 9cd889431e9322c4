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

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Whether Node would find a dependency from the folder of a package. */
function isLocked(from: string, name: string): boolean {
  if (packages[`${from}${from && '/'}node_modules/${name}`]) return true;
  const parent = from.lastIndexOf('/node_modules/');
  return from !== '' && isLocked(parent < 0 ? '' : from.slice(0, parent), name);
}

test('npm ci works on every platform: each optional dependency of each package is locked', () => {
  const missing = Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(path, name))
      .map((name) => `${path}@${version} lacks ${name}: pin a release whose binaries are all in the registry`),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no registry', () => {
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
