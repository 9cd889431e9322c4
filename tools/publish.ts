import '../src/cli/support/prepare';
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { consola } from 'consola';
import * as v from 'valibot';
import { fail, helpIfAsked, loadEnvironment, root } from '../src/cli/support/environment';
import { run } from '../src/cli/support/run';
import { cacheControl, contentType, hasDigest, isForHost } from '../src/features/hosting/files';
import {
  differing,
  publishedRecord,
  readRecord,
  recordName,
} from '../src/features/releases/record';
import { previousRelease, servedRelease } from '../src/features/releases/releases';

const usage = `npm run publish -- REMOTE:PATH [--dry-run] [--rollback]     publishes releases/current with rclone
  REMOTE:PATH  as rclone knows it, e.g. storage:bucket/folder (rclone config makes remotes)
  --dry-run    shows what would be sent and removed, and changes nothing
  --rollback   publishes the release before releases/current`;

const installation =
  'Install rclone: apt install rclone, brew install rclone, choco install rclone or scoop install rclone.';

const texts = v.record(v.string(), v.string());

/**
 * Runs rclone.
 * @param input text for it to read.
 * @returns what it printed.
 * @throws Error if it is missing or fails
 */
function rclone(
  parameters: readonly string[],
  input = '',
  harmless: readonly number[] = [],
): string {
  const { status, stdout, error } = spawnSync('rclone', parameters, {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (error) throw new Error(`rclone cannot be started (${error.message}). ${installation}`);
  if (status !== 0 && !harmless.includes(status ?? 1))
    throw new Error(`rclone ${parameters[0]} failed. Visitors have whole pages; run this again.`);

  return stdout;
}

/** A JSON file of the target; undefined if it isn't there. */
function readJson<T>(address: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  // rclone ends with 3 or 4 where a folder or file is missing; some versions print nothing instead.
  const text = rclone(['cat', address], '', [3, 4]);

  return text === '' ? undefined : v.parse(schema, JSON.parse(text));
}

const headerOptions = (type: string, lifetime: string): string[] => [
  `--header-upload=Content-Type: ${type}`,
  `--header-upload=Cache-Control: ${lifetime}`,
];

/** Names, one a line of the input, of the only files that rclone looks at. */
const byName = ['--files-from-raw=-', '--no-traverse'];

/** A release on its way to a target. */
interface Transfer {
  folder: string;
  target: string;
  /** Further options of rclone. */
  options: readonly string[];
}

/**
 * Sends files, those with the same headers together.
 * @param name of the pass, for the terminal
 */
function send(name: string, files: readonly string[], transfer: Transfer): void {
  consola.start(`${name}: ${files.length}`);
  const groups = new Map<string, string[]>();

  for (const file of files) {
    // Left to itself, rclone asks the machine for the type, and not every machine knows Markdown.
    const headers = headerOptions(contentType(file), cacheControl(`/${file}`)).join('\n');
    groups.set(headers, [...(groups.get(headers) ?? []), file]);
  }

  const { folder, target, options } = transfer;
  for (const [headers, group] of groups) {
    // Without --checksum, a file with a new time and the same content would lose its lifetime.
    const settings = ['--checksum', '--transfers=16', '--checkers=32', ...options];
    rclone(
      ['copy', folder, target, ...byName, ...headers.split('\n'), ...settings],
      group.join('\n'),
    );
  }
}

/**
 * Milliseconds for which a file stays after it left the site: visitors may have an older page open.
 */
const gracePeriod = 24 * 3600 * 1000;
/**
 * At the target: the files that are no part of the published release, and since when (ISO 8601).
 */
const goneName = 'gone.json';

/**
 * Sends a release so that visitors have whole pages at any moment, and after an interruption too:
 * each pass ends before the next begins, and the build record comes last.
 * @returns the addresses whose content changed, for a CDN to purge
 */
function publishFolder(folder: string, target: string, isDryRun: boolean): string[] {
  const record = readRecord(folder);
  if (!record) throw new Error(`${folder} has no release: npm run build`);

  const release = record.files;
  const published = readJson(`${target}/${recordName}`, v.object({ files: texts }))?.files ?? {};
  const removalTimes = readJson(`${target}/${goneName}`, texts) ?? {};
  const options = isDryRun ? ['--dry-run'] : ['--quiet'];
  const transfer = { folder, target, options };
  const writeGone = (files: readonly string[]): void => {
    const since = files.map((file) => [file, removalTimes[file] ?? new Date().toISOString()]);
    rclone(
      [
        'rcat',
        `${target}/${goneName}`,
        ...headerOptions('application/json', 'no-store'),
        ...options,
      ],
      JSON.stringify(Object.fromEntries(since)),
    );
  };

  // Until the record is sent, the new files count as gone: an interrupted publication leaves no
  // file behind.
  const allFiles = Object.keys({ ...published, ...removalTimes, ...release });
  writeGone(allFiles.filter((file) => !(file in published)));

  const isPage = (file: string) => file.endsWith('.html');
  const files = Object.keys(release).filter((file) => !isForHost(file, release));
  const others = files.filter((file) => !hasDigest(file) && !isPage(file));
  send('Files with a digest in their name', files.filter(hasDigest), transfer);
  send('Other files', others, transfer);
  send('Pages', files.filter(isPage), transfer);
  send('Build record', [recordName], transfer);

  const formerFiles = allFiles.filter((file) => !(file in release));
  const isOver = (file: string) => Date.now() - Date.parse(removalTimes[file] ?? '') > gracePeriod;
  const expiredFiles = formerFiles.filter(isOver);
  if (expiredFiles.length > 0)
    rclone(['delete', target, ...byName, ...options], expiredFiles.join('\n'));
  writeGone(formerFiles.filter((file) => !isOver(file)));

  const changedFiles = [...differing(published, release), ...expiredFiles].filter(
    (file) => !hasDigest(file),
  );
  return changedFiles.map((file) => `/${file.replace(/(^|\/)index\.html$/, '')}`);
}

/**
 * Tells a CDN what to purge.
 * @throws Error if it doesn't accept that
 */
async function callPurgeHook(hook: string, release: string, paths: readonly string[]) {
  const batchSize = 1000;
  for (let start = 0; start < paths.length; start += batchSize) {
    const response = await fetch(hook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ release, paths: paths.slice(start, start + batchSize) }),
      signal: AbortSignal.timeout(15_000),
    });
    if (!response.ok)
      throw new Error(`PUBLISH_HOOK answered HTTP ${response.status}: old pages may be cached.`);
  }
}

/** Verifies the published site; a CDN may take a minute until it has the release. */
async function verify(address: string, folder: string): Promise<void> {
  const expected = readRecord(folder)?.files ?? {};
  const hasRelease = async () => {
    const files = (await publishedRecord(address))?.files ?? {};
    return differing(files, expected).length === 0;
  };

  for (let tries = 1; tries < 12 && !(await hasRelease()); tries += 1) await pause(5_000);

  const { exitCode } = await run('npm', ['run', '-s', 'verify', '--', address]);
  if (exitCode !== 0) throw new Error(`${address} is not in order.`);
}

/** `npm run publish`. */
async function publish(): Promise<void> {
  helpIfAsked(usage);
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': flag, rollback: flag },
  });
  const [target = '', ...others] = positionals;
  if (!/^[^/]+:/.test(target) || others.length > 0) throw new Error(usage);

  const { PUBLISH_HOOK, PUBLISHED_URL } = loadEnvironment();
  const currentRelease = servedRelease(root) ?? '';
  const folder = values.rollback ? previousRelease(root) : currentRelease;
  const release = basename(folder);
  const changedPaths = publishFolder(folder, target.replace(/\/+$/, ''), values['dry-run']);
  if (values['dry-run']) return consola.info(`${release} is not published: this was a dry run.`);

  consola.success(`${target} has ${release}`);
  if (PUBLISH_HOOK !== undefined) await callPurgeHook(PUBLISH_HOOK, release, changedPaths);
  if (PUBLISHED_URL !== undefined) await verify(PUBLISHED_URL, folder);
}

publish().catch(fail);
