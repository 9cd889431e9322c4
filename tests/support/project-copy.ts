import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './root';

/** A copy of some of the project's folders, to be broken by a test; `remove` deletes it. */
export function copyOfProject(...folders: string[]) {
  const copy = mkdtempSync(join(tmpdir(), 'site-'));
  for (const folder of folders) cpSync(join(root, folder), join(copy, folder), { recursive: true });
  return {
    root: copy,
    /** Changes a JSON file of the copy. */
    edit<T>(file: string, change: (content: T) => unknown): void {
      const path = join(copy, file);
      writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as T)));
    },
    write(file: string, text: string): void {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
    },
    /** Links a folder of the project into the copy, e.g. `node_modules`. */
    link: (folder: string): void => symlinkSync(join(root, folder), join(copy, folder)),
    remove: (): void => rmSync(copy, { recursive: true, force: true }),
  };
}
