import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withMockApi } from '../../mock-api/embedded';
import { loadContent } from '../build/content/check';
import { buildSite } from '../build/rebuild/build-site';
import type { Change } from '../build/rebuild/changes';
import { compare } from '../build/rebuild/compare';
import { readRecord, transferOf } from '../build/rebuild/record';
import { servedFolder } from '../build/rebuild/releases';
import { type Environment, parseAddress } from '../config/environment';
import { withoutHidden } from '../contract/fields';
import { fail, loadEnvironment, root } from './support/environment';

const usage = `npm run rebuild [-- --json] [-- --from ADDRESS] [-- --compress] [-- --accept-menu]
  --json      print the report as JSON; it is also written to reports/rebuild.json
  --from      compare with the site published at this address (or at PUBLISHED_URL) instead of releases/current
  --compress  make compressed copies and list them among the files to upload
  --accept-menu  publish a menu that lost or gained more than a third of its entries, in strict mode too`;

/** A name in a menu is the API's, a page's is its dictionary's: pages still called what their renamed entry was called. */
function leftBehind(entries: readonly Change[]): string[] {
  const renamed = entries.filter(({ field }) => field === 'header_title');
  if (renamed.length === 0) return [];
  return [...loadContent(root).pages].flatMap(([id, { zh }]) =>
    renamed
      .filter(({ from }) => from === zh.name)
      .map(({ from, to }) => `the menu says “${to}”, the page itself “${from}”: name in data/pages/${id}.zh.json`),
  );
}

/** Builds the site if anything has changed since the last build. @returns what changed and what to publish */
async function rebuild(
  base: string,
  environment: Environment,
  values: { json: boolean; compress: boolean; 'accept-menu': boolean; from?: string },
) {
  const started = performance.now();
  const folder = servedFolder(root);
  const from = values.from === undefined ? environment.PUBLISHED_URL : parseAddress('--from', values.from);
  /** Calls and pictures that failed and have an earlier answer in their place; what an editor has to do. */
  const warnings: string[] = [];
  const { baseline, ...found } = await compare(root, base, environment, from, (line) => void warnings.push(line));
  const changed = found.reasons.length > 0;
  const build = changed
    ? await buildSite(root, {
        mockApiUrl: base,
        compress: values.compress,
        acceptMenu: values['accept-menu'],
        baseline,
        say: console.error,
      })
    : null;
  warnings.push(...(build?.warnings ?? []), ...leftBehind(found.entries));
  const record = build && readRecord(folder);
  const { upload, remove } = record ? transferOf(baseline, record) : { upload: [], remove: [] };
  const bytes = upload.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
  const seconds = (performance.now() - started) / 1000;
  return { baseline: from ?? 'releases/current', changed, ...found, build, upload, remove, bytes, seconds, warnings };
}

export type RebuildReport = Awaited<ReturnType<typeof rebuild>>;

/** The report for people. It names a few of many; the JSON names all. */
function describe({ baseline, build, upload, remove, seconds, ...report }: RebuildReport): string[] {
  const list = (title: string, lines: readonly string[], most = 10): string[] => [
    title,
    ...lines.slice(0, most).map((line) => `  ${line}`),
    ...(lines.length > most ? [`  … and ${lines.length - most} more`] : []),
  ];
  const warned = report.warnings.map((line) => `! ${line}`);
  if (!build) return [...warned, `Nothing has changed since the build in ${baseline} (${seconds.toFixed(1)} s).`];
  const changes = report.entries.map(({ list: place, entry, kind, field, from, to }) =>
    [place, entry, kind === 'changed' ? `${field}: “${from}” → “${to}”` : kind].filter(Boolean).join(' › '),
  );
  const { cleanBuildReason: reason, rendered, deleted, slices } = build;
  return [
    ...warned,
    ...list('Why:', report.reasons),
    ...list(`Changes of the answers: ${changes.length}`, changes, 30),
    `Built in ${build.seconds.toFixed(1)} s ${reason === null ? 'on the cache' : `without the cache: ${reason}`}`,
    ...list(`Pages rendered: ${rendered.length}`, reason === null ? rendered : []),
    ...list(`Pages deleted: ${deleted.length}`, deleted),
    `Slices rendered: ${slices.join(', ') || 'none'}`,
    ...list(`To upload: ${upload.length} files, ${(report.bytes / 1e6).toFixed(1)} MB`, upload),
    ...list(`To remove: ${remove.length} files`, remove),
    `Compared with ${baseline}, in ${seconds.toFixed(1)} s; everything is in reports/rebuild.json`,
  ];
}

/** `npm run rebuild` */
async function main(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: { json: flag, compress: flag, 'accept-menu': flag, help: flag, from: { type: 'string' } },
  });
  if (values.help) return console.log(usage);
  const environment = loadEnvironment();
  const report = await withMockApi(root, (base) => rebuild(base, environment, values));
  const json = JSON.stringify(report, null, 2);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/rebuild.json'), `${json}\n`);
  // What the API writes is shown, and does nothing.
  console.log(values.json ? json : describe(report).map(withoutHidden).join('\n'));
}

main().catch(fail);
