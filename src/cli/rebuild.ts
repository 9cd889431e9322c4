import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compressSite } from '../build/compress';
import { withMockApi } from '../build/mock-api';
import { type BuildSummary, buildSite } from '../build/rebuild/build-site';
import type { Change } from '../build/rebuild/changes';
import { compare } from '../build/rebuild/compare';
import { readRecord, recordPublishedFiles, transferOf } from '../build/rebuild/record';
import { fail, loadEnvironment, root } from './support/environment';

const usage = `npm run rebuild [-- --json] [-- --from ADDRESS] [-- --compress]
  --json      print the report as JSON; it is also written to reports/rebuild.json
  --from      compare with the site published at this address (or at PUBLISHED_URL) instead of the one in public/
  --compress  make compressed copies and list them among the files to upload`;

/** What a rebuild found and did, as reports/rebuild.json has it. */
export interface RebuildReport {
  /** What was compared with: `public`, or the address of a published site. */
  baseline: string;
  /** Whether the site was built. If not, what is published is up to date. */
  changed: boolean;
  reasons: string[];
  entries: Change[];
  /** Addresses of pictures of the menu with another content. */
  pictures: string[];
  /** Null where nothing was built. */
  build: BuildSummary | null;
  upload: string[];
  remove: string[];
  /** Size of the files to upload. */
  bytes: number;
  seconds: number;
  /** Calls and pictures that failed and have an earlier answer in their place. */
  warnings: string[];
}

/** `npm run rebuild`: builds the site if anything has changed since the last build; reports what changed and what to publish. */
async function rebuild(): Promise<void> {
  const started = performance.now();
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean' },
      compress: { type: 'boolean' },
      from: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  const environment = loadEnvironment();
  const from = values.from ?? environment.PUBLISHED_URL;
  const folder = join(root, 'public');
  const warnings: string[] = [];

  const report = await withMockApi(root, async (base): Promise<RebuildReport> => {
    const warn = (line: string) => void warnings.push(line);
    const { baseline, reasons, changes, pictures } = await compare(root, base, environment, from, warn);
    let build: BuildSummary | null = null;
    let transfer = { upload: [] as string[], remove: [] as string[] };
    if (reasons.length > 0) {
      const mockApiUrl = environment.API_URL === undefined ? base : undefined;
      build = await buildSite(root, { mockApiUrl, say: values.json ? console.error : console.log });
      if (values.compress) {
        await compressSite(folder);
        recordPublishedFiles(folder);
      }
      const record = readRecord(folder);
      if (!record) throw new Error('The build has left no record in public/build.json.');
      transfer = transferOf(baseline, record);
    }
    const bytes = transfer.upload.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
    const seconds = (performance.now() - started) / 1000;
    const found = { baseline: from ?? 'public', changed: build !== null, reasons, entries: changes, pictures };
    return { ...found, build, ...transfer, bytes, seconds, warnings };
  });

  const json = `${JSON.stringify(report, null, 2)}\n`;
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/rebuild.json'), json);
  console.log(values.json ? json.trimEnd() : describe(report).join('\n'));
}

/** The report for people; the JSON lists everything. */
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
  const time = `${seconds.toFixed(1)} s`;
  const warned = warnings.map((line) => `! ${line}`);
  if (!build) return [...warned, `Nothing has changed since the build in ${baseline}; nothing was built (${time}).`];
  const some = (lines: readonly string[], most = 10): string[] =>
    [...lines.slice(0, most), ...(lines.length > most ? [`… and ${lines.length - most} more`] : [])].map(
      (line) => `  ${line}`,
    );
  const changes = entries.map(({ part, group, entry, kind, field, from, to }) => {
    const place = [part, group, entry].filter(Boolean).join(' › ');
    return kind === 'changed' ? `${place}: ${field} “${from}” → “${to}”` : `${place}: ${kind}`;
  });
  const { cleanBuildReason: reason, rendered, deleted, slices } = build;
  return [
    ...warned,
    'Why:',
    ...some(reasons),
    ...some(changes, 30),
    `Built in ${build.seconds.toFixed(1)} s${reason === null ? ' on the cache' : `, a clean build: ${reason}`}`,
    `Pages rendered: ${rendered.length}`,
    ...(reason === null ? some(rendered) : []),
    `Pages deleted: ${deleted.length}`,
    ...some(deleted),
    `Slices rendered: ${slices.join(', ') || 'none'}`,
    `To upload: ${upload.length} files, ${(bytes / 1e6).toFixed(1)} MB`,
    ...some(upload),
    `To remove: ${remove.length} files`,
    ...some(remove),
    `Compared with ${baseline}, in ${time}; everything is in reports/rebuild.json`,
  ];
}

rebuild().catch(fail);
