import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import execa from 'execa';
import { keepAnswers } from '../../build/answers/last-good';
import { notesOf, refusalOf } from '../../build/answers/made-of';
import { sliceDigests } from '../../build/build-record';
import { checkPublished } from './check-published';
import { dropBuild, dropStaleBuild, inputDigest, markBuilt, unmarkBuilt } from './digest';
import { root } from './environment';

const gatsby = createRequire(join(root, 'package.json')).resolve('gatsby/cli.js');

/** A step of Gatsby's log worth showing. */
const stepPattern = /^(success|warn(?:ing)?|info) (.*)$/;

/** What a build did. */
export interface BuildSummary {
  seconds: number;
  /** Why it began anew; null if it went on from the last build. */
  anew: string | null;
  /** Paths of the pages that were rendered. */
  rendered: string[];
  /** Paths of the pages that went. */
  deleted: string[];
  /** Slices that were rendered with another result, e.g. `header-zh`. */
  slices: string[];
}

export interface BuildOptions {
  /** Address of a mock that runs already; left out: the build starts its own where no API_URL is configured. */
  mockApiUrl?: string | undefined;
  say(line: string): void;
}

/** Lists that Gatsby writes with --write-to-file. */
const pageLists = { rendered: '.cache/newPages.txt', deleted: '.cache/deletedPages.txt' } as const;

const linesOf = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

/** Runs `gatsby build`. @returns its log if it failed, null if it passed */
async function runGatsby({ mockApiUrl, say }: BuildOptions): Promise<string | null> {
  for (const file of notesOf(root)) rmSync(file, { force: true });
  const log: string[] = [];
  let warning = false;
  const build = execa(process.execPath, [gatsby, 'build', '--write-to-file'], {
    cwd: root,
    all: true,
    reject: false,
    stdin: 'ignore',
    env: {
      GATSBY_TELEMETRY_DISABLED: '1',
      CI: 'true',
      GATSBY_LOGGER: 'yurnalist',
      NODE_ENV: 'production',
      ...(mockApiUrl === undefined ? {} : { MOCK_API_URL: mockApiUrl }),
    },
  });
  for await (const raw of createInterface({ input: build.all ?? Readable.from([]) })) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: Gatsby colours its log
    const line = raw.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '').trimEnd();
    log.push(line);
    const [, level, text = ''] = stepPattern.exec(line) ?? [];
    if (level) warning = level.startsWith('warn');
    if (level?.startsWith('warn') || (warning && !level && line)) say(`  ! ${level ? text : line.trim()}`);
    else if (level === 'success' && /\d+(\.\d+)?s/.test(text)) say(`  ${text}`);
  }
  const { exitCode } = await build;
  return exitCode === 0 ? null : log.filter((line) => line && !stepPattern.test(line)).join('\n');
}

/**
 * Builds the site into `public`, and checks it (src/build/publish-check): from the last build if that can be gone on from, else anew. A build that goes on from the last one and
 * fails, or does not pass the checks, is done once more anew, unless it was data or answers that it was refused for.
 * @throws Error with the whole log if the build fails, with the findings if the site may not be published
 */
export async function buildSite(options: BuildOptions): Promise<BuildSummary> {
  const { say } = options;
  const started = performance.now();
  const digest = inputDigest(root);
  const publicFolder = join(root, 'public');
  unmarkBuilt(root);
  let anew = dropStaleBuild(root);
  if (anew !== null) say(`  ${anew}: building anew`);
  let before = sliceDigests(publicFolder);

  for (;;) {
    const failure = await runGatsby(options);
    const refusal = failure === null ? null : refusalOf(root);
    if (refusal !== null) throw new Error(`The build failed.\n${refusal}`);
    const findings = failure === null ? await checkPublished(root) : [];
    if (failure === null && findings.length === 0) break;
    const told =
      failure === null
        ? `The site may not be published:\n${findings.map((line) => `  ${line}`).join('\n')}`
        : `The build failed.\n${failure}`;
    if (anew !== null) throw new Error(told);
    anew =
      failure === null
        ? 'what was built on the last build did not pass the checks'
        : 'building on the last build failed';
    say(`${told}\n  ${anew}: building anew`);
    dropBuild(root);
    before = new Map();
  }

  // Only a build that passed may become what a later one falls back to.
  keepAnswers(root);
  markBuilt(root, digest);
  return {
    seconds: (performance.now() - started) / 1000,
    anew,
    rendered: linesOf(join(root, pageLists.rendered)),
    deleted: linesOf(join(root, pageLists.deleted)),
    slices: [...sliceDigests(publicFolder)].flatMap(([name, own]) => (before.get(name) === own ? [] : [name])),
  };
}

/** Starts `gatsby develop`; its output goes to the terminal. */
export const developSite = (port: number, mockApiUrl: string) =>
  execa(process.execPath, [gatsby, 'develop', '--port', String(port)], {
    cwd: root,
    stdio: 'inherit',
    reject: false,
    env: {
      GATSBY_TELEMETRY_DISABLED: '1',
      ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
      MOCK_API_URL: mockApiUrl,
      NODE_ENV: 'development',
    },
  });
