import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

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

const digestOf = (root: string, paths: readonly string[]): ReturnType<typeof createHash> => {
  const hash = createHash('sha256');
  for (const path of paths)
    if (existsSync(join(root, path)))
      for (const file of filesBelow(join(root, path))) hash.update(relative(root, file)).update(readFileSync(file));
  return hash;
};

/** What pages are made with, as against what they are made of. */
const code = ['src', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx', 'package-lock.json'];

/** Digest of the code that pages are rendered with. */
export const codeDigest = (root: string): string => digestOf(root, code).digest('hex');

/** Digest of all inputs and of the variables that a build reads. */
export function inputDigest(root: string): string {
  const hash = digestOf(root, inputs);
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

/** Notes what a build that passed was made of and made with. */
export function markBuilt(root: string, digest: string): void {
  mkdirSync(dirname(stamp(root)), { recursive: true });
  writeFileSync(stamp(root), digest);
  // After the build, not before it: Gatsby empties a cache that it does not know.
  writeFileSync(codeStamp(root), codeDigest(root));
}

const codeStamp = (root: string) => join(root, '.cache/skyraft-code');

/**
 * Drops the cache and the built site if other code made them. Gatsby renders a page again when its data or its template's script changes, but not when a
 * stylesheet does, which every page carries in its head.
 * @returns whether they were dropped
 */
export function dropStaleBuild(root: string): boolean {
  const isStale =
    existsSync(join(root, '.cache')) && (!existsSync(codeStamp(root)) || readFileSync(codeStamp(root), 'utf8') !== codeDigest(root));
  if (isStale) for (const folder of ['.cache', 'public']) rmSync(join(root, folder), { recursive: true, force: true });
  return isStale;
}
