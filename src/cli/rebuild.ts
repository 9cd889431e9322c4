import './support/prepare';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { withoutHidden } from '../calls/printable';
import { rebuild } from '../features/releases/rebuild';
import { parseAddress } from '../site/environment';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';
import { withMockApi } from './support/with-mock-api';

const usage = `npm run rebuild [-- OPTIONS]    builds and releases the site if anything has changed, with a report, which is also written to reports/rebuild.json
  --accept-menu   takes a menu that lost or gained more than a third of its entries, in strict mode too
  --compress      also makes brotli and gzip copies, for hosts that send them (nginx, npm start)
  --from ADDRESS  compares with the site published there (or at PUBLISHED_URL) instead of releases/current
  --json          prints the whole report as JSON`;

/** The first entries of a long list. */
const shortened = (_: unknown, value: unknown) =>
  Array.isArray(value) && value.length > 20
    ? [...value.slice(0, 20), `… and ${value.length - 20} more`]
    : value;

/** `npm run rebuild`. */
async function main(): Promise<void> {
  helpIfAsked(usage);
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: { 'accept-menu': flag, compress: flag, from: { type: 'string' }, json: flag },
  });
  const { PUBLISHED_URL } = loadEnvironment();
  if (values['accept-menu']) process.env.ACCEPT_MENU = '1';

  const from = values.from === undefined ? PUBLISHED_URL : parseAddress('--from', values.from);
  const report = await withMockApi(root, (base) =>
    rebuild(root, { base, from, compress: values.compress }),
  );

  const json = JSON.stringify(report, null, 2);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/rebuild.json'), `${json}\n`);
  // What the API writes is shown, and does nothing.
  const lines = stringify(report, shortened, { lineWidth: 0 }).split('\n').map(withoutHidden);
  console.log(values.json ? json : lines.join('\n'));
}

main().catch(fail);
