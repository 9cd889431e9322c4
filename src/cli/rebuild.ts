import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { withMockApi } from '../../mock-api/embedded';
import { loadContent } from '../build/content/check';
import { buildSite } from '../build/rebuild/build-site';
import type { Change } from '../build/rebuild/changes';
import { parseAddress } from '../config/environment';
import { withoutHidden } from '../contract/printable';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';

const usage = `npm run rebuild [-- --json] [-- --from ADDRESS] [-- --compress] [-- --accept-menu]
  --json      print the whole report as JSON; it is also written to reports/rebuild.json
  --from      compare with the site published at this address (or at PUBLISHED_URL) instead of releases/current
  --compress  make compressed copies and list them among the files to upload
  --accept-menu  publish a menu that lost or gained more than a third of its entries, in strict mode too`;

/** A name in a menu is the API's, a page's is its dictionary's: pages still called what their renamed entry was called. */
function leftBehind(changes: readonly Change[]): string[] {
  const names = [...loadContent(root).pages].map(([id, { zh }]) => ({ id, name: zh.name }));
  return changes.flatMap(({ path, from, to }) =>
    names
      .filter(({ name }) => path.endsWith('header_title') && name === from)
      .map(({ id }) => `the menu says “${to}”, the page itself “${from}”: name in data/pages/${id}.zh.json`),
  );
}

export type RebuildReport = Awaited<ReturnType<typeof buildSite>>;

/** The first entries of a long list. */
const shortened = (_: unknown, value: unknown) =>
  Array.isArray(value) && value.length > 20 ? [...value.slice(0, 20), `… and ${value.length - 20} more`] : value;

/** `npm run rebuild` */
async function rebuild(): Promise<void> {
  helpIfAsked(usage);
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: { json: flag, compress: flag, 'accept-menu': flag, from: { type: 'string' } },
  });
  const { compress, 'accept-menu': acceptMenu } = values;
  const from = values.from === undefined ? loadEnvironment().PUBLISHED_URL : parseAddress('--from', values.from);
  const report = await withMockApi(root, (base) => buildSite(root, { base, compress, acceptMenu, from }));
  report.warnings.push(...leftBehind(report.changes));
  const json = JSON.stringify(report, null, 2);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/rebuild.json'), `${json}\n`);
  // What the API writes is shown, and does nothing.
  const lines = stringify(report, shortened, { lineWidth: 0 }).split('\n');
  console.log(values.json ? json : lines.map(withoutHidden).join('\n'));
}

rebuild().catch(fail);
