import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock';
import { inputDigests, readRecord } from './record';

const hasCache = (root: string): boolean => existsSync(join(root, '.cache/redux'));

/**
 * Why the next build has to be a clean one; null if it can continue from the last one. The record of a build is removed before Gatsby starts
 * and written when everything has passed.
 */
export function cleanBuildReason(root: string): string | null {
  const record = readRecord(join(root, 'public'));
  // A killed Gatsby leaves a cache that may be ahead of the files in `public`. Either may be a mount of another machine, and empty.
  if (!record || !hasCache(root)) return 'there is no earlier build that has passed';

  const { code, settings } = inputDigests(root);
  // Gatsby notices changes of its own four files only: webpack's cache keeps modules whose alias has changed.
  if (record.inputs.code !== code || record.inputs.settings !== settings)
    return 'code or settings have changed';
  return null;
}

/** Empties Gatsby's folders. Either may be a mount, which itself can't be removed. */
export function emptyFolders(root: string): void {
  for (const folder of [join(root, '.cache'), join(root, 'public')]) {
    if (!existsSync(folder)) continue;

    for (const name of readdirSync(folder)) {
      rmSync(join(folder, name), { recursive: true, maxRetries: 5 });
    }
  }
}

/** Empties `.cache` and `public` unless the next build can continue from them. @returns why they were emptied; null if they weren't */
export const prepareFolders = (root: string): Promise<string | null> =>
  withLock(root, () => {
    const reason = cleanBuildReason(root);
    if (reason === null) return null;
    emptyFolders(root);
    return reason;
  });
