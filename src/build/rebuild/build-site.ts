import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import execa, { type StdioOption } from 'execa';
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
 * written when everything has passed.
 */
export function cleanBuildReason(root: string): string | null {
  const folder = join(root, 'public');
  const record = readRecord(folder);
  // A mount of another machine may be empty.
  if (!record || !existsSync(join(root, '.cache/redux'))) return 'there is no earlier build that has passed';
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
  return build(root, options).finally(release);
}

async function build(root: string, { mockApiUrl, compress = false, acceptMenu = false, ...options }: BuildOptions) {
  const { baseline = readRecord(servedFolder(root)) } = options;
  const started = performance.now();
  const folder = join(root, 'public');
  const reason = cleanBuildReason(root);
  if (reason !== null) {
    console.error(`Clean build: ${reason}.`);
    // What is in them: either may be a mount.
    for (const name of ['.cache', 'public'].filter((name) => existsSync(join(root, name))))
      for (const file of readdirSync(join(root, name)))
        rmSync(join(root, name, file), { recursive: true, maxRetries: 5 });
  }
  rmSync(join(folder, recordName), { force: true });
  const digests = inputDigests(root);
  const env = { CI: 'true', GATSBY_LOGGER: 'yurnalist', NODE_ENV: 'production', MOCK_API_URL: mockApiUrl };
  // What Gatsby says goes to the error output: the standard output may be a report for a program.
  const { failed } = await startGatsby(root, ['build', '--write-to-file'], ['ignore', 2, 2, 'ipc'], env);
  if (failed) throw new Error('The build failed; Gatsby says why above. What is served is unchanged.');

  const { inputs, bodies, warnings } = readNotes(root);
  const files = builtFiles(folder);
  const { findings } = await checkSite(folderSite(root, folder, Object.keys(files), inputs));
  if (findings.length > 0) throw new Error(['The site may not be published:', ...findings.map(printable)].join('\n  '));
  const changes = acceptMenu || !baseline ? [] : upheavals(baseline.answers, inputs.answers);
  if (changes.length > 0 && parseEnvironment(process.env).API_STRICT)
    throw new Error([...changes, 'If that is meant, build again with -- --accept-menu.'].join('\n'));
  for (const line of changes) console.error(line);
  const built = { version: 5 as const, inputs: digests, ...inputs, files, kept: {} };
  const record = await publishRelease(root, built, compress);
  writeRecord(folder, built);
  // Only a build that passed may become what a later one falls back to.
  keepAnswers(root, bodies);

  // Gatsby writes these lists with --write-to-file.
  const pagesIn = (list: string) => readFileSync(join(root, '.cache', list), 'utf8').match(/.+/g) ?? [];
  return {
    record,
    seconds: Math.round((performance.now() - started) / 1000),
    cleanBuildReason: reason,
    rendered: pagesIn('newPages.txt'),
    deleted: pagesIn('deletedPages.txt'),
    warnings: [...changes, ...warnings],
  };
}

/** Ends Gatsby with the process that started it, even if that one is killed: its channel closes. */
const endWithParent = 'data:text/javascript,process.on("disconnect",()=>process.exit(1))';

/** Gatsby would download its list of hosting adapters from its main branch and run it: no lockfile covers that. */
const noAdapters = 'module.exports = []';

/** Starts a command of Gatsby's. */
export const startGatsby = (root: string, parameters: string[], stdio: StdioOption[], env: Record<string, string>) =>
  execa.node(join(root, 'node_modules/gatsby/cli.js'), parameters, {
    cwd: root,
    reject: false,
    stdio,
    nodeOptions: ['--import', endWithParent],
    env: { GATSBY_TELEMETRY_DISABLED: '1', GATSBY_ADAPTERS_MANIFEST: noAdapters, ...env },
  });
