import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { copyOfProject } from './project-copy';
import { root } from './root';

/**
 * A step of docs/adding.md: a new file, or lines before or after the one line that holds the
 * anchor.
 */
const step = /`([\w./-]+)`(?:, (before|after) `([^`\n]+)`)?:\n\n```\w+\n([\s\S]*?)```/g;

/**
 * The steps of docs/adding.md.
 * @param job heading of the only section to take
 */
export function stepsOf(job?: string): RegExpExecArray[] {
  const sections = readFileSync(join(root, 'docs/adding.md'), 'utf8').split(/^## /m);
  const guide = sections
    .filter((section) => job === undefined || section.startsWith(`${job}\n`))
    .join('');

  return [...guide.matchAll(step)];
}

/**
 * Does in a copy of the project what the steps say.
 * @throws Error that names the step that can't be followed
 */
export function follow(
  copy: ReturnType<typeof copyOfProject>,
  steps: readonly RegExpExecArray[],
): void {
  for (const [, file = '', place, anchor, code = ''] of steps) {
    if (!place || !anchor) {
      copy.write(file, code);
      continue;
    }

    const lines = readFileSync(join(copy.root, file), 'utf8').split('\n');
    const places = lines.flatMap((line, index) => (line.includes(anchor) ? [index] : []));
    if (places.length !== 1)
      throw new Error(`docs/adding.md: ${places.length} lines of ${file} hold “${anchor}”`);

    lines.splice((places[0] ?? 0) + (place === 'after' ? 1 : 0), 0, code.trimEnd());
    copy.write(file, lines.join('\n'));
  }
}
