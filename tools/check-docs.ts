import { features } from '../src/features';
import '../src/cli/support/prepare';
import { DataError, describeIssues } from '../src/calls/issue';
import { fail, helpIfAsked, root } from '../src/cli/support/environment';
import { readContent } from '../src/content/read';
import { codeBlocks } from './check-docs/blocks';
import { checkCode } from './check-docs/check';

const usage = `npm run check-docs

Checks the code in data/docs (docs/documentation.md) and prints each issue with its file and line. Exits with 1 if there are issues.`;

/**
 * `npm run check-docs`. Apart from the site's own checks, because its libraries aren't needed to
 * build the site.
 */
async function checkDocs(): Promise<void> {
  helpIfAsked(usage);
  const { content, issues: unreadable } = readContent(root, features);
  if (!content) throw new DataError('The data folder cannot be read', unreadable);

  const issues = checkCode(root, codeBlocks(content), content.interfaces);
  for (const line of describeIssues(issues)) console.error(line);
  console.log(
    `${issues.length} ${issues.length === 1 ? 'issue' : 'issues'} in the code of data/docs`,
  );
  process.exitCode = issues.length > 0 ? 1 : 0;
}

checkDocs().catch(fail);
