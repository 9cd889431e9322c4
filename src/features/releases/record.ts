import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { fetchSameOrigin, reasonOf } from '../../calls/bounded-fetch';
import { digestOf } from '../../site/digest';
import { siteVariables } from '../../site/environment';
import { eachLanguage } from '../../site/languages';
import { buildDay } from '../../site/today';
import { filesIn } from '../hosting/published-site';

const links = v.array(v.object({ title: v.string(), href: v.string() }));
const texts = v.record(v.string(), v.string());

/** What a build is made of, and what its checks need to know. */
const buildSources = {
  /** The parsed answers by the name of their part. */
  answers: v.record(v.string(), v.unknown()),
  /** Digest of each picture of the menu by its address. */
  pictures: texts,
  /** The links that header and footer have to show on every page of a language. */
  menus: v.object(eachLanguage(() => v.object({ header: links, footer: links }))),
  /** Addresses of the pages that English hides. */
  hidden: v.array(v.string()),
  /** Ids of the pages and items that are drafts. */
  drafts: v.array(v.string()),
  siteUrl: v.string(),
};

/**
 * What a built site was made of and which files it has: `build.json` in the site itself, so that a
 * published site can be asked for it.
 */
const buildRecord = v.object({
  version: v.literal(6),
  inputs: v.object({ code: v.string(), data: v.string(), settings: v.string(), day: v.string() }),
  ...buildSources,
  /** Digest of every published file by its path. */
  files: texts,
  /**
   * Files of earlier releases that are still published, with the time (ISO 8601) since which no
   * page names them.
   */
  kept: texts,
});
export type BuildRecord = v.InferOutput<typeof buildRecord>;
export type BuildSources = Pick<BuildRecord, keyof typeof buildSources>;

export const recordName = 'build.json';

/*
 * What an editor should know about the build, for the report of the command that started Gatsby. It
 * is not for visitors.
 */

const warningsFile = (root: string) => join(root, '.cache/build-warnings.json');

export const writeWarnings = (root: string, warnings: readonly string[]): void =>
  writeFileSync(warningsFile(root), JSON.stringify(warnings));

export const readWarnings = (root: string): string[] =>
  v.parse(v.array(v.string()), JSON.parse(readFileSync(warningsFile(root), 'utf8')));

/**
 * The record of a built site; null if there is none that can be read: then everything counts as
 * changed.
 */
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
  const response = await fetchSameOrigin(address, options).catch((error: unknown) => {
    throw new Error(`${address} cannot be reached: ${reasonOf(error)}`);
  });
  if (response.status === 404) return null;

  const value: unknown = response.ok ? await response.json().catch(() => null) : null;
  if (value === null) throw new Error(`${address} is not a build record (HTTP ${response.status})`);

  return v.is(buildRecord, value) ? value : null;
}

/** Digests of the files of a folder by their paths, less the ignored ones. */
export const digestsOf = (folder: string, ignored = /^$/): Record<string, string> => {
  const files = filesIn(folder).filter((file) => !ignored.test(file));
  return Object.fromEntries(
    files.sort().map((file) => [file, digestOf(readFileSync(join(folder, file)))]),
  );
};

/**
 * Digests of the files that Gatsby built for visitors: neither the record nor Gatsby's fragments
 * and statistics.
 */
export const builtFiles = (folder: string) =>
  digestsOf(folder, /^(_gatsby\/|(build|webpack\.stats)\.json$)/);

const configuration = /^(gatsby-.*|postcss\.config\.cjs|package-lock\.json)$/;

/** The folders with what pages show; those of the uploads have sizes and checksums. */
const dataFolders = ['data', 'static', 'mock-api/upload'];

/**
 * Digests of code, data folders and variables, and whether an API is configured (it serves the
 * files); the day that pages show.
 */
export function inputDigests(root: string, variables = process.env): BuildRecord['inputs'] {
  const digest = (...parts: unknown[]) => digestOf(JSON.stringify(parts));
  const configurations = readdirSync(root).filter((name) => configuration.test(name));
  const settings = siteVariables.map((name) => variables[name] ?? '');

  return {
    code: digest(
      digestsOf(join(root, 'src'), /^gatsby-types/),
      configurations.map((name) => readFileSync(join(root, name), 'utf8')),
    ),
    data: digest(
      dataFolders
        .map((name) => join(root, name))
        .filter((folder) => existsSync(folder))
        .map((folder) => digestsOf(folder, /^last-good\//)),
    ),
    settings: digest(Boolean(variables['API_URL']), settings),
    day: buildDay(variables),
  };
}

/** The names whose values differ, or that one of the two lacks. */
export const differing = (before: Record<string, string>, now: Record<string, string>): string[] =>
  Object.keys({ ...before, ...now }).filter((name) => before[name] !== now[name]);

/** Which files to upload and to remove so that a published site (null: none) becomes this one. */
export function transferOf(before: BuildRecord | null, now: BuildRecord) {
  const changedFiles = differing(before?.files ?? {}, now.files);
  const upload = [...changedFiles.filter((file) => file in now.files), recordName];
  return { upload, remove: changedFiles.filter((file) => !upload.includes(file)) };
}
