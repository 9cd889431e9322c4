import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, helpIfAsked, root } from '../src/cli/support/environment';
import { benchmark } from './benchmark/scale';

const usage = `npm run benchmark -- [N …]

Measures time, memory and output of a clean build, an unchanged rebuild, a menu change and an item change, now and with N more pages
(1456 19456). Prints a table, writes reports/scale.json, and exits with 1 if a limit is exceeded.`;

/** `npm run benchmark`. */
async function main(): Promise<void> {
  helpIfAsked(usage);
  const counts = process.argv.slice(2).map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count > 0)) throw new Error(usage);
  const report = await benchmark(counts.length > 0 ? counts : [1456, 19456]);
  mkdirSync(join(root, 'reports'), { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(join(root, 'reports/scale.json'), `${JSON.stringify({ date, ...report }, null, 2)}\n`);
  for (const issue of report.issues) console.error(issue);
  process.exit(report.issues.length > 0 ? 1 : 0);
}

main().catch(fail);
