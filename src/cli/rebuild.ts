import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readRecord, sizeOf, transferOf } from '../build/build-record';
import { compressSite } from '../build/compress';
import { withMockApi } from '../build/mock-api';
import { describeReport, entriesOf, type RebuildReport } from './rebuild/report';
import { baselineOf, differenceOf, stateNow } from './rebuild/state';
import { noteCopies } from './support/check-published';
import { staleReason } from './support/digest';
import { fail, loadEnvironment, root } from './support/environment';
import { type BuildSummary, buildSite } from './support/gatsby';

const usage = `npm run rebuild [-- --json] [-- --from ADDRESS] [-- --compress]
  --json      the report as JSON on the standard output; it also stands in reports/rebuild.json
  --from      count changes from the site published at this address (or at PUBLISHED_URL) instead of the one in public/
  --compress  make compressed copies, and list them among the files to upload`;

/** `npm run rebuild`: asks the API whether anything has changed since the last build, and builds only then; reports what changed and what to publish. */
async function rebuild(): Promise<void> {
  const started = performance.now();
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      compress: { type: 'boolean', default: false },
      from: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void console.log(usage);
  const environment = loadEnvironment();
  const from = values.from ?? environment.PUBLISHED_URL;
  const folder = join(root, 'public');
  const say = (line: string) => (values.json ? console.error(line) : console.log(line));
  const warnings: string[] = [];

  const report = await withMockApi(root, async (base): Promise<RebuildReport> => {
    const baseline = await baselineOf(folder, from);
    const now = await stateNow(root, base, environment, baseline, (line) => void warnings.push(line));
    const difference = differenceOf(baseline, now);
    // Of a published site the files are the host's; of the one in public somebody may have taken some away.
    const damage =
      from === undefined && baseline !== null && difference.reasons.length === 0 ? staleReason(root) : null;
    const reasons = [...difference.reasons, ...(damage === null ? [] : [damage])];
    let build: BuildSummary | null = null;
    let transfer = { upload: [] as string[], remove: [] as string[] };
    if (reasons.length > 0) {
      build = await buildSite({ mockApiUrl: environment.API_URL === undefined ? base : undefined, say });
      if (values.compress) {
        await compressSite(folder);
        noteCopies(folder);
      }
      const record = readRecord(folder);
      if (!record) throw new Error('The build has left no record in public/build.json.');
      transfer = transferOf(baseline, record);
    }
    const entries = entriesOf(difference.changes);
    return {
      baseline: from ?? 'public',
      changed: build !== null,
      reasons,
      calls: [...new Set(entries.map(({ call }) => call))],
      entries,
      pictures: difference.pictures,
      build,
      ...transfer,
      bytes: sizeOf(folder, transfer.upload),
      seconds: (performance.now() - started) / 1000,
      warnings,
    };
  });

  const json = `${JSON.stringify(report, null, 2)}\n`;
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/rebuild.json'), json);
  if (values.json) process.stdout.write(json);
  else for (const line of describeReport(report)) console.log(line);
}

rebuild().catch(fail);
