import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseEnvironment } from '../../config/environment';
import { printable } from '../../contract/printable';
import { keepAnswers } from '../answers/last-good';
import { checkSite, folderSite } from '../publish-check/check';
import { upheavals } from './changes';
import {
  type BuildRecord,
  builtFiles,
  differing,
  inputDigests,
  readNotes,
  readRecord,
  recordName,
  writeRecord,
} from './record';
import { lockProject, publishRelease, servedFolder } from './releases';

export interface BuildOptions {
  /** Base address of the mock API; the build uses it where no API_URL is configured. */
  mockApiUrl: string;
  compress?: boolean;
  /** The earlier site to compare with; default: the release that is served. */
  baseline?: BuildRecord | null;
  /** Publish a menu that has changed a lot, in strict mode too. */
  acceptMenu?: boolean;
}

/**
 * Why the next build has to be a clean one; null if it can continue from the last one. The record of a build is removed before Gatsby starts and
 * written when everything has passed. It would not be enough to mark `.cache`, which Gatsby empties when its configuration changes.
 */
export function cleanBuildReason(root: string): string | null {
  const folder = join(root, 'public');
  const isEmpty = (name: string) => !existsSync(join(root, name)) || readdirSync(join(root, name)).length === 0;
  if (isEmpty('public') || isEmpty('.cache')) return 'there is no earlier build';
  const record = readRecord(folder);
  if (!record) return 'the last build did not finish';
  const { code, settings } = inputDigests(root);
  if (record.inputs.code !== code || record.inputs.settings !== settings) return 'code or settings have changed';
  const [damaged] = differing(record.files, builtFiles(folder));
  return damaged === undefined ? null : `public/${damaged} is not as the last build left it`;
}

/**
 * Builds the site with Gatsby, checks it, and makes it the release that is served. A build that fails or is killed leaves what is served as it
 * was, and the next one is a clean build.
 * @param root the project's folder
 * @returns the release's record, why the build was a clean one (null: it was not), the pages that were rendered and deleted, and warnings
 * @throws Error if another process is at work, if Gatsby fails, with the findings if the site may not be published, if no release can be made
 */
export async function buildSite(root: string, options: BuildOptions) {
  const release = await lockProject(root);
  try {
    return await build(root, options);
  } finally {
    await release();
  }
}

async function build(root: string, { mockApiUrl, compress = false, acceptMenu = false, ...options }: BuildOptions) {
  const { baseline = readRecord(servedFolder(root)) } = options;
  const started = performance.now();
  const folder = join(root, 'public');
  const reason = cleanBuildReason(root);
  if (reason !== null) {
    console.error(`Clean build: ${reason}.`);
    // What is in them: either may be a mount.
    for (const folder of ['.cache', 'public'].map((name) => join(root, name)).filter(existsSync))
      for (const name of readdirSync(folder))
        rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
  rmSync(join(folder, recordName), { force: true });
  const digests = inputDigests(root);
  const env = { CI: 'true', GATSBY_LOGGER: 'yurnalist', NODE_ENV: 'production', MOCK_API_URL: mockApiUrl };
  // What Gatsby says goes to the error output: the standard output may be a report for a program.
  const gatsby = startGatsby(root, ['build', '--write-to-file'], env, { stdio: ['ignore', 2, 2, 'ipc'] });
  const [code] = await once(gatsby, 'close');
  if (code !== 0) throw new Error('The build failed; Gatsby says why above. What is served is unchanged.');

  const { inputs, bodies, warnings } = readNotes(root);
  const files = builtFiles(folder);
  const { findings } = await checkSite(folderSite(root, folder, Object.keys(files), inputs));
  if (findings.length > 0) throw new Error(['The site may not be published:', ...findings.map(printable)].join('\n  '));
  const changes = acceptMenu || !baseline ? [] : upheavals(baseline.answers, inputs.answers);
  for (const line of changes) console.error(line);
  if (changes.length > 0 && parseEnvironment(process.env).API_STRICT)
    throw new Error([...changes, 'If that is meant, build again with -- --accept-menu.'].join('\n'));
  const built = { version: 5 as const, inputs: digests, ...inputs, files, kept: {} };
  const record = await publishRelease(root, built, compress);
  writeRecord(folder, built);
  // Only a build that passed may become what a later one falls back to.
  keepAnswers(root, bodies);

  // Gatsby writes these lists with --write-to-file.
  const pagesIn = (list: string) =>
    existsSync(join(root, '.cache', list)) ? readFileSync(join(root, '.cache', list), 'utf8').match(/.+/g) : null;
  return {
    record,
    seconds: Math.round((performance.now() - started) / 1000),
    cleanBuildReason: reason,
    rendered: pagesIn('newPages.txt') ?? [],
    deleted: pagesIn('deletedPages.txt') ?? [],
    warnings: [...changes, ...warnings],
  };
}

/** Ends Gatsby with the process that started it, even if that one is killed: its channel closes. */
const endWithParent = 'data:text/javascript,process.on("disconnect",()=>process.exit(1))';

/** Gatsby would download its list of hosting adapters from its main branch and run it: no lockfile covers that. */
const noAdapters = 'module.exports = []';

/** Starts a command of Gatsby's, with a channel to this process. */
export function startGatsby(root: string, parameters: string[], env: NodeJS.ProcessEnv, options: SpawnOptions) {
  const gatsby = createRequire(join(root, 'package.json')).resolve('gatsby/cli.js');
  return spawn(process.execPath, ['--import', endWithParent, gatsby, ...parameters], {
    ...options,
    cwd: root,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', GATSBY_ADAPTERS_MANIFEST: noAdapters, ...env },
  });
}
