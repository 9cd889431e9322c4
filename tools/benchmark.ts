import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, helpIfAsked, root } from '../src/cli/support/environment';
import { benchmark as scale } from './benchmark/scale';
import { benchmark as weight } from './benchmark/weight';

const usage = `npm run benchmark -- NAME [N …]

Measures, prints a table, writes reports/NAME.json, and exits with 1 if a limit is exceeded.
  scale    time, memory and output of a clean build, an unchanged rebuild, a menu change and an item change, now and with N more pages (1456 19456)
  weight   weight and speed of the built site, compared with a Next.js twin and the same pages without scripts; N visits per page (5)`;

const benchmarks = {
  scale: (counts: readonly number[]) => scale(counts.length > 0 ? counts : [1456, 19456]),
  weight: ([visits = 5]: readonly number[]) => weight(visits),
};
const isKnown = (name: string): name is keyof typeof benchmarks => name in benchmarks;

/** `npm run benchmark`. Exits with 2 for an invalid command line. */
async function main(): Promise<void> {
  helpIfAsked(usage);
  const [name = '', ...counts] = process.argv.slice(2);
  if (
    !isKnown(name) ||
    !counts.every((count) => Number.isInteger(Number(count)) && Number(count) > 0)
  ) {
    console.error(usage);
    process.exit(2);
  }
  const report = {
    date: new Date().toISOString().slice(0, 10),
    ...(await benchmarks[name](counts.map(Number))),
  };
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, `reports/${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
  for (const issue of report.issues) console.error(issue);
  process.exit(report.issues.length > 0 ? 1 : 0);
}

main().catch(fail);
