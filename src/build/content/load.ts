import { describeIssue } from '../../contract/issue';
import { checkContent } from './check';
import { type Content, readContent } from './read';

/**
 * The data folder, read and checked.
 * @throws Error with a line for every issue
 */
export function loadContent(root: string): Content {
  const { content, issues } = readContent(root);
  const found = [...issues, ...(content ? checkContent(content) : [])];
  if (!content || found.length > 0)
    throw new Error(
      `The data folder has ${found.length} issues:\n${found.map((issue) => `  ${describeIssue(issue)}`).join('\n')}`,
    );
  return content;
}
