import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compressSite } from '../build/compress';
import { withMockApi } from '../build/mock-api';
import { type BuildSummary, buildSite } from '../build/rebuild/build-site';
import { type Comparison, compare } from '../build/rebuild/compare';
import { readRecord, recordFiles, transferOf } from '../build/rebuild/record';
import { fail, loadEnvironment, root } from './support/environment';

const usage = `npm run rebuild [-- --json] [-- --from ADDRESS] [-- --compress]
  --json      print the report as JSON; it is also written to reports/rebuild.json
  --from      compare with the site published at this address (or at PUBLISHED_URL) instead of the one in public/
  --compress  make compressed copies and list them among the files to upload`;

/** What a rebuild found and did. */
export interface RebuildReport extends Omit<Comparison, 'baseline'> {
  /** What was compared with: `public`, or the address of a published site. */
  baseline: string;
  /** Whether the site was built. If not, what is published is up to date. */
  changed: boolean;
  build: BuildSummary | null;
  upload: string[];
  remove: string[];
  /** Size of the files to upload. */
  bytes: number;
  seconds: number;
  /** Calls and pictures that failed and have an earlier answer in their place. */
  warnings: string[];
}

/** `npm run rebuild`: builds if anything has changed since the last build; reports what changed and what to publish. */
async function rebuild(): Promise<void> {
  const started = performance.now();
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { json: flag, compress: flag, help: flag, from: { type: 'string' } } });
  if (values.help) return console.log(usage);
  const environment = loadEnvironment();
  const from = values.from ?? environment.PUBLISHED_URL;
  const folder = join(root, 'public');
  const warnings: string[] = [];

  const report = await withMockApi(root, async (base): Promise<RebuildReport> => {
    const warn = (line: string) => void warnings.push(line);
    const { baseline, ...found } = await compare(root, base, environment, from, warn);
    let build: BuildSummary | null = null;
    let transfer = { upload: [] as string[], remove: [] as string[] };
    if (found.reasons.length > 0) {
      const mockApiUrl = environment.API_URL === undefined ? base : undefined;
      build = await buildSite(root, { mockApiUrl, say: values.json ? console.error : console.log });
      if (values.compress) await compressSite(folder).then(() => recordFiles(folder));
      const record = readRecord(folder);
      if (!record) throw new Error('The build has left no record in public/build.json.');
      transfer = transferOf(baseline, record);
    }
    const bytes = transfer.upload.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
    const seconds = (performance.now() - started) / 1000;
    return {
      baseline: from ?? 'public',
      changed: build !== null,
      ...found,
      build,
      ...transfer,
      bytes,
      seconds,
      warnings,
    };
  });

  const json = JSON.stringify(report, null, 2);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/rebuild.json'), `${json}\n`);
  console.log(values.json ? json : describe(report).join('\n'));
}

/** The report for people. It names a few of many; the JSON names all. */
function describe({
  baseline,
  reasons,
  entries,
  build,
  upload,
  remove,
  bytes,
  seconds,
  warnings,
}: RebuildReport): string[] {
  const list = (title: string, lines: readonly string[], most = 10): string[] => [
    title,
    ...lines.slice(0, most).map((line) => `  ${line}`),
    ...(lines.length > most ? [`  … and ${lines.length - most} more`] : []),
  ];
  const warned = warnings.map((line) => `! ${line}`);
  if (!build) return [...warned, `Nothing has changed since the build in ${baseline} (${seconds.toFixed(1)} s).`];
  const changes = entries.map(({ list: place, entry, kind, field, from, to }) =>
    [place, entry, kind === 'changed' ? `${field}: “${from}” → “${to}”` : kind].filter(Boolean).join(' › '),
  );
  const { cleanBuildReason: reason, rendered, deleted, slices } = build;
  return [
    ...warned,
    ...list('Why:', reasons),
    ...list(`Changes of the answers: ${changes.length}`, changes, 30),
    `Built in ${build.seconds.toFixed(1)} s ${reason === null ? 'on the cache' : `without the cache: ${reason}`}`,
    ...list(`Pages rendered: ${rendered.length}`, reason === null ? rendered : []),
    ...list(`Pages deleted: ${deleted.length}`, deleted),
    `Slices rendered: ${slices.join(', ') || 'none'}`,
    ...list(`To upload: ${upload.length} files, ${(bytes / 1e6).toFixed(1)} MB`, upload),
    ...list(`To remove: ${remove.length} files`, remove),
    `Compared with ${baseline}, in ${seconds.toFixed(1)} s; everything is in reports/rebuild.json`,
  ];
}

rebuild().catch(fail);
