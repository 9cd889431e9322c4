import { parseArgs } from 'node:util';
import { checkContent } from '../src/build/content/check';
import { readContent } from '../src/build/content/read';
import { fail, root } from '../src/cli/support/environment';
import { withPlaces } from '../src/contract/data-file';
import { DataError, describeIssues } from '../src/contract/issue';
import { checkProse } from './prose/check';

/** `npm run content -- --prose` (src/cli/content.ts). Exits with 1 if there are issues. */
async function prose(): Promise<void> {
  const options = { json: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [part = ''] = positionals;
  const { content, issues } = readContent(root);
  if (!content) throw new DataError('The data folder cannot be read', issues);
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
