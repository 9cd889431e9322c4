import { parseArgs } from 'node:util';
import { checkContent } from '../src/build/content/check';
import { readContent } from '../src/build/content/read';
import { collectTexts } from '../src/build/content/texts';
import { fail, root } from '../src/cli/support/environment';
import { withPlaces } from '../src/contract/data-file';
import { DataError, describeIssues } from '../src/contract/issue';
import { checkProse } from './prose/check';
import { reportAmounts } from './prose/measure';

const flag = { type: 'boolean', default: false } as const;

/** Prints tables by title, or the same as JSON. */
function printTables(tables: Record<string, object[]>, isJson: boolean): void {
  if (isJson) return void console.log(JSON.stringify(tables, null, 2));
  for (const [title, rows] of Object.entries(tables)) {
    console.log(`\n${title}`);
    console.table(rows);
  }
}

/** `npm run content -- --prose` and `--report` (src/cli/content.ts). Exits with 1 if there are issues. */
async function prose(): Promise<void> {
  const options = { report: flag, json: flag };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [part = ''] = positionals;
  const { content, issues } = readContent(root);
  if (!content) throw new DataError('The data folder cannot be read', issues);
  const { pages } = collectTexts(content);
  const wanted = pages.filter(({ id }) => id.includes(part));
  if (values.report) return void printTables(reportAmounts(wanted), values.json);
  const { errors, warnings } = checkContent(content);
  const findings = withPlaces(root, [...errors, ...warnings, ...checkProse(content)]);
  const found = findings.filter(({ source }) => source.includes(part));
  if (values.json) console.log(JSON.stringify(found, null, 2));
  else {
    for (const line of describeIssues(found)) console.error(line);
    console.log(`${found.length} issues`);
  }
  process.exitCode = found.length > 0 ? 1 : 0;
}

prose().catch(fail);
