import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startChangingApi } from '../support/changing-api';
import { renameAndRebuild } from './menu-title';

const folders = ['.cache', 'public'];
const kept = (root: string, folder: string) => join(root, `.${folder.replace('.', '')}.kept.tmp.d`);

/**
 * Renames an entry of the menu and rebuilds the site that has just been built in the project's folder; puts back the site and the cache as they were.
 * @param root the project's folder
 */
export async function renameInPlace(root: string): Promise<{ failures: string[]; seconds: number }> {
  const api = await startChangingApi();
  for (const folder of folders) {
    rmSync(kept(root, folder), { recursive: true, force: true });
    cpSync(join(root, folder), kept(root, folder), { recursive: true, preserveTimestamps: true });
  }
  try {
    const { failures, report } = await renameAndRebuild(root, api);
    return { failures, seconds: report?.seconds ?? 0 };
  } finally {
    await api.close();
    for (const folder of folders) {
      rmSync(join(root, folder), { recursive: true, force: true });
      renameSync(kept(root, folder), join(root, folder));
    }
  }
}
