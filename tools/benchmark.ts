import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, root } from '../src/cli/support/environment';
import { benchmark as scale } from './benchmark/scale';
import { benchmark as weight } from './benchmark/weight';

const usage = `npm run benchmark -- NAME [N]

Measures, prints a table, writes reports/NAME.json, and exits with 1 if a limit is exceeded.
  scale    time of a clean build, an unchanged rebuild, a menu change and an item change, now and with N more pages (1610)
  weight   weight and speed of the built site, compared with a Next.js twin and the same pages without scripts; N visits per page (5)`;

const benchmarks = { scale: { run: scale, standard: 1610 }, weight: { run: weight, standard: 5 } };
const isKnown = (name: string): name is keyof typeof benchmarks => name in benchmarks;

/** `npm run benchmark`. Exits with 2 for an invalid command line. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
  if (values.help) return console.log(usage);
  const [name = '', given, ...rest] = positionals;
  const count = Number(given ?? (isKnown(name) ? benchmarks[name].standard : 0));
  if (!isKnown(name) || rest.length > 0 || !Number.isInteger(count) || count < 1) {
    console.error(usage);
    process.exit(2);
  }
  const report = { date: new Date().toISOString().slice(0, 10), ...(await benchmarks[name].run(count)) };
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, `reports/${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
  for (const issue of report.issues) console.error(issue);
  process.exit(report.issues.length > 0 ? 1 : 0);
}

main().catch(fail);
