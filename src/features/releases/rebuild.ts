import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import execa from 'execa';
import { type ApiAnswers, askApi } from '../../calls/answers/ask';
import { handOver } from '../../calls/answers/handed-over';
import { pictureAddressesIn } from '../../calls/answers/pictures';
import { judgeAnswers } from './answers-of-build';
import { changesIn } from './changes';
import { cleanBuildReason } from './clean';
import {
  type BuildRecord,
  differing,
  inputDigests,
  publishedRecord,
  readRecord,
  readWarnings,
  transferOf,
} from './record';
import { publishRelease, servedFolder } from './releases';

export interface RebuildOptions {
  /** Base address of the API. */
  base: string;
  compress?: boolean;
  /** The published site to compare with; default: the release that is served. */
  from?: string | undefined;
}

/**
 * Builds the site if anything has changed, and makes it the release that is served. A build that
 * fails or is killed leaves what is served as it was. The API is asked once: the answers that were
 * compared are what Gatsby builds from.
 * @param root the project's folder
 * @returns what has changed, what was built (null: nothing), which files to upload and to remove,
 * and warnings
 * @throws Error if the API can't be built from, if another process is at work, if Gatsby fails or
 * its site may not be published, if no release
 *   can be made
 */
export async function rebuild(root: string, { base, compress = false, from }: RebuildOptions) {
  const published =
    from === undefined ? readRecord(servedFolder(root)) : await publishedRecord(from);
  const answers = judgeAnswers(await askApi(root, base), published);
  const { reasons, changes } = compare(root, answers, published);
  const report = {
    comparedWith: from ?? 'releases/current',
    changed: reasons.length > 0,
    reasons,
    changes,
  };
  if (!report.changed)
    return { ...report, warnings: answers.warnings, build: null, upload: [], remove: [] };

  const startTime = performance.now();
  const reasonOfCleanBuild = cleanBuildReason(root);
  await runGatsby(root, answers);
  const record = await publishRelease(root, builtRecord(root), compress);
  const build = {
    seconds: Math.round((performance.now() - startTime) / 1000),
    cleanBuildReason: reasonOfCleanBuild,
    rendered: pagesIn(root, 'newPages.txt'),
    deleted: pagesIn(root, 'deletedPages.txt'),
  };
  return { ...report, warnings: readWarnings(root), build, ...transferOf(published, record) };
}

export type RebuildReport = Awaited<ReturnType<typeof rebuild>>;

/** What differs from the published build, and why another one is needed. */
function compare(root: string, { answers, pictures }: ApiAnswers, published: BuildRecord | null) {
  if (!published) return { reasons: ['there is no record of an earlier build'], changes: [] };

  const digestOf = (address: string) =>
    // A picture that can't be loaded counts as unchanged.
    pictures.get(address)?.digest ?? published.pictures[address];

  const digests = pictureAddressesIn(answers).map((address) => [address, digestOf(address)]);
  const before: Record<string, unknown> = { ...published.answers, pictures: published.pictures };
  // As JSON, like the record: undefined values are left out.
  const now: Record<string, unknown> = JSON.parse(
    JSON.stringify({ ...answers, pictures: Object.fromEntries(digests) }),
  );

  const parts = Object.keys(now).filter((part) => !isDeepStrictEqual(before[part], now[part]));
  const changedParts = [...differing(published.inputs, inputDigests(root)), ...parts];

  return {
    reasons: changedParts.map((part) => `changed: ${part}`),
    changes: changesIn(before, now),
  };
}

/**
 * Runs `gatsby build` with the answers.
 * @throws Error if it fails
 */
async function runGatsby(root: string, answers: ApiAnswers): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'answers-'));
  try {
    const file = join(folder, 'answers.json');
    handOver(file, answers);
    const { failed } = await execa.node(
      join(root, 'node_modules/gatsby/cli.js'),
      ['build', '--write-to-file'],
      {
        cwd: root,
        reject: false,
        // What Gatsby says goes to the error output: the standard output may be a report for a
        // program.
        stdio: ['ignore', 2, 2, 'ipc'],
        env: { GATSBY_LOGGER: 'yurnalist', NODE_ENV: 'production', BUILD_ANSWERS: file },
      },
    );
    if (failed)
      throw new Error('The build failed; Gatsby says why above. What is served is unchanged.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The record of the site in `public`.
 * @throws Error if no build has passed there
 */
export function builtRecord(root: string): BuildRecord {
  const record = readRecord(join(root, 'public'));
  if (!record) throw new Error('In public is no site that has passed its checks: npm run build.');
  return record;
}

/** The pages of a list that Gatsby writes with --write-to-file. */
const pagesIn = (root: string, list: string): string[] =>
  readFileSync(join(root, '.cache', list), 'utf8').match(/.+/g) ?? [];
