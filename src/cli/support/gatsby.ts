import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import execa from 'execa';
import { keepAnswers } from '../../build/answers/last-good';
import { dropStaleBuild, inputDigest, markBuilt } from './digest';
import { root } from './environment';

const gatsby = createRequire(join(root, 'package.json')).resolve('gatsby/cli.js');

/** A step of Gatsby's log worth showing. */
const stepPattern = /^(success|warn(?:ing)?|info) (.*)$/;

/**
 * Builds the site into `public`.
 * @param mockApiUrl address of a mock that runs already; left out: the build starts its own where no API_URL is configured
 * @throws Error with the whole log if the build fails
 */
export async function buildSite({ mockApiUrl, say }: { mockApiUrl?: string; say(line: string): void }): Promise<void> {
  const digest = inputDigest(root);
  if (dropStaleBuild(root)) say('  the code has changed since the last build: building anew');
  const log: string[] = [];
  let warning = false;
  const build = execa(process.execPath, [gatsby, 'build'], {
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
  if (exitCode !== 0) throw new Error(`The build failed.\n${log.filter((line) => line && !stepPattern.test(line)).join('\n')}`);
  // Only a build that passed may become what a later one falls back to.
  keepAnswers(root);
  markBuilt(root, digest);
}

/** Starts `gatsby develop`; its output goes to the terminal. */
export const developSite = (port: number, mockApiUrl: string) =>
  execa(process.execPath, [gatsby, 'develop', '--port', String(port)], {
    cwd: root,
    stdio: 'inherit',
    reject: false,
    env: { GATSBY_TELEMETRY_DISABLED: '1', ENABLE_GATSBY_REFRESH_ENDPOINT: 'true', MOCK_API_URL: mockApiUrl, NODE_ENV: 'development' },
  });
