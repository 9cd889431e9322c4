import { checkContent } from '../build/content/check';
import { readContent } from '../build/content/read';
import { describeIssue } from '../contract/issue';

/**
 * `npm run content -- [PART]`: checks everything under data/ and prints each issue with its file and key.
 * @param PART only the issues whose file contains it
 * Exits with 1 if there are issues.
 */
const [part = ''] = process.argv.slice(2);
const { content, issues } = readContent(process.cwd());
const found = [...issues, ...(content ? checkContent(content) : [])].filter(({ source }) => source.includes(part));
for (const issue of found) console.error(describeIssue(issue));
console.log(`${found.length} issues`);
process.exitCode = found.length > 0 ? 1 : 0;
