import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Everything that a build from the mock depends on. */
const inputs = [
  'src',
  'data',
  'static',
  'mock-api',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package-lock.json',
];
/** What changes without a build's result changing. */
const ignored = new Set(['.kept', 'last-good', 'cli', 'graphql-types.d.ts']);

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => !ignored.has(name))
        .sort()
        .flatMap((name) => filesBelow(join(path, name)))
    : [path];

/** Digest of all inputs and of the variables that a build reads. */
export function inputDigest(root: string): string {
  const hash = createHash('sha256');
  for (const input of inputs)
    if (existsSync(join(root, input))) for (const file of filesBelow(join(root, input))) hash.update(file).update(readFileSync(file));
  for (const name of Object.keys(process.env)
    .filter((key) => /^(GATSBY_|API_|PARTNER_API_|MOCK_FAULT)/.test(key))
    .sort())
    hash.update(`${name}=${process.env[name]}`);
  return hash.digest('hex');
}

const stamp = (root: string) => join(root, '.cache/skyraft-inputs');

/** Whether the built site is of these inputs. */
export const isBuilt = (root: string, digest: string): boolean =>
  existsSync(join(root, 'public/index.html')) && existsSync(stamp(root)) && readFileSync(stamp(root), 'utf8') === digest;

export function markBuilt(root: string, digest: string): void {
  mkdirSync(dirname(stamp(root)), { recursive: true });
  writeFileSync(stamp(root), digest);
}
