import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { madeOf } from './answers/made-of';

/** The record's name in the built site. */
export const recordName = 'build.json';

/**
 * What a built site was made of and which files it consists of; stands in the site itself, so that it can be asked of a published one. Free of times: the same inputs give
 * the same record.
 */
const buildRecord = v.object({
  version: v.literal(1),
  /** Whether the site may be published. */
  passed: v.boolean(),
  /** Why not: a line each. */
  findings: v.array(v.string()),
  /** Digest of the code that pages are rendered with. */
  code: v.string(),
  /** Digest of the data folder and of what is copied as it is. */
  data: v.string(),
  /** Digest of the variables that change the result. */
  settings: v.string(),
  ...madeOf.entries,
  /** Paths of the compressed copies beside the files. */
  copies: v.array(v.string()),
  /** Digest of every file that is published, by its path; compressed copies have none: they follow from their files. */
  files: v.record(v.string(), v.string()),
});

export type BuildRecord = v.InferOutput<typeof buildRecord>;

/**
 * Parses a record.
 * @param source file or address, for messages
 * @throws Error that names the source and what does not fit
 */
export function parseRecord(text: string, source: string): BuildRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${source} is no JSON.`);
  }
  const result = v.safeParse(buildRecord, value);
  if (result.success) return result.output;
  const [first] = result.issues;
  throw new Error(`${source} is no record of a build: ${v.getDotPath(first) ?? ''} ${first.message}`);
}

/** The record of a built site; null if there is none, or one of another version of this project. */
export function readRecord(folder: string): BuildRecord | null {
  const file = join(folder, recordName);
  if (!existsSync(file)) return null;
  try {
    return parseRecord(readFileSync(file, 'utf8'), file);
  } catch {
    // A record that cannot be read says nothing; the site is then built, and everything counts as changed.
    return null;
  }
}

export const writeRecord = (folder: string, record: BuildRecord): void =>
  writeFileSync(join(folder, recordName), JSON.stringify(record));

/** Pieces that Gatsby puts pages together from, and the record itself. */
const unpublished = new RegExp(`^(_gatsby/|${recordName.replace('.', '\\.')}(\\.(br|gz))?$)`);
const isCopy = /\.(br|gz)$/;

const pathsBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
        .sort()
    : [];

const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 20);

/** Digest of every published file, and the compressed copies. */
export function publishedFiles(folder: string): Pick<BuildRecord, 'files' | 'copies'> {
  const paths = pathsBelow(folder).filter((path) => !unpublished.test(path));
  return {
    files: Object.fromEntries(
      paths.filter((path) => !isCopy.test(path)).map((path) => [path, digestOf(join(folder, path))]),
    ),
    copies: paths.filter((path) => isCopy.test(path)),
  };
}

/** Digests of the pieces that pages are put together from, by slice: `header-zh` and others. */
export function sliceDigests(folder: string): Map<string, string> {
  const digests = new Map<string, string>();
  for (const path of pathsBelow(join(folder, '_gatsby/slices'))) {
    const name = path.replace(/(-[0-9a-f]{32})?-\d+\.html$/, '');
    digests.set(name, `${digests.get(name) ?? ''}${digestOf(join(folder, '_gatsby/slices', path))}`);
  }
  return digests;
}

export interface Transfer {
  upload: string[];
  remove: string[];
}

/**
 * What has to be done to a published site so that it becomes another one. A compressed copy goes with its file.
 * @param before record of the published site; null: there is none
 */
export function transferOf(before: BuildRecord | null, now: BuildRecord): Transfer {
  const old = before?.files ?? {};
  const changed = new Set(Object.keys(now.files).filter((path) => old[path] !== now.files[path]));
  const [oldCopies, copies] = [new Set(before?.copies), new Set(now.copies)];
  return {
    upload: [
      ...changed,
      ...now.copies.filter((copy) => changed.has(copy.replace(isCopy, '')) || !oldCopies.has(copy)),
      recordName,
    ],
    remove: [
      ...Object.keys(old).filter((path) => now.files[path] === undefined),
      ...[...oldCopies].filter((copy) => !copies.has(copy)),
    ],
  };
}

/** Bytes of files of a folder together. */
export const sizeOf = (folder: string, paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
