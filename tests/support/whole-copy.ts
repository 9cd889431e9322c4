import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import execa from 'execa';
import { root } from './root';

/**
 * A copy of the whole project that can be built: its sources as they stand, its packages linked. The built site and the cache are left behind.
 * @returns the copy's folder and `remove`, which deletes it
 */
export async function wholeCopy(): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'skyraft-copy-'));
  const { stdout } = await execa('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root });
  for (const file of stdout.split('\0').filter(Boolean)) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // Linked file by file: a link to the whole folder would give packages paths outside the project. Copied where the disk is another one.
  const linked = await execa('cp', ['-al', join(root, 'node_modules'), folder], { reject: false });
  if (linked.exitCode !== 0) {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), { recursive: true });
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
