import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { consola } from 'consola';
import { stringify } from 'yaml';
import { buildSite } from '../build/rebuild/build-site';
import { rollBack } from '../build/rebuild/releases';
import { parseAddress } from '../config/environment';
import { withoutHidden } from '../contract/printable';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';
import { withMockApi } from './support/with-mock-api';

const usage = `npm run build [-- OPTIONS]    builds the site from API_URL or the mock API, checks it, and serves it as releases/current
npm run rebuild [-- OPTIONS]  the same if anything has changed, with a report, which is also written to reports/rebuild.json
  --accept-menu   publishes a menu that lost or gained more than a third of its entries, in strict mode too
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
    compress: flag,
    json: flag,
    rollback: flag,
    'accept-menu': flag,
    'if-changed': flag,
  };
  const { values } = parseArgs({ options: { ...flags, from: { type: 'string' } } });
  const { PUBLISHED_URL } = loadEnvironment();
  if (values.rollback) return consola.success(`Serving releases/${rollBack(root)}`);
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
}

build().catch(fail);
