import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { keepAnswers } from '../answers/last-good';
import { checkSite, folderSite } from '../publish-check/check';
import { takeNotes } from './notes';
import { cacheDigest, differing, digestsOf, inputDigests, publishedFiles, readRecord, writeRecord } from './record';

/** What a build did. */
export interface BuildSummary {
  seconds: number;
  /** Null for a build on Gatsby's cache. */
  cleanBuildReason: string | null;
  /** Paths of the pages that were rendered, and of those that were deleted. */
  rendered: string[];
  deleted: string[];
  /** Slices with another result, e.g. `header-zh`. */
  slices: string[];
}

export interface BuildOptions {
  /** Address of a running mock. Without it the build starts one where no API_URL is configured. */
  mockApiUrl?: string | undefined;
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
  if (!record.passed) return 'the last build did not pass its checks';
  if (record.inputs.code !== inputDigests(root).code) return 'the code has changed';
  const [damaged] = differing(record.files, publishedFiles(folder));
  if (damaged !== undefined) return `public/${damaged} is not as the last build left it`;
  return record.cache === cacheDigest(root) ? null : '.cache is not as the last build left it';
}

/**
 * Builds the site into `public` and checks it. A build on Gatsby's cache that fails, or does not pass the checks, is repeated
 * as a clean build, unless its data or answers were refused.
 * @param root the project's folder
 * @throws Error with Gatsby's log if the build fails, with the findings if the site may not be published
 */
export async function buildSite(
  root: string,
  options: BuildOptions,
  reason = cleanBuildReason(root),
): Promise<BuildSummary> {
  const started = performance.now();
  const folder = join(root, 'public');
  if (reason !== null) {
    options.say(`  Clean build: ${reason}`);
    for (const path of [folder, join(root, '.cache')]) rmSync(path, { recursive: true, force: true });
  }
  const slices = () => digestsOf(folder, ['_gatsby/slices']);
  const before = slices();
  takeNotes(root);
  const log = await runGatsby(root, options);
  const { inputs, bodies, refusal } = takeNotes(root);
  if (refusal !== undefined) throw new Error(`The build failed.\n${refusal}`);

  let failure = `The build failed.\n${log}`;
  if (log === null && inputs) {
    const files = publishedFiles(folder);
    const { findings } = await checkSite(folderSite(root, folder, Object.keys(files), inputs));
    const passed = findings.length === 0;
    const cache = passed ? cacheDigest(root) : '';
    writeRecord(folder, { version: 2, passed, findings, inputs: inputDigests(root), ...inputs, files, cache });
    failure = passed ? '' : ['The site may not be published:', ...findings].join('\n  ');
  }
  if (failure !== '') {
    if (reason !== null) throw new Error(failure);
    options.say(failure);
    return buildSite(root, options, 'the build on the cache failed');
  }

  // Only a build that passed may become what a later one falls back to.
  keepAnswers(root, bodies);
  // Gatsby writes these lists with --write-to-file.
  const listIn = (name: string) =>
    existsSync(join(root, '.cache', name)) ? readFileSync(join(root, '.cache', name), 'utf8').split('\n') : [];
  const names = differing(before, slices()).map((file) => basename(file).replace(/(-[0-9a-f]{32})?-\d+\.html$/, ''));
  return {
    seconds: (performance.now() - started) / 1000,
    cleanBuildReason: reason,
    rendered: listIn('newPages.txt').filter(Boolean),
    deleted: listIn('deletedPages.txt').filter(Boolean),
    slices: [...new Set(names)],
  };
}

/** Starts a command of Gatsby's in the project's folder. */
export const startGatsby = (root: string, parameters: string[], env: NodeJS.ProcessEnv, stdio: StdioOptions) =>
  spawn(process.execPath, [createRequire(join(root, 'package.json')).resolve('gatsby/cli.js'), ...parameters], {
    cwd: root,
    stdio,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env },
  });

/** Runs `gatsby build` and reports its steps and warnings. @returns its log if it failed, null if it passed */
async function runGatsby(root: string, { mockApiUrl, say }: BuildOptions): Promise<string | null> {
  const env = { CI: 'true', GATSBY_LOGGER: 'yurnalist', NODE_ENV: 'production', FORCE_COLOR: '0' };
  const mock = mockApiUrl === undefined ? {} : { MOCK_API_URL: mockApiUrl };
  const build = startGatsby(root, ['build', '--write-to-file'], { ...env, ...mock }, ['ignore', 'pipe', 'pipe']);
  const stop = () => {
    build.kill();
    process.exit(143);
  };
  process.once('SIGTERM', stop);
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
  process.off('SIGTERM', stop);
  return code === 0 ? null : log.join('\n');
}
