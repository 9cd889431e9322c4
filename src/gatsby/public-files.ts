import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../features/hosting/published-site';

/**
 * Files in `public` that only the build writes. Those that this build didn't write are left over
 * from an earlier one.
 */
const generatedFile =
  /^(static\/[0-9a-f]{20}\/.+|(static\/)?covers\/.+\.svg|search\/[^/]+\.json|.+\.md|menu\.webp)$/;

/**
 * Writes changed files to `public`, and removes leftovers of earlier builds with their compressed
 * copies.
 */
export function writePublicFiles(root: string, files: ReadonlyMap<string, string | Buffer>): void {
  const folder = join(root, 'public');
  const earlierFiles = existsSync(folder) ? filesIn(folder) : [];

  for (const name of earlierFiles) {
    const source = name.replace(/\.(br|gz)$/, '');
    if (generatedFile.test(source) && !files.has(`/${source}`)) rmSync(join(folder, name));
  }

  for (const [path, content] of files) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) continue;

    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
