import { parseArgs } from 'node:util';
import { checkContent } from '../src/build/content/check';
import { readContent } from '../src/build/content/read';
import { collectTexts } from '../src/build/content/texts';
import { fail, root } from '../src/cli/support/environment';
import { withPlaces } from '../src/contract/data-file';
import { DataError, describeIssue } from '../src/contract/issue';
import { checkProse } from './prose/check';
import { describeHeadings, reportHeadings } from './prose/headings';
import { describeReport, reportOn } from './prose/report';

/** `npm run content -- --prose`, `--report` and `--headings` (src/cli/content.ts). Exits with 1 if there are issues. */
function prose(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      report: { type: 'boolean', default: false },
      headings: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const { content, issues } = readContent(root);
  if (!content) throw new DataError('The data folder cannot be read', issues);
  if (values.report) {
    const report = reportOn(content);
    console.log(values.json ? JSON.stringify(report, null, 2) : describeReport(report));
    return;
  }
  const [part = ''] = positionals;
  if (values.headings) {
    const { pages } = collectTexts(content);
    const report = reportHeadings(
      pages.filter(({ id }) => id.includes(part)),
      content.glossary,
    );
    console.log(values.json ? JSON.stringify(report, null, 2) : describeHeadings(report));
    return;
  }
  const findings = withPlaces(root, [...checkContent(content), ...checkProse(content)]);
  const found = findings.filter(({ source }) => source.includes(part));
  if (values.json) console.log(JSON.stringify(found, null, 2));
  else {
    for (const issue of found) console.error(describeIssue(issue));
    console.log(`${found.length} issues`);
  }
  process.exitCode = found.length > 0 ? 1 : 0;
}

try {
  prose();
} catch (error) {
  fail(error);
}
