import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** An empty folder of a test's own; `remove` deletes it. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));

  return {
    folder,
    /** Writes a file and the folders above it; gives its whole path. */
    write(file: string, content: string): string {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);

      return path;
    },
    remove: (): void => rmSync(folder, { recursive: true, force: true }),
  };
}
