import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { digestOf } from '../../site/digest';
import { formatDate } from '../../site/format-date';
import { compressSite } from '../hosting/compress';
import { hasDigest } from '../hosting/files';
import { withLock } from './lock';
import { type BuildRecord, readRecord, writeRecord } from './record';

/*
 * A failed build must never be served. So Gatsby's folder `public` is never served: a build that
 * has passed its checks becomes the folder releases/TIME-DIGEST, which never changes, and the link
 * releases/current, which hosts serve, then points to it by one rename. Anything else in `releases`
 * is left alone.
 */

/** How many releases are kept: the one that is served, and those that it can be rolled back to. */
const keptReleases = 3;
/**
 * Milliseconds for which files with a digest in their name stay after no page names them: a visitor
 * may have an older page open.
 */
const keptFor = 24 * 3600 * 1000;

const isRelease = /^\d{8}T\d{6}-[0-9a-f]{8}$/;
const releases = (root: string, name = ''): string => join(root, 'releases', name);

/** The folder that hosts serve. */
export const servedFolder = (root: string): string => releases(root, 'current');

/** The folder of the release that is served; null if there is none. */
export const servedRelease = (root: string): string | null =>
  fs.existsSync(servedFolder(root)) ? fs.realpathSync(servedFolder(root)) : null;

/*
 * The order in which releases were served. Names sort by the clock, which may be set back, and a
 * roll-back serves an older one again.
 */

const history = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const historyFile = (root: string): string => releases(root, 'served.json');

/**
 * The names of the releases up to the one that is served, in the order in which they were served.
 */
function servedNames(root: string): string[] {
  const current = basename(servedRelease(root) ?? '');
  if (current === '') return [];

  const file = historyFile(root);
  // A release made by hand has none, and a killed process may have left half a file.
  const result = v.safeParse(history, fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
  const names = result.success ? result.output : [];
  const at = names.lastIndexOf(current);
  const before = at < 0 ? [] : names.slice(0, at);
  return [...before.filter((name) => fs.existsSync(releases(root, name))), current];
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

/**
 * Runs a step that writes to `releases`.
 * @throws Error with path, reason and remedy
 */
async function writing<T>(root: string, step: () => T | Promise<T>): Promise<T> {
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
 * What of the release before stays in the next one: compressed copies of unchanged files, and for a
 * day files with a digest in their name.
 */
function inheritedFiles(
  earlier: BuildRecord | null,
  siteRecord: BuildRecord,
  compress: boolean,
  time: Date,
): Pick<BuildRecord, 'files' | 'kept'> {
  const files: BuildRecord['files'] = {};
  const kept: BuildRecord['kept'] = {};

  for (const [file, digest] of Object.entries(earlier?.files ?? {})) {
    const original = file.replace(/\.(br|gz)$/, '');
    const isCopy = file !== original;

    if (original in siteRecord.files) {
      const isSame = earlier?.files[original] === siteRecord.files[original];
      if (isCopy && compress && isSame) files[file] = digest;
      continue;
    }
    const since = earlier?.kept[original] ?? time.toISOString();
    const isRecent = time.getTime() - Date.parse(since) <= keptFor;
    if (hasDigest(original) && isRecent) {
      files[file] = digest;
      kept[file] = since;
    }
  }

  return { files, kept };
}

/**
 * Fills the folder of a release. Files that have not changed are links to those of the release
 * before: a release costs little space.
 */
function copyFiles(root: string, folder: string, files: BuildRecord['files']): void {
  const earlier = readRecord(servedFolder(root));
  for (const [file, digest] of Object.entries(files)) {
    fs.mkdirSync(dirname(join(folder, file)), { recursive: true });
    if (earlier?.files[file] === digest)
      fs.linkSync(join(servedFolder(root), file), join(folder, file));
    else fs.copyFileSync(join(root, 'public', file), join(folder, file));
  }
}

/**
 * Makes the folder of a release.
 * @returns its record and its name
 */
async function makeRelease(root: string, siteRecord: BuildRecord, compress: boolean) {
  const now = new Date();
  const { files, kept } = inheritedFiles(readRecord(servedFolder(root)), siteRecord, compress, now);
  const record = { ...siteRecord, files: { ...files, ...siteRecord.files }, kept };

  const partial = releases(root, '.partial');
  // A killed process may have left one.
  fs.rmSync(partial, { recursive: true, force: true });
  try {
    copyFiles(root, partial, record.files);
    if (compress) {
      for (const file of await compressSite(partial))
        record.files[file] = digestOf(fs.readFileSync(join(partial, file)));
    }
    writeRecord(partial, record);

    const digest = digestOf(JSON.stringify(record.files)).slice(0, 8);
    const name = `${formatDate(now, 'YYYYMMDDThhmmss')}-${digest}`;
    fs.rmSync(releases(root, name), { recursive: true, force: true });
    fs.renameSync(partial, releases(root, name));
    return { record, name };
  } catch (error) {
    // On a full disk it would fill the disk until the next release.
    fs.rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Makes a release of the built and checked site in `public`, and serves it.
 * @param siteRecord the record of that site
 * @param compress whether to make compressed copies
 * @returns the release's record
 * @throws Error with path and remedy; the release that is served stays
 */
export const publishRelease = (
  root: string,
  siteRecord: BuildRecord,
  compress: boolean,
): Promise<BuildRecord> =>
  withLock(root, async () => {
    if (fs.lstatSync(servedFolder(root), { throwIfNoEntry: false })?.isSymbolicLink() === false)
      throw new Error(`${servedFolder(root)} is not a link: move it away.`);

    return writing(root, async () => {
      const { record, name } = await makeRelease(root, siteRecord, compress);
      const others = servedNames(root).filter((other) => other !== name);
      const keptNames = [...others, name].slice(-keptReleases);

      // Before the link: names after the one that is served don't count.
      fs.writeFileSync(historyFile(root), JSON.stringify(keptNames));
      serve(root, name);

      for (const entry of fs.readdirSync(releases(root))) {
        if (isRelease.test(entry) && !keptNames.includes(entry))
          fs.rmSync(releases(root, entry), { recursive: true, force: true });
      }

      return record;
    });
  });

/**
 * The folder of the release that was served before the current one.
 * @throws Error if there is none
 */
export function previousRelease(root: string): string {
  const name = servedNames(root).at(-2);
  if (name === undefined) throw new Error(`There is no earlier release in ${releases(root)}.`);
  return releases(root, name);
}

/**
 * Serves the release again that was served before the current one.
 * @returns its name
 * @throws Error if there is none, or if another process is at work
 */
export const rollBack = async (root: string): Promise<string> =>
  withLock(root, () => {
    const name = basename(previousRelease(root));
    serve(root, name);
    return name;
  });
