import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/cli/support/environment';

/**
 * Writes reports/NAME.json and prints the exceeded limits.
 * @returns whether there are none
 */
export function writeReport(name: string, figures: object, issues: readonly string[]): boolean {
  const report = { date: new Date().toISOString().slice(0, 10), ...figures, issues };
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, `reports/${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
  for (const issue of issues) console.error(issue);
  return issues.length === 0;
}
