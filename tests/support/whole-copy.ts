import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './root';

/**
 * A copy of the whole project that can be built: its present sources, its packages linked, without
 * built site and cache. Its path has blanks and Chinese characters, as a user's folder may.
 * @returns the copy's folder and `remove`, which deletes it
 */
export async function wholeCopy(): Promise<{ folder: string; remove(): void }> {
  // Blanks and Chinese characters, as folders of users have them.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'site 网站 '));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });

  for (const file of files.split('\0').filter(Boolean)) {
    if (!existsSync(join(root, file))) continue;

    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }

  try {
    // Linked file by file: through a link to the whole folder, packages would have paths outside
    // the project.
    execFileSync('cp', ['-al', join(root, 'node_modules'), folder], { stdio: 'ignore' });
  } catch {
    // Another disk, or no such command.
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), { recursive: true });
  }

  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
