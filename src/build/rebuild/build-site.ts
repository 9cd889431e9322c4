import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { keepAnswers } from '../answers/last-good';
import { compressSite } from '../compress';
import { checkSite, folderSite } from '../publish-check/check';
import { endGatsby, type Lock, takeLock } from './lock';
import { readNotes } from './notes';
import { cacheDigest, differing, digestsOf, inputDigests, publishedFiles, readRecord, writeRecord } from './record';
import { lockOf, openWorkspace, publish, recover } from './workspace';

export interface BuildSummary {
  seconds: number;
  /** Null for a build on Gatsby's cache. */
  cleanBuildReason: string | null;
  rendered: string[];
  deleted: string[];
  /** Slices with another result, e.g. `header-zh`. */
  slices: string[];
  warnings: string[];
}

export interface BuildOptions {
  /** Address of a running mock. Without it the build starts one where no API_URL is configured. */
  mockApiUrl?: string | undefined;
  compress?: boolean | undefined;
  say(line: string): void;
}

/**
 * Why the next build has to be a clean one; null if it can continue from the last one. Gatsby renders a page again when its
 * data or template changes, but not when it was damaged, nor when a stylesheet changes that pages carry in their head.
 */
export function cleanBuildReason(root: string): string | null {
  const folder = join(root, 'public');
  const record = readRecord(folder);
  if (!record) return 'there is no record of an earlier build';
  if (record.inputs.code !== inputDigests(root).code) return 'the code has changed';
  const [damaged] = differing(record.files, publishedFiles(folder));
  if (damaged !== undefined) return `public/${damaged} is not as the last build left it`;
  return record.cache === cacheDigest(root) ? null : '.cache is not as the last build left it';
}

/**
 * Builds the site aside, checks it, and publishes it in `public`, with the cache to continue from in `.cache`. A build that
 * fails, or is killed, leaves both as they were. One on the cache that fails or does not pass the checks is repeated
 * as a clean build, unless its data or answers were refused.
 * @param root the project's folder
 * @throws Error that names who is building already; with Gatsby's log if the build fails; with the findings if the site may not be published
 */
export async function buildSite(root: string, options: BuildOptions): Promise<BuildSummary> {
  const lock = takeLock(lockOf(root, 'build'));
  try {
    recover(root);
    return await build(root, options, lock, cleanBuildReason(root));
  } finally {
    lock.release();
  }
}

async function build(root: string, options: BuildOptions, lock: Lock, reason: string | null): Promise<BuildSummary> {
  const started = performance.now();
  if (reason !== null) options.say(`  Clean build: ${reason}`);
  const digests = inputDigests(root);
  const workspace = openWorkspace(root, 'build', reason === null ? root : null);
  const folder = join(workspace, 'public');
  const slices = () => digestsOf(folder, ['_gatsby/slices']);
  const before = slices();
  const log = await runGatsby(workspace, options, lock);
  const { inputs, bodies, refusal, warnings } = readNotes(workspace);
  if (refusal !== undefined) throw new Error(`The build failed.\n${refusal}`);

  let failure = inputs ? log : (log ?? 'Gatsby has sourced nothing');
  if (failure === null && inputs) {
    const { findings } = await checkSite(folderSite(root, folder, Object.keys(publishedFiles(folder)), inputs));
    if (findings.length > 0) failure = ['The site may not be published:', ...findings].join('\n  ');
    else if (options.compress) options.say(`  ${(await compressSite(folder)).files} files compressed`);
    const [files, cache] = [publishedFiles(folder), cacheDigest(root, workspace)];
    writeRecord(folder, { version: 4, inputs: digests, ...inputs, files, cache });
  }
  if (failure !== null) {
    if (reason !== null) throw new Error(failure);
    options.say(failure);
    return build(root, options, lock, 'the build on the cache failed');
  }

  const after = slices();
  publish(root, workspace);
  // Only a build that passed may become what a later one falls back to.
  keepAnswers(root, bodies);
  // Gatsby writes these lists with --write-to-file.
  const listIn = (name: string) =>
    existsSync(join(root, '.cache', name)) ? readFileSync(join(root, '.cache', name), 'utf8').split('\n') : [];
  const names = differing(before, after).map((file) => basename(file).replace(/(-[0-9a-f]{32})?-\d+\.html$/, ''));
  return {
    seconds: (performance.now() - started) / 1000,
    cleanBuildReason: reason,
    rendered: listIn('newPages.txt').filter(Boolean),
    deleted: listIn('deletedPages.txt').filter(Boolean),
    slices: [...new Set(names)],
    warnings,
  };
}

/** Starts a command of Gatsby's in the folder that it works in. */
export const startGatsby = (folder: string, parameters: string[], env: NodeJS.ProcessEnv, options: SpawnOptions) =>
  spawn(process.execPath, [createRequire(join(folder, 'package.json')).resolve('gatsby/cli.js'), ...parameters], {
    ...options,
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env },
  });

/** Runs `gatsby build` and reports its steps and warnings. @returns its log if it failed, else null */
async function runGatsby(folder: string, { mockApiUrl, say }: BuildOptions, lock: Lock): Promise<string | null> {
  const env = { CI: 'true', GATSBY_LOGGER: 'yurnalist', NODE_ENV: 'production', FORCE_COLOR: '0' };
  const mock = mockApiUrl === undefined ? {} : { MOCK_API_URL: mockApiUrl };
  // As the leader of a group, so that its workers end with it.
  const options: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe'], detached: process.platform !== 'win32' };
  const build = startGatsby(folder, ['build', '--write-to-file'], { ...env, ...mock }, options);
  const { pid } = build;
  if (pid !== undefined) lock.addGatsby(pid);
  const stop = () => {
    if (pid !== undefined) endGatsby(pid);
    process.exit(143);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, stop);
  const log: string[] = [];
  let isWarning = false;
  const read = (line: string) => {
    const [, level, text = line.trim()] = /^(success|warn(?:ing)?|info) (.*)$/.exec(line) ?? [];
    // A warning may have further lines, without a level.
    if (level) isWarning = level.startsWith('warn');
    else log.push(line);
    if (isWarning && text) say(`  ! ${text}`);
    else if (level === 'success' && / \d+(\.\d+)?s/.test(text)) say(`  ${text}`);
  };
  for (const stream of [build.stdout, build.stderr]) if (stream) createInterface({ input: stream }).on('line', read);
  const [code] = await once(build, 'close');
  for (const signal of signals) process.off(signal, stop);
  return code === 0 ? null : log.join('\n');
}
