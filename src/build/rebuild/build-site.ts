import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import execa, { type StdioOption } from 'execa';
import { parseEnvironment } from '../../config/environment';
import { printable } from '../../contract/printable';
import { askApi } from '../answers/ask';
import { keepAnswers } from '../answers/last-good';
import { pictureAddressesIn } from '../answers/pictures';
import { checkSite, folderSite } from '../publish-check/check';
import { changesIn, upheavals } from './changes';
import type { BuildRecord } from './record';
import * as records from './record';
import { lockProject, publishRelease, servedFolder } from './releases';

export interface BuildOptions {
  /** Base address of the API. */
  base: string;
  /** Build even if nothing has changed. */
  always?: boolean;
  compress?: boolean;
  /** The published site to compare with; default: the release that is served. */
  from?: string | undefined;
  /** Publish a menu that has changed a lot, in strict mode too. */
  acceptMenu?: boolean;
}

/**
 * Builds the site if anything has changed, checks it, and makes it the release that is served. A build that fails or is killed leaves what is
 * served as it was, and the next one is a clean build.
 * @param root the project's folder
 * @returns what has changed, what was built (null: nothing), which files to upload and to remove, and warnings
 * @throws Error if the API can't be built from, if another process is at work, if Gatsby fails, with the findings if the site may not be
 *   published, if no release can be made
 */
export async function buildSite(root: string, options: BuildOptions) {
  const { base, always = false, compress = false, acceptMenu = false, from } = options;
  const baseline = await (from === undefined
    ? records.readRecord(servedFolder(root))
    : records.publishedRecord(from));
  const { answers, loaded, bodies, ...asked } = await askApi(root, base);
  // A picture that can't be loaded counts as unchanged.
  const digestOf = (address: string) => loaded.get(address)?.digest ?? baseline?.pictures[address];
  const digests = pictureAddressesIn(answers).map((address) => [address, digestOf(address)]);
  const inputs = records.inputDigests(root);
  // As JSON, like the record: undefined values are left out.
  const now: Record<string, unknown> = JSON.parse(
    JSON.stringify({ ...answers, pictures: Object.fromEntries(digests) }),
  );
  const { changes, reasons } = compare(baseline, inputs, now);
  const upset = baseline && !acceptMenu ? upheavals(baseline.answers, changes) : [];
  if (upset.length > 0 && parseEnvironment(process.env).API_STRICT)
    throw new Error([...upset, 'If that is meant, build again with -- --accept-menu.'].join('\n'));

  const warnings = [...asked.warnings, ...upset];
  const report = {
    comparedWith: from ?? 'releases/current',
    changed: reasons.length > 0,
    reasons,
    changes,
    warnings,
  };
  if (!report.changed && !always) return { ...report, build: null, upload: [], remove: [] };
  const unlock = await lockProject(root);
  try {
    const { record, ...build } = await runBuild(root, base, inputs, compress);
    // Only a build that passed may become what a later one falls back to.
    keepAnswers(root, bodies);
    warnings.push(...build.warnings);
    return { ...report, build, ...records.transferOf(baseline, record) };
  } finally {
    await unlock();
  }
}

/** What differs between two builds, and why the later one is needed. @param now the answers of the API by their part, and the pictures */
function compare(
  baseline: BuildRecord | null,
  inputs: BuildRecord['inputs'],
  now: Record<string, unknown>,
) {
  if (!baseline) return { reasons: ['there is no record of an earlier build'], changes: [] };
  const before: Record<string, unknown> = { ...baseline.answers, pictures: baseline.pictures };
  const parts = Object.keys(now).filter((part) => !isDeepStrictEqual(before[part], now[part]));
  const changed = [...records.differing(baseline.inputs, inputs), ...parts];
  return { reasons: changed.map((part) => `changed: ${part}`), changes: changesIn(before, now) };
}

/**
 * Why the next build has to be a clean one; null if it can continue from the last one. The record of a build is removed before Gatsby starts and
 * written when everything has passed.
 */
export function cleanBuildReason(
  root: string,
  { code, settings }: BuildRecord['inputs'],
): string | null {
  const folder = join(root, 'public');
  const record = records.readRecord(folder);
  // A mount of another machine may be empty.
  if (!record || !existsSync(join(root, '.cache/redux')))
    return 'there is no earlier build that has passed';
  if (record.inputs.code !== code || record.inputs.settings !== settings)
    return 'code or settings have changed';
  const [damaged] = records.differing(record.files, records.builtFiles(folder));
  return damaged === undefined ? null : `public/${damaged} is not as the last build left it`;
}

async function runBuild(
  root: string,
  base: string,
  inputs: BuildRecord['inputs'],
  compress: boolean,
) {
  const started = performance.now();
  const folder = join(root, 'public');
  const reason = cleanBuildReason(root, inputs);
  if (reason !== null) {
    console.error(`Clean build: ${reason}.`);
    // What is in them: either may be a mount.
    for (const name of ['.cache', 'public'].filter((name) => existsSync(join(root, name))))
      for (const file of readdirSync(join(root, name)))
        rmSync(join(root, name, file), { recursive: true, maxRetries: 5 });
  }
  rmSync(join(folder, records.recordName), { force: true });
  const env = {
    CI: 'true',
    GATSBY_LOGGER: 'yurnalist',
    NODE_ENV: 'production',
    MOCK_API_URL: base,
  };
  // What Gatsby says goes to the error output: the standard output may be a report for a program.
  const { failed } = await startGatsby(
    root,
    ['build', '--write-to-file'],
    ['ignore', 2, 2, 'ipc'],
    env,
  );
  if (failed)
    throw new Error('The build failed; Gatsby says why above. What is served is unchanged.');

  const { warnings, ...notes } = records.readNotes(root);
  const built = {
    version: 5 as const,
    inputs,
    ...notes,
    files: records.builtFiles(folder),
    kept: {},
  };
  const { findings } = await checkSite(folderSite(root, folder, built));
  if (findings.length > 0)
    throw new Error(['The site may not be published:', ...findings.map(printable)].join('\n  '));
  const record = await publishRelease(root, built, compress);
  records.writeRecord(folder, built);
  // Gatsby writes these lists with --write-to-file.
  const pagesIn = (list: string) =>
    readFileSync(join(root, '.cache', list), 'utf8').match(/.+/g) ?? [];
  const rendered = pagesIn('newPages.txt');
  const deleted = pagesIn('deletedPages.txt');
  const seconds = Math.round((performance.now() - started) / 1000);
  return { record, warnings, seconds, cleanBuildReason: reason, rendered, deleted };
}

/**
 * Ends Gatsby with the process that started it, even if that one is killed: its channel closes. Not by process.exit, which waits for LMDB's
 * writer, which may be waiting for this thread.
 */
const endWithParent =
  'data:text/javascript,process.on("disconnect",()=>process.kill(process.pid,"SIGKILL"))';

/** Gatsby would download its list of hosting adapters from its main branch and run it: no lockfile covers that. */
const noAdapters = 'module.exports = []';

/** Starts a command of Gatsby's. */
export const startGatsby = (
  root: string,
  parameters: string[],
  stdio: StdioOption[],
  env: Record<string, string>,
) =>
  execa.node(join(root, 'node_modules/gatsby/cli.js'), parameters, {
    cwd: root,
    reject: false,
    stdio,
    nodeOptions: ['--import', endWithParent],
    env: { GATSBY_TELEMETRY_DISABLED: '1', GATSBY_ADAPTERS_MANIFEST: noAdapters, ...env },
  });
