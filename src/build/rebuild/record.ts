import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { buildInputs } from './notes';

const digests = v.record(v.string(), v.string());

/**
 * What a built site was made of and which files it has: `build.json` in the site itself, so that a published site can be
 * asked for it. It has no times: equal inputs give an equal record.
 */
const buildRecord = v.object({
  version: v.literal(2),
  /** Whether the site may be published. */
  passed: v.boolean(),
  /** Why not, a line each. */
  findings: v.array(v.string()),
  /** Digests of the code, the data folder and the variables that change the result. */
  code: v.string(),
  data: v.string(),
  settings: v.string(),
  ...buildInputs.entries,
  /** Digest of every published file by its path. */
  files: digests,
});
export type BuildRecord = v.InferOutput<typeof buildRecord>;

export const recordName = 'build.json';

/**
 * Parses a record.
 * @param source file or address, for messages
 * @returns null for a record of another version
 * @throws Error that names the source and what does not fit
 */
export function parseRecord(text: string, source: string): BuildRecord | null {
  const value = v.parse(v.pipe(v.string(), v.parseJson()), text, { message: `${source} is no JSON` });
  if (v.is(v.object({ version: v.pipe(v.number(), v.notValue(2)) }), value)) return null;
  const { success, output, issues } = v.safeParse(buildRecord, value);
  if (success) return output;
  throw new Error(`${source} is no record of a build: ${v.getDotPath(issues[0])} ${issues[0].message}`);
}

/** The record of a built site; null where there is none that can be read: everything then counts as changed. */
export function readRecord(folder: string): BuildRecord | null {
  try {
    return parseRecord(readFileSync(join(folder, recordName), 'utf8'), recordName);
  } catch {
    return null;
  }
}

export const writeRecord = (folder: string, record: BuildRecord): void =>
  writeFileSync(join(folder, recordName), JSON.stringify(record));

const sha = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 20);

/**
 * Digests of all files below some folders.
 * @param paths folders and files, relative to `root`; missing ones have no files
 * @param ignored paths that are left out
 */
export function digestsOf(root: string, paths: readonly string[], ignored = /^$/): Record<string, string> {
  const below = (path: string): string[] => {
    if (!existsSync(join(root, path))) return [];
    if (!statSync(join(root, path)).isDirectory()) return [path];
    return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  };
  const files = paths.flatMap(below).filter((file) => !ignored.test(file));
  return Object.fromEntries(files.sort().map((file) => [file, sha(readFileSync(join(root, file)))]));
}

/** Digests of the published files, their compressed copies included, without the record and Gatsby's fragments. */
export const publishedFiles = (folder: string) => digestsOf(folder, ['.'], /^(_gatsby\/|build\.json(\.(br|gz))?$)/);

/** Updates the record after compressed copies were made. */
export function recordPublishedFiles(folder: string): void {
  const record = readRecord(folder);
  if (record) writeRecord(folder, { ...record, files: publishedFiles(folder) });
}

/** Digest of the code that renders pages. */
export const codeDigest = (root: string): string =>
  sha(
    JSON.stringify(
      digestsOf(
        root,
        ['src', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx', 'package-lock.json'],
        /^src\/(cli\/|graphql-types)/,
      ),
    ),
  );

/** Digest of the data folder, without the last good answers, and of the files that are copied as they are. */
export const dataDigest = (root: string): string =>
  sha(JSON.stringify(digestsOf(root, ['data', 'static'], /^data\/last-good\//)));

/** Digest of the browser's variables, and of whether an API is configured, which decides who serves files. */
export function settingsDigest(variables: Record<string, string | undefined>): string {
  const ofSite = /^GATSBY_(?!TELEMETRY_|LOGGER|CPU_|CONCURRENT_|WORKER_)/;
  const set = Object.entries(variables).filter(([name, value]) => ofSite.test(name) && value);
  return sha(JSON.stringify([Boolean(variables['API_URL']), set.sort()]));
}

/** The names whose digests differ, or that one of the two alone has. */
export const differing = (before: Record<string, string>, now: Record<string, string>): string[] =>
  Object.keys({ ...before, ...now }).filter((name) => before[name] !== now[name]);

/** Which files to upload and to remove so that a published site becomes this one. @param before null: none is published */
export function transferOf(before: BuildRecord | null, now: BuildRecord): { upload: string[]; remove: string[] } {
  const changed = differing(before?.files ?? {}, now.files);
  return {
    upload: [...changed.filter((file) => file in now.files), recordName],
    remove: changed.filter((file) => !(file in now.files)),
  };
}
