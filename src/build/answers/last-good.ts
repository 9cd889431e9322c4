import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the answers of this build wait until it has passed; then they become the last good ones. */
const pendingFolder = (root: string) => join(root, '.cache/skyraft-answers');
const keptFolder = (root: string) => join(root, 'data/last-good');

/** The body of a call in the last build that passed; null if there is none. */
export function lastGood(root: string, call: string): string | null {
  const file = join(keptFolder(root), `${call}.json`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Forgets answers that an earlier build put aside: it did not pass. */
export const dropHeldAnswers = (root: string): void => rmSync(pendingFolder(root), { recursive: true, force: true });

/** Puts the answers of this build aside, readable, to be kept if it passes. */
export function holdAnswers(root: string, bodies: Record<string, string>): void {
  const folder = pendingFolder(root);
  dropHeldAnswers(root);
  mkdirSync(folder, { recursive: true });
  for (const [call, body] of Object.entries(bodies)) {
    const answer = JSON.parse(body) as { data: unknown };
    const data: unknown = typeof answer.data === 'string' ? JSON.parse(answer.data) : answer.data;
    writeFileSync(join(folder, `${call}.json`), `${JSON.stringify({ data }, null, 2)}\n`);
  }
}

/** Makes the answers of this build, which passed, the last good ones. */
export function keepAnswers(root: string): void {
  const folder = pendingFolder(root);
  if (!existsSync(folder)) return;
  mkdirSync(keptFolder(root), { recursive: true });
  for (const name of readdirSync(folder)) writeFileSync(join(keptFolder(root), name), readFileSync(join(folder, name)));
  dropHeldAnswers(root);
}
