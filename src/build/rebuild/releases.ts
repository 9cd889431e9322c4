import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { lock } from 'proper-lockfile';
import { formatDate } from '../../lib/format-date';
import { compressSite } from '../compress';
import { hasDigest } from '../hosting';
import { type BuildRecord, digestOf, readRecord, writeRecord } from './record';

/*
 * A release is a folder that never changes: releases/TIME-DIGEST. `releases/current` links to the one that is served, and is replaced by one
 * rename, so that what is served is whole at any moment. Anything else in `releases` is left alone.
 */

/** How many releases are kept. */
const keptReleases = 3;
/** Milliseconds for which files with a digest in their name stay after no page names them: a visitor may have an older page open. */
const keptFor = 24 * 3600 * 1000;
/** Milliseconds after which the lock of a killed process is taken over. */
const lockLifetime = 15_000;

const isRelease = /^\d{8}T\d{6}-[0-9a-f]{8}$/;
const releases = (root: string, name = ''): string => join(root, 'releases', name);

/** The folder that hosts serve. */
export const servedFolder = (root: string): string => releases(root, 'current');

/** The folder of the release that is served; null if there is none. */
export const servedRelease = (root: string): string | null =>
  fs.existsSync(servedFolder(root)) ? fs.realpathSync(servedFolder(root)) : null;

/** The releases by name, oldest first. */
const releaseNames = (root: string): string[] =>
  fs
    .readdirSync(releases(root))
    .filter((name) => isRelease.test(name))
    .sort();

/** Runs a step that writes to `releases`. @throws Error with path, reason and remedy */
async function writing<T>(root: string, step: () => T): Promise<Awaited<T>> {
  try {
    return await step();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${releases(root)} cannot be written: ${reason}\nMake it a folder that this user may write, with free space. What is served is unchanged.`,
    );
  }
}

/**
 * Takes the one lock for everything that Gatsby does in this folder; it is released when the process ends. If another process has it, says so
 * and waits until that one would have lost it by being killed.
 * @returns a function that releases it
 * @throws Error that names the lock if another process is at work
 */
export async function lockProject(root: string): Promise<() => Promise<void>> {
  await writing(root, () => fs.mkdirSync(releases(root), { recursive: true }));
  if (fs.lstatSync(servedFolder(root), { throwIfNoEntry: false })?.isSymbolicLink() === false)
    throw new Error(`${servedFolder(root)} is not a link: move it away.`);
  const lockfilePath = releases(root, '.lock');
  const other = 'Another npm run build, rebuild, start or develop is at work in this folder';
  const seconds = lockLifetime / 1000 + 1;
  const take = (retries: number) =>
    lock(root, {
      lockfilePath,
      stale: lockLifetime,
      retries: { retries, factor: 1, minTimeout: 1000 },
    });
  return take(0)
    .catch(() => {
      console.error(`${other}. Waiting up to ${seconds} s for it to end …`);
      return take(seconds);
    })
    .catch(() => {
      throw new Error(`${other}: end it, or if none is, remove ${lockfilePath}.`);
    });
}

/** Points `releases/current` to a release, in one step. */
function serve(root: string, name: string): void {
  const next = releases(root, '.next');
  fs.rmSync(next, { force: true, recursive: true });
  fs.symlinkSync(name, next, 'junction');
  // Windows does not rename over a junction.
  if (process.platform === 'win32') fs.rmSync(servedFolder(root), { force: true, recursive: true });
  fs.renameSync(next, servedFolder(root));
}

/** What of the release before stays in the next one: compressed copies of unchanged files, and for a day files with a digest in their name. */
function inherited(earlier: BuildRecord | null, built: BuildRecord, compress: boolean, now: Date) {
  const files: BuildRecord['files'] = {};
  const kept: BuildRecord['kept'] = {};
  for (const [file, digest] of Object.entries(earlier?.files ?? {})) {
    const original = file.replace(/\.(br|gz)$/, '');
    const since = earlier?.kept[original] ?? now.toISOString();
    const isBuilt = original in built.files;
    const isFresh = now.getTime() - Date.parse(since) <= keptFor;
    const isSame = earlier?.files[original] === built.files[original];
    if (!(isBuilt ? compress && isSame : hasDigest(original) && isFresh)) continue;
    files[file] = digest;
    if (!isBuilt) kept[file] = since;
  }
  return { files, kept };
}

/**
 * Makes a release of the built and checked site in `public`, and serves it. Files that have not changed are links to those of the release
 * before.
 * @param built the record of that site
 * @param compress whether to make compressed copies
 * @returns the release's record
 * @throws Error with path and remedy; the release that is served stays
 */
export const publishRelease = (
  root: string,
  built: BuildRecord,
  compress: boolean,
): Promise<BuildRecord> =>
  writing(root, async () => {
    const earlier = readRecord(servedFolder(root));
    const now = new Date();
    const { files, kept } = inherited(earlier, built, compress, now);
    const record = { ...built, files: { ...files, ...built.files }, kept };
    const folder = releases(root, '.partial');
    // A killed process may have left one.
    fs.rmSync(folder, { recursive: true, force: true });
    for (const [file, digest] of Object.entries(record.files)) {
      fs.mkdirSync(dirname(join(folder, file)), { recursive: true });
      if (earlier?.files[file] === digest)
        fs.linkSync(join(servedFolder(root), file), join(folder, file));
      else fs.copyFileSync(join(root, 'public', file), join(folder, file));
    }
    if (compress)
      for (const file of await compressSite(folder))
        record.files[file] = digestOf(fs.readFileSync(join(folder, file)));
    writeRecord(folder, record);
    const name = `${formatDate(now, 'YYYYMMDDThhmmss')}-${digestOf(JSON.stringify(record.files)).slice(0, 8)}`;
    fs.rmSync(releases(root, name), { recursive: true, force: true });
    fs.renameSync(folder, releases(root, name));
    serve(root, name);
    for (const old of releaseNames(root).slice(0, -keptReleases))
      if (old !== name) fs.rmSync(releases(root, old), { recursive: true, force: true });
    return record;
  });

/**
 * The folder of the release before another one, which may be gone itself.
 * @throws Error if there is none
 */
export function releaseBefore(root: string, release: string): string {
  const name = releaseNames(root)
    .filter((older) => older < release)
    .at(-1);
  if (name === undefined) throw new Error(`There is no earlier release in ${releases(root)}.`);
  return releases(root, name);
}

/**
 * Serves the release before the one that is served.
 * @returns its name
 * @throws Error if there is none
 */
export function rollBack(root: string): string {
  // Without one, every release is older than this.
  const name = basename(releaseBefore(root, basename(servedRelease(root) ?? '~')));
  serve(root, name);
  return name;
}
