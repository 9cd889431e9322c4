import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { keepAnswers } from '../answers/last-good';
import { checkSite, folderSite } from '../publish-check/check';
import { takeNotes } from './notes';
import {
  codeDigest,
  dataDigest,
  differing,
  digestsOf,
  publishedFiles,
  readRecord,
  settingsDigest,
  writeRecord,
} from './record';

/** What a build did. */
export interface BuildSummary {
  seconds: number;
  /** Null for a build on Gatsby's cache. */
  cleanBuildReason: string | null;
  /** Paths of the pages that were rendered. */
  rendered: string[];
  /** Paths of the pages that were deleted. */
  deleted: string[];
  /** Slices with another result, e.g. `header-zh`. */
  slices: string[];
}

export interface BuildOptions {
  /** Address of a running mock. Without it the build starts one where no API_URL is configured. */
  mockApiUrl?: string | undefined;
  say(line: string): void;
}

/** What Gatsby continues from: its cache and the built site, less what is made without a build. */
const continuedFrom = ['redux', 'caches-lmdb', 'data', 'webpack', 'caches'].map((part) => `.cache/${part}`);
const keptFiles = (root: string) =>
  digestsOf(root, [...continuedFrom, 'public'], /^public\/(build\.json$|.*\.(br|gz)$)/);

/** How the last build that passed left those files. Gatsby's cache names the folder that it was made in. */
const state = v.object({ root: v.string(), files: v.record(v.string(), v.string()) });
const stateFile = (root: string) => join(root, '.cache/skyraft-state.json');
const readState = (root: string) =>
  existsSync(stateFile(root)) ? v.parse(state, JSON.parse(readFileSync(stateFile(root), 'utf8'))) : null;

/**
 * Why the next build has to be a clean one; null if it can continue from the last one. Gatsby renders a page again when its
 * data or its template changes, but neither when a stylesheet does, which the page may carry in its head, nor when the
 * page itself was damaged.
 */
export function cleanBuildReason(root: string): string | null {
  const has = (path: string) => existsSync(join(root, path));
  if (!has('.cache')) return has('public') ? 'there is no cache' : 'nothing is built yet';
  if (!has('public/index.html')) return 'the built site is missing';
  const kept = readState(root);
  if (!kept) return 'no build has passed yet';
  if (kept.root !== root) return `the cache was made in ${kept.root}`;
  if (readRecord(join(root, 'public'))?.code !== codeDigest(root)) return 'the code has changed';
  const [damaged] = differing(kept.files, keptFiles(root));
  return damaged === undefined ? null : `${damaged} is not as the last build left it`;
}

/**
 * Builds the site into `public` and checks it, on Gatsby's cache where that is possible. A build on the cache that fails, or
 * does not pass the checks, is repeated as a clean build, unless its data or answers were refused.
 * @param root the project's folder
 * @throws Error with Gatsby's log if the build fails, with the findings if the site may not be published
 */
export async function buildSite(
  root: string,
  options: BuildOptions,
  reason = cleanBuildReason(root),
): Promise<BuildSummary> {
  const { say } = options;
  const started = performance.now();
  const before = reason === null ? (readState(root)?.files ?? {}) : {};
  if (reason !== null) {
    say(`  Clean build: ${reason}`);
    for (const folder of ['.cache', 'public']) rmSync(join(root, folder), { recursive: true, force: true });
  }
  takeNotes(root);
  const log = await runGatsby(root, options);
  const { inputs, bodies, refusal } = takeNotes(root);
  if (refusal !== undefined) throw new Error(`The build failed.\n${refusal}`);

  let failure = log === null ? null : `The build failed.\n${log}`;
  if (failure === null) {
    if (!inputs) throw new Error('The build has not noted what it was made of (.cache/skyraft-notes.json).');
    const folder = join(root, 'public');
    const files = publishedFiles(folder);
    const { findings } = await checkSite(folderSite(root, folder, Object.keys(files), inputs));
    const [code, data, settings] = [codeDigest(root), dataDigest(root), settingsDigest(process.env)];
    writeRecord(folder, {
      version: 2,
      passed: findings.length === 0,
      findings,
      code,
      data,
      settings,
      ...inputs,
      files,
    });
    if (findings.length > 0) failure = ['The site may not be published:', ...findings].join('\n  ');
  }
  if (failure !== null && reason !== null) throw new Error(failure);
  if (failure !== null) {
    say(failure);
    return buildSite(root, options, 'the build on the cache failed');
  }

  // Only a build that passed may become what a later one falls back to, or continues from.
  keepAnswers(root, bodies);
  const files = keptFiles(root);
  writeFileSync(stateFile(root), JSON.stringify({ root, files }));
  const linesOf = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split('\n').filter(Boolean) : [];
  const slices = differing(before, files).filter((file) => file.startsWith('public/_gatsby/slices/'));
  return {
    seconds: (performance.now() - started) / 1000,
    cleanBuildReason: reason,
    // Gatsby writes these lists with --write-to-file.
    rendered: linesOf('.cache/newPages.txt'),
    deleted: linesOf('.cache/deletedPages.txt'),
    slices: [...new Set(slices.map((file) => basename(file).replace(/(-[0-9a-f]{32})?-\d+\.html$/, '')))],
  };
}

/** Starts a command of Gatsby's in the project's folder. */
export const startGatsby = (
  root: string,
  parameters: string[],
  env: NodeJS.ProcessEnv,
  stdio: StdioOptions,
): ChildProcess =>
  spawn(process.execPath, [createRequire(join(root, 'package.json')).resolve('gatsby/cli.js'), ...parameters], {
    cwd: root,
    stdio,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env },
  });

/** Runs `gatsby build` and reports its steps and warnings. @returns its log if it failed, null if it passed */
async function runGatsby(root: string, { mockApiUrl, say }: BuildOptions): Promise<string | null> {
  const env = { CI: 'true', GATSBY_LOGGER: 'yurnalist', NODE_ENV: 'production', FORCE_COLOR: '0' };
  const build = startGatsby(
    root,
    ['build', '--write-to-file'],
    { ...env, MOCK_API_URL: mockApiUrl ?? process.env['MOCK_API_URL'] },
    ['ignore', 'pipe', 'pipe'],
  );
  const stop = () => {
    build.kill();
    process.exit(143);
  };
  process.once('SIGTERM', stop);

  const log: string[] = [];
  let isWarning = false;
  const read = (line: string) => {
    const [, level, text = ''] = /^(success|warn(?:ing)?|info) (.*)$/.exec(line) ?? [];
    if (!level && line.trim()) log.push(line);
    // A warning may have further lines, without a level.
    if (level) isWarning = level.startsWith('warn');
    if (isWarning && line.trim()) say(`  ! ${level ? text : line.trim()}`);
    else if (level === 'success' && / \d+(\.\d+)?s/.test(text)) say(`  ${text}`);
  };
  for (const stream of [build.stdout, build.stderr]) if (stream) createInterface({ input: stream }).on('line', read);
  const [code] = await once(build, 'close');
  process.off('SIGTERM', stop);
  return code === 0 ? null : log.join('\n');
}
