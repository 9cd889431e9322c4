import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeIssue } from '../../contract/issue';
import { checkContent } from './check';
import { type Content, readContent } from './read';

/** Where the digest of content stands that has been checked. The cache goes when the code changes, the checks with it (src/cli/support/digest.ts). */
const checkedFile = (root: string) => join(root, '.cache/skyraft-checked-content');

const digestOf = (content: Content): string =>
  createHash('sha256')
    .update(JSON.stringify(content, (_, value: unknown) => (value instanceof Map ? [...value] : value)))
    .digest('hex');

/**
 * The data folder, read and checked; the checks, which compare every text with every other, are left out for content that has passed them.
 * @throws Error with a line for every issue
 */
export function loadContent(root: string): Content {
  const { content, issues } = readContent(root);
  const digest = content && digestOf(content);
  const file = checkedFile(root);
  const isChecked = issues.length === 0 && existsSync(file) && readFileSync(file, 'utf8') === digest;
  const found = [...issues, ...(content && !isChecked ? checkContent(content) : [])];
  if (!content || found.length > 0)
    throw new Error(
      `The data folder has ${found.length} issues:\n${found.map((issue) => `  ${describeIssue(issue)}`).join('\n')}`,
    );
  if (!isChecked && digest && existsSync(join(root, '.cache'))) writeFileSync(file, digest);
  return content;
}
