import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inputDigests, readRecord } from './record';

const hasCache = (root: string): boolean => existsSync(join(root, '.cache/redux'));

/**
 * Why the next build has to be a clean one; null if it can continue from the last one. The record
 * of a build is removed before Gatsby starts and written when everything has passed.
 */
export function cleanBuildReason(root: string): string | null {
  const record = readRecord(join(root, 'public'));
  // Gatsby writes nodes and page data at once, and what follows from them only later: a build that
  // fails or is killed in between leaves pages that the next one takes for current. Either folder
  // may be a mount of another machine, and empty.
  if (!record || !hasCache(root)) return 'there is no earlier build that has passed';

  const { code, settings } = inputDigests(root);
  // Gatsby notices changes of its own four files only: webpack's cache keeps modules whose alias
  // has changed.
  if (record.inputs.code !== code || record.inputs.settings !== settings)
    return 'code or settings have changed';

  return null;
}

/**
 * Has Gatsby make a clean build, before it looks at its folders: it empties its cache if there is
 * no `public`, and keeps only webpack's.
 * @throws Error that asks for another start if `public` is a mount, which can't be removed
 */
export function makeNextBuildClean(root: string): void {
  const folder = join(root, 'public');
  rmSync(join(root, '.cache/webpack'), { recursive: true, force: true, maxRetries: 5 });
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    rmSync(join(root, '.cache/redux'), { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `What the last build had left is removed, but not its folder: start the build again. (${reason})`,
    );
  }
}
