import { parseArgs } from 'node:util';
import { checkContent } from '../build/content/check';
import { checkMediaFiles } from '../build/content/media-files';
import { readContent } from '../build/content/read';
import { reportOn } from '../build/content/report';
import { describeIssue } from '../contract/issue';
import { describeReport } from './content/report';
import { fail } from './support/environment';

const usage = `npm run content -- [PART] [options]
  PART        only the issues whose file contains it, e.g. product/BCC
  --report    how much the site says, by kind and page; the shortest pages, the most alike, the sizes of files and videos
  --json      issues or report as JSON`;

/** `npm run content`: checks everything under data/ and prints each issue with its file and key. Exits with 1 if there are issues. */
function content(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      report: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void console.log(usage);
  const [part = ''] = positionals;
  const read = readContent(process.cwd());

  if (values.report) {
    if (!read.content) throw new Error(`The data folder cannot be read:\n${read.issues.map(describeIssue).join('\n')}`);
    const report = reportOn(read.content);
    return void console.log(values.json ? JSON.stringify(report, null, 2) : describeReport(report));
  }

  const found = [
    ...read.issues,
    ...(read.content ? [...checkContent(read.content), ...checkMediaFiles(process.cwd(), read.content)] : []),
  ].filter(({ source }) => source.includes(part));
  if (values.json) console.log(JSON.stringify(found, null, 2));
  else {
    for (const issue of found) console.error(describeIssue(issue));
    console.log(`${found.length} issues`);
  }
  process.exitCode = found.length > 0 ? 1 : 0;
}

try {
  content();
} catch (error) {
  fail(error);
}
