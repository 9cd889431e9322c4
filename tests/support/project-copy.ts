import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root';
import { temporaryFolder } from './temporary-folder';

/** A copy of some of the project's folders, to be broken by a test; `remove` deletes it. */
export function copyOfProject(...folders: string[]) {
  const { folder: copy, write, remove } = temporaryFolder();
  for (const folder of folders) cpSync(join(root, folder), join(copy, folder), { recursive: true });

  return {
    root: copy,
    write,
    remove,
    /** Changes a JSON file of the copy. */
    edit<T>(file: string, change: (content: T) => unknown): void {
      const path = join(copy, file);
      writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as T)));
    },
    /** Links a folder of the project into the copy, e.g. `node_modules`. */
    link: (folder: string): void => symlinkSync(join(root, folder), join(copy, folder)),
  };
}
