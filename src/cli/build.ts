import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { consola } from 'consola';
import { stringify } from 'yaml';
import { withMockApi } from '../../mock-api/embedded';
import { makeArchive, readSigningKey } from '../build/archive/make';
import { buildSite } from '../build/rebuild/build-site';
import { rollBack } from '../build/rebuild/releases';
import { parseAddress } from '../config/environment';
import { withoutHidden } from '../contract/printable';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';

const usage = `npm run build [-- OPTIONS]    builds the site from API_URL or the mock API, checks it, and serves it as releases/current
npm run rebuild [-- OPTIONS]  the same if anything has changed, with a report, which is also written to reports/rebuild.json
  --accept-menu   publishes a menu that lost or gained more than a third of its entries, in strict mode too
  --archive       also makes releases/archive/site.zip, the site for readers without a network; ARCHIVE_SIGNING_KEY names the key that signs it
  --compress      also makes brotli and gzip copies, for hosts that send them (nginx)
  --from ADDRESS  compares with the site published there (or at PUBLISHED_URL) instead of releases/current
  --json          prints the whole report as JSON
  --rollback      builds nothing: serves the release before the current one again`;

export type BuildReport = Awaited<ReturnType<typeof buildSite>>;

/** The first entries of a long list. */
const shortened = (_: unknown, value: unknown) =>
  Array.isArray(value) && value.length > 20
    ? [...value.slice(0, 20), `… and ${value.length - 20} more`]
    : value;

/** `npm run build` and, with `--if-changed`, `npm run rebuild`. */
async function build(): Promise<void> {
  helpIfAsked(usage);
  const flag = { type: 'boolean', default: false } as const;
  const flags = {
    archive: flag,
    compress: flag,
    json: flag,
    rollback: flag,
    'accept-menu': flag,
    'if-changed': flag,
  };
  const { values } = parseArgs({ options: { ...flags, from: { type: 'string' } } });
  const { PUBLISHED_URL, ARCHIVE_SIGNING_KEY } = loadEnvironment();
  if (values.rollback) return consola.success(`Serving releases/${rollBack(root)}`);
  // Before the build, which takes minutes.
  const key = ARCHIVE_SIGNING_KEY && values.archive ? readSigningKey(ARCHIVE_SIGNING_KEY) : null;
  const { compress, 'accept-menu': acceptMenu, 'if-changed': ifChanged } = values;
  const published = ifChanged ? PUBLISHED_URL : undefined;
  const from = values.from === undefined ? published : parseAddress('--from', values.from);
  const options = { always: !ifChanged, compress, acceptMenu, from };
  const report = await withMockApi(root, (base) => buildSite(root, { base, ...options }));
  const json = JSON.stringify(report, null, 2);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/rebuild.json'), `${json}\n`);
  // What the API writes is shown, and does nothing.
  const lines = stringify(report, shortened, { lineWidth: 0 }).split('\n').map(withoutHidden);
  if (values.json || ifChanged) console.log(values.json ? json : lines.join('\n'));
  else {
    for (const warning of report.warnings) consola.warn(warning);
    consola.success('Built into releases/current');
  }
  if (!values.archive) return;
  const { path, bytes, files } = await makeArchive(root, key);
  consola.success(`${path}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
  if (!key)
    consola.warn(
      'The archive is not signed: ARCHIVE_SIGNING_KEY names no key. It has checksums only.',
    );
}

build().catch(fail);
