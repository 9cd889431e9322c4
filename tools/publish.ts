import '../src/cli/support/prepare';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { consola } from 'consola';
import { type BuildRecord, readRecord } from '../src/build/rebuild/record';
import { releaseBefore, servedRelease } from '../src/build/rebuild/releases';
import { fail, helpIfAsked, loadEnvironment, root } from '../src/cli/support/environment';
import type { Environment } from '../src/config/environment';
import { inParallel } from '../src/lib/in-parallel';
import { callHook, verifyPublished } from './publish/after';
import { emptyState, objectsOf, pathsToPurge, planOf, steps } from './publish/plan';
import { Bucket } from './publish/s3';
import { Remote } from './publish/ssh';

const usage = `npm run publish -- TARGET … [options]     publishes releases/current; default of TARGET: PUBLISH_TARGET
  s3://BUCKET/PREFIX          object storage; S3_ENDPOINT for stores other than AWS
  ssh://USER@HOST/FOLDER      hosts that serve FOLDER/releases/current, with rsync
  --dry-run    prints what would be sent, and writes nothing
  --rollback   publishes the previous release again
  --remove     removes everything that was published below the prefix of a bucket, e.g. a preview`;

type Options = Record<'dry-run' | 'rollback' | 'remove', boolean>;

/** The number of requests to a bucket at the same time. */
const concurrency = 20;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const recordOf = (folder: string): BuildRecord => {
  const record = readRecord(folder);
  if (!record) throw new Error(`${folder} has no release: npm run build`);
  return record;
};

/** A published release, for the CDN hook and the check. */
interface Published {
  folder: string;
  /** The paths to purge; null if nothing was published. */
  paths: string[] | null;
}

/** Publishes to a bucket, step by step, or removes what was published there. A dry run says what it would send and remove. */
async function toBucket(
  target: string,
  environment: Environment,
  options: Options,
): Promise<Published> {
  const isDryRun = options['dry-run'];
  const bucket = new Bucket(target, environment, isDryRun);
  return bucket.withLock(async () => {
    const state = await bucket.state();
    if (options.rollback && state.release === '')
      throw new Error(`${target}: no release has been published completely yet.`);
    const folder = options.rollback
      ? releaseBefore(root, state.release)
      : (servedRelease(root) ?? '');
    const wanted = options.remove ? [] : objectsOf(recordOf(folder), environment.S3_PAGES);
    const plan = planOf(state, wanted, new Date());
    const removals = options.remove ? Object.keys(state.objects) : plan.removals;

    const objects = { ...state.objects };
    const record = (release: string) => bucket.record({ release, objects, gone: plan.gone });
    // Until its upload succeeds, an object may hold the old or the new content.
    for (const { key } of plan.uploads) objects[key] = '';
    await record(state.release);
    let bytes = 0;
    for (const step of steps) {
      const uploads = plan.uploads.filter((upload) => upload.step === step);
      if (uploads.length === 0) continue;
      await inParallel(uploads, concurrency, async (upload) => {
        bytes += await bucket.upload(folder, upload);
        if (isDryRun) console.log(`${step}: ${upload.key}`);
      });
      for (const { key, digest } of uploads) objects[key] = digest;
      await record(state.release);
      consola.info(`${target}: ${uploads.length} ${step}, ${megabytes(bytes)} so far`);
    }
    await inParallel(removals, concurrency, async (key) => {
      await bucket.remove(key);
      delete objects[key];
      if (isDryRun) console.log(`remove: ${key}`);
    });
    await record(options.remove ? '' : basename(folder));
    const counts = `${plan.uploads.length} files, ${megabytes(bytes)}, ${removals.length} removed`;
    consola.success(
      `${target}: ${basename(folder)}, ${counts}${isDryRun ? ' (dry run: nothing was changed)' : ''}`,
    );
    return { folder, paths: isDryRun || options.remove ? null : pathsToPurge(plan) };
  });
}

/** Publishes to all hosts: first copies the release to each, then switches each. A host that fails is reported and keeps its release. */
async function toHosts(
  targets: readonly string[],
  environment: Environment,
  options: Options,
): Promise<Published> {
  const isDryRun = options['dry-run'];
  const current = servedRelease(root) ?? '';
  if (!options.rollback) recordOf(current);
  const failed: string[] = [];
  const remotes = targets.map((target) => ({
    to: new Remote(target, environment.RSYNC_RSH),
    release: '',
  }));
  const onEach = async (step: (remote: (typeof remotes)[number]) => Promise<void>) => {
    const attempt = (remote: (typeof remotes)[number]) =>
      step(remote).catch((error: Error) => {
        failed.push(remote.to.target);
        consola.error(`${remote.to.target} keeps its release: ${error.message}`);
      });
    await Promise.all(remotes.filter(({ to }) => !failed.includes(to.target)).map(attempt));
  };
  try {
    await onEach(async (remote) => {
      const { to } = remote;
      if (!isDryRun) await to.takeLock();
      const { names, served } = await to.releases();
      remote.release = options.rollback
        ? (names.filter((name) => name < served).at(-1) ?? '')
        : basename(current);
      if (remote.release === '') throw new Error('it has no earlier release.');
      if (options.rollback) return;
      const { files, bytes } = await to.copy(current, served, isDryRun);
      consola.info(
        `${to.target}: ${files} files, ${megabytes(bytes)} ${isDryRun ? 'to send' : 'sent'}`,
      );
    });
    if (isDryRun) return { folder: current, paths: null };
    await onEach(async ({ to, release }) => {
      await to.serve(release);
      consola.success(`${to.target} serves ${release}`);
    });
  } finally {
    for (const { to } of remotes) to.unlock();
  }
  if (failed.length > 0) throw new Error(`Not published to ${failed.join(', ')}`);
  const folder = join(dirname(current), remotes[0]?.release ?? '');
  const record = readRecord(folder);
  const everything = record ? planOf(emptyState, objectsOf(record, 'address'), new Date()) : null;
  return { folder, paths: everything && pathsToPurge(everything) };
}

/** `npm run publish`. */
async function publish(): Promise<void> {
  helpIfAsked(usage);
  const flag = { type: 'boolean', default: false } as const;
  const options = { 'dry-run': flag, rollback: flag, remove: flag };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const environment = loadEnvironment();
  const targets =
    positionals.length > 0 ? positionals : environment.PUBLISH_TARGET.split(/\s+/).filter(Boolean);
  const unknown = targets.filter((target) => !/^(s3|ssh):\/\//.test(target));
  if (targets.length === 0 || unknown.length > 0) throw new Error(usage);
  const buckets = targets.filter((target) => target.startsWith('s3:'));
  const hosts = targets.filter((target) => target.startsWith('ssh:'));
  if (
    values.remove &&
    (hosts.length > 0 || !buckets.every((bucket) => /^s3:\/\/[^/]+\/./.test(bucket)))
  )
    throw new Error('--remove is for a prefix of a bucket.');

  const published: Published[] = [];
  for (const bucket of buckets) published.push(await toBucket(bucket, environment, values));
  if (hosts.length > 0) published.push(await toHosts(hosts, environment, values));

  for (const { folder, paths } of published) {
    if (paths === null) continue;
    const { PUBLISH_HOOK, PUBLISHED_URL } = environment;
    if (PUBLISH_HOOK !== undefined) await callHook(PUBLISH_HOOK, basename(folder), paths);
    const record = readRecord(folder);
    if (PUBLISHED_URL === undefined || !record) continue;
    const { findings, warnings } = await verifyPublished(PUBLISHED_URL, record);
    for (const warning of warnings) consola.warn(warning);
    if (findings.length > 0)
      throw new Error([`${PUBLISHED_URL} is not in order:`, ...findings].join('\n  '));
    consola.success(`${PUBLISHED_URL} is in order`);
  }
}

publish().catch(fail);
