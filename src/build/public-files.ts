import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from './published-site';

/** Files of `public` that nothing but the build writes. One that is not among those of this build is left from an earlier one. */
const written = /^(covers\/.+\.svg|search\/[^/]+\.json|.+\.md)$/;

/** Writes files to `public` by path, those that have changed, and removes what earlier builds left, with its compressed copies. */
export function writePublicFiles(root: string, files: ReadonlyMap<string, string>): void {
  const folder = join(root, 'public');
  for (const name of existsSync(folder) ? filesIn(folder) : []) {
    const source = name.replace(/\.(br|gz)$/, '');
    if (written.test(source) && !files.has(`/${source}`)) rmSync(join(folder, name));
  }
  for (const [path, text] of files) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
