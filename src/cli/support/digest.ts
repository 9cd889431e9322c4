import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readRecord, recordName } from '../../build/build-record';

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

/** Digest of what pages are made of, apart from the API's answers. */
export const dataDigest = (root: string): string => digestOf(root, ['data', 'static']).digest('hex');

/** Variables that change what is built; those that Gatsby itself reads are no settings of the site. */
const setting = /^GATSBY_(?!TELEMETRY_|LOGGER|CPU_|CONCURRENT_|WORKER_)/;

/** Digest of the variables that change what is built: those of the browser's scripts, and whether an API is configured, which decides who serves files. */
export function settingsDigest(variables: Record<string, string | undefined>): string {
  const set = Object.entries(variables).filter(([name, value]) => setting.test(name) && value);
  return createHash('sha256')
    .update(JSON.stringify([Boolean(variables['API_URL']), set.sort()]))
    .digest('hex');
}

/** Digest of all inputs and of the variables that a build reads. */
export function inputDigest(root: string): string {
  const hash = digestOf(root, inputs);
  for (const name of Object.keys(process.env)
    .filter((key) => /^(GATSBY_|API_|PARTNER_API_|MOCK_)/.test(key))
    .sort())
    hash.update(`${name}=${process.env[name]}`);
  return hash.digest('hex');
}

const stamp = (root: string) => join(root, '.cache/skyraft-inputs');

/** Whether the built site is of these inputs. */
export const isBuilt = (root: string, digest: string): boolean =>
  existsSync(join(root, 'public/index.html')) &&
  existsSync(stamp(root)) &&
  readFileSync(stamp(root), 'utf8') === digest;

/** Forgets that the site is built: until the build that begins has passed, nobody knows what `public` holds. */
export const unmarkBuilt = (root: string): void => rmSync(stamp(root), { force: true });

/** Notes what a build that passed was made of and made with, and how it has left the cache. */
export function markBuilt(root: string, digest: string): void {
  mkdirSync(dirname(stamp(root)), { recursive: true });
  // After the build, not before it: Gatsby empties a cache that it does not know.
  writeFileSync(codeStamp(root), codeDigest(root));
  writeFileSync(cacheStamp(root), JSON.stringify(cacheOf(root)));
  writeFileSync(stamp(root), digest);
}

const codeStamp = (root: string) => join(root, '.cache/skyraft-code');
const cacheStamp = (root: string) => join(root, '.cache/skyraft-cache.json');

/** What Gatsby begins with the next time. The files of its cache name the project's folder. */
const goneOnFrom = [
  ...['redux', 'caches-lmdb', 'data', 'webpack', 'caches'].map((part) => join('.cache', part)),
  'public',
];
/** What is made anew without a build. */
const madeLater = new RegExp(`^public/${recordName.replace('.', '\\.')}$|^public/.*\\.(br|gz)$`);

interface CacheState {
  root: string;
  /** Bytes of each file. */
  sizes: Record<string, number>;
}

const cacheOf = (root: string): CacheState => ({
  root,
  sizes: Object.fromEntries(
    goneOnFrom
      .map((part) => join(root, part))
      .filter(existsSync)
      .flatMap(filesBelow)
      .map((file) => [relative(root, file).replaceAll('\\', '/'), file] as const)
      .filter(([name]) => !madeLater.test(name))
      .map(([name, file]) => [name, statSync(file).size]),
  ),
});

/** Why cache and site cannot be gone on from; null if they can. */
function cacheDamage(root: string): string | null {
  let kept: unknown;
  try {
    kept = JSON.parse(readFileSync(cacheStamp(root), 'utf8'));
  } catch (error) {
    return `the cache has no list of its files: ${error instanceof Error ? error.message : String(error)}`;
  }
  const now = cacheOf(root);
  const { root: builtIn, sizes } = kept as Partial<CacheState>;
  if (builtIn !== root) return `the cache was made in ${String(builtIn)}`;
  const damaged = Object.entries(sizes ?? {}).find(([file, size]) => now.sizes[file] !== size);
  return damaged ? `${damaged[0]} is not as the last build left it` : null;
}

/**
 * Why a build has to begin anew; null if it can go on from the last one. Gatsby renders a page again when its data or its template's script changes, but not when a
 * stylesheet does, which every page carries in its head, nor when the page itself is gone.
 */
export function staleReason(root: string): string | null {
  const has = (path: string) => existsSync(join(root, path));
  if (!has('.cache') && !has('public')) return 'nothing is built yet';
  if (!has('.cache')) return 'there is no cache';
  if (!has('public/index.html')) return 'the built site is gone';
  if (!existsSync(codeStamp(root))) return 'no build has passed yet';
  if (readFileSync(codeStamp(root), 'utf8') !== codeDigest(root)) return 'the code has changed';
  return readRecord(join(root, 'public')) ? cacheDamage(root) : 'the built site has no record';
}

/** Drops the cache and the built site: the next build begins anew. */
export function dropBuild(root: string): void {
  for (const folder of ['.cache', 'public']) rmSync(join(root, folder), { recursive: true, force: true });
}

/**
 * Drops the cache and the built site if nothing can go on from them.
 * @returns why; null if they were kept
 */
export function dropStaleBuild(root: string): string | null {
  const reason = staleReason(root);
  if (reason !== null) dropBuild(root);
  return reason;
}
