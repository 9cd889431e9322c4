import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileOf = (root: string, call: string) => join(root, `data/last-good/${call}.json`);

/** The body of a call in the last build that passed; null if there is none. */
export function lastGood(root: string, call: string): string | null {
  const file = fileOf(root, call);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Saves answers as the last good ones, formatted so that people can read and diff them. */
export function keepAnswers(root: string, bodies: Record<string, string>): void {
  for (const [call, body] of Object.entries(bodies)) {
    const answer = JSON.parse(body) as { data: unknown };
    const data: unknown = typeof answer.data === 'string' ? JSON.parse(answer.data) : answer.data;
    mkdirSync(join(root, 'data/last-good'), { recursive: true });
    // Atomically: an interrupted write would leave an unreadable answer.
    const file = fileOf(root, call);
    writeFileSync(`${file}.tmp`, `${JSON.stringify({ data }, null, 2)}\n`);
    renameSync(`${file}.tmp`, file);
  }
}
