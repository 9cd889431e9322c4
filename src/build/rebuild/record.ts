import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { fetchWithin } from '../../api-client/bounded-fetch';
import { buildDay } from '../today';
import { buildInputs } from './notes';

/**
 * What a built site was made of and which files it has: `build.json` in the site itself, so that a published site can be asked for it.
 */
const buildRecord = v.object({
  version: v.literal(5),
  inputs: v.object({ code: v.string(), data: v.string(), settings: v.string(), day: v.string() }),
  ...buildInputs.entries,
  /** Digest of every published file by its path. */
  files: v.record(v.string(), v.string()),
  /** Files of earlier releases that are still published, with the time (ISO 8601) since which no page names them. */
  kept: v.optional(v.record(v.string(), v.string()), {}),
});
export type BuildRecord = v.InferOutput<typeof buildRecord>;

export const recordName = 'build.json';

/** The record of a built site; null if there is none that can be read: then everything counts as changed. */
export function readRecord(folder: string): BuildRecord | null {
  try {
    return v.parse(buildRecord, JSON.parse(readFileSync(join(folder, recordName), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * The record of a published site.
 * @returns null where nothing is published, or something without a record of this version
 * @throws Error that names the address if it does not answer, or not with a record
 */
export async function publishedRecord(site: string): Promise<BuildRecord | null> {
  const address = `${site.replace(/\/+$/, '')}/${recordName}`;
  const options = { signal: AbortSignal.timeout(15_000), headers: { 'Cache-Control': 'no-cache' } };
  const response = await fetchWithin(address, options).catch((error: unknown) => {
    throw new Error(`${address} cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (response.status === 404) return null;
  const value: unknown = response.ok ? await response.json().catch(() => null) : null;
  if (!v.is(v.object({ version: v.number() }), value))
    throw new Error(`${address} is not a build record (HTTP ${response.status})`);
  return value.version === 5 ? v.parse(buildRecord, value) : null;
}

export const writeRecord = (folder: string, record: BuildRecord): void =>
  writeFileSync(join(folder, recordName), JSON.stringify(record));

export const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 20);

/** Digests of all files at and below some paths, which may be missing, less the ignored ones. */
export function digestsOf(root: string, paths: readonly string[], ignored = /^$/): Record<string, string> {
  const below = (path: string): string[] => {
    if (!existsSync(join(root, path))) return [];
    if (!statSync(join(root, path)).isDirectory()) return [path];
    const entries = readdirSync(join(root, path), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return files.map((file) => relative(root, file).replaceAll('\\', '/'));
  };
  const files = paths.flatMap(below).filter((file) => !ignored.test(file));
  return Object.fromEntries(files.sort().map((file) => [file, digestOf(readFileSync(join(root, file)))]));
}

/** Digests of the files that Gatsby built: neither the record nor Gatsby's fragments. */
export const builtFiles = (folder: string) => digestsOf(folder, ['.'], /^(_gatsby\/|build\.json$)/);

const code = [
  ...['src', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx', 'postcss.config.cjs'],
  'package-lock.json',
];
/** Variables of the browser's scripts; not those that configure Gatsby itself. */
const setting = /^GATSBY_(?!TELEMETRY_|LOGGER|CPU_|CONCURRENT_|WORKER_)/;

/** Digests of code, data folder and variables, and whether an API is configured (it serves the files); the day that pages show. */
export function inputDigests(root: string, variables = process.env): BuildRecord['inputs'] {
  const set = Object.entries(variables).filter(([name, value]) => setting.test(name) && value);
  return {
    code: digestOf(JSON.stringify(digestsOf(root, code, /^src\/(cli\/|graphql-types)/))),
    data: digestOf(JSON.stringify(digestsOf(root, ['data', 'static'], /^data\/last-good\//))),
    settings: digestOf(JSON.stringify([Boolean(variables['API_URL']), set.sort()])),
    day: buildDay(variables),
  };
}

/** The names whose values differ, or that one of the two lacks. */
export const differing = (before: Record<string, string>, now: Record<string, string>): string[] =>
  Object.keys({ ...before, ...now }).filter((name) => before[name] !== now[name]);

/** Which files to upload and to remove so that a published site (null: none) becomes this one. */
export function transferOf(before: BuildRecord | null, now: BuildRecord): { upload: string[]; remove: string[] } {
  const changed = differing(before?.files ?? {}, now.files);
  const upload = changed.filter((file) => file in now.files);
  return { upload: [...upload, recordName], remove: changed.filter((file) => !upload.includes(file)) };
}
