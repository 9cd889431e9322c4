import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/*
 * What is wrong with the data, from the preview's sourcing to its server: Gatsby loads gatsby-node
 * and gatsby-config apart from each other.
 */

const lines = v.array(v.string());
const issuesFile = (root: string): string => join(root, '.cache/content-issues.json');

/** Notes what is wrong with the data, as lines. */
export const writeContentIssues = (root: string, issues: readonly string[]): void =>
  writeFileSync(issuesFile(root), JSON.stringify(issues));

/** What is wrong with the data, as lines. */
export const readContentIssues = (root: string): string[] =>
  existsSync(issuesFile(root))
    ? v.parse(lines, JSON.parse(readFileSync(issuesFile(root), 'utf8')))
    : [];
