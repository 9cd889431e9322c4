import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { fetchWithin, reasonOf } from '../../api-client/bounded-fetch';
import { eachLanguage } from '../../config/languages';
import { filesIn } from '../published-site';
import { buildDay } from '../today';

const links = v.array(v.object({ title: v.string(), href: v.string() }));
const texts = v.record(v.string(), v.string());

/** What sourcing took from the API, and what the checks of a built site need to know. */
const sourced = v.object({
  /** The parsed answers by the name of their part. */
  answers: v.record(v.string(), v.unknown()),
  /** Digest of each picture of the menu by its address. */
  pictures: texts,
  /** The links that header and footer have to show on every page of a language. */
  menus: v.object(eachLanguage(() => v.object({ header: links, footer: links }))),
  /** Addresses of the pages that English hides. */
  hidden: v.array(v.string()),
  siteUrl: v.string(),
});
const notes = v.object({ ...sourced.entries, warnings: v.array(v.string()) });
export type BuildNotes = v.InferInput<typeof notes>;
const notesOf = (root: string) => join(root, '.cache/build-notes.json');

/** Leaves notes of sourcing for the command that started Gatsby. */
export const writeNotes = (root: string, value: BuildNotes): void =>
  writeFileSync(notesOf(root), JSON.stringify(value));

/** @throws Error if Gatsby has sourced nothing */
export const readNotes = (root: string) =>
  v.parse(notes, JSON.parse(readFileSync(notesOf(root), 'utf8')));

/** What a built site was made of and which files it has: `build.json` in the site itself, so that a published site can be asked for it. */
const buildRecord = v.object({
  version: v.literal(5),
  inputs: v.object({ code: v.string(), data: v.string(), settings: v.string(), day: v.string() }),
  ...sourced.entries,
  /** Digest of every published file by its path. */
  files: texts,
  /** Files of earlier releases that are still published, with the time (ISO 8601) since which no page names them. */
  kept: texts,
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

export const writeRecord = (folder: string, record: BuildRecord): void =>
  writeFileSync(join(folder, recordName), JSON.stringify(record));

/**
 * The record of a published site.
 * @returns null where nothing is published, or something without a record of this version
 * @throws Error that names the address if it does not answer, or not with a record
 */
export async function publishedRecord(site: string): Promise<BuildRecord | null> {
  const address = `${site.replace(/\/+$/, '')}/${recordName}`;
  const options = { signal: AbortSignal.timeout(15_000), headers: { 'Cache-Control': 'no-cache' } };
  const response = await fetchWithin(address, options).catch((error: unknown) => {
    throw new Error(`${address} cannot be reached: ${reasonOf(error)}`);
  });
  if (response.status === 404) return null;
  const value: unknown = response.ok ? await response.json().catch(() => null) : null;
  if (value === null) throw new Error(`${address} is not a build record (HTTP ${response.status})`);
  return v.is(buildRecord, value) ? value : null;
}

export const digestOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 20);

/** Digests of the files of a folder by their paths, less the ignored ones. */
export const digestsOf = (folder: string, ignored = /^$/): Record<string, string> => {
  const files = filesIn(folder).filter((file) => !ignored.test(file));
  return Object.fromEntries(
    files.sort().map((file) => [file, digestOf(readFileSync(join(folder, file)))]),
  );
};

/** Digests of the files that Gatsby built for visitors: neither the record nor Gatsby's fragments and statistics. */
export const builtFiles = (folder: string) =>
  digestsOf(folder, /^(_gatsby\/|(build|webpack\.stats)\.json$)/);

const configuration = /^(gatsby-.*|postcss\.config\.cjs|package-lock\.json)$/;
/** Variables of the browser's scripts; not those that configure Gatsby itself. */
const setting = /^GATSBY_(?!TELEMETRY_|LOGGER|CPU_|CONCURRENT_|WORKER_)/;

/** Digests of code, data folder and variables, and whether an API is configured (it serves the files); the day that pages show. */
export function inputDigests(root: string, variables = process.env): BuildRecord['inputs'] {
  const digest = (...parts: unknown[]) => digestOf(JSON.stringify(parts));
  const configurations = readdirSync(root).filter((name) => configuration.test(name));
  const set = Object.entries(variables).filter(([name, value]) => setting.test(name) && value);
  return {
    code: digest(
      digestsOf(join(root, 'src'), /^graphql-types/),
      configurations.map((name) => readFileSync(join(root, name), 'utf8')),
    ),
    data: digest(digestsOf(join(root, 'data'), /^last-good\//), digestsOf(join(root, 'static'))),
    settings: digest(Boolean(variables['API_URL']), set.sort()),
    day: buildDay(variables),
  };
}

/** The names whose values differ, or that one of the two lacks. */
export const differing = (before: Record<string, string>, now: Record<string, string>): string[] =>
  Object.keys({ ...before, ...now }).filter((name) => before[name] !== now[name]);

/** Which files to upload and to remove so that a published site (null: none) becomes this one. */
export function transferOf(before: BuildRecord | null, now: BuildRecord) {
  const changed = differing(before?.files ?? {}, now.files);
  const upload = [...changed.filter((file) => file in now.files), recordName];
  return { upload, remove: changed.filter((file) => !upload.includes(file)) };
}
