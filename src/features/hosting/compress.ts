import { existsSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inParallel } from '../../site/in-parallel';
import { compressible } from './files';
import { filesIn } from './published-site';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller files aren't worth compressing. */
const leastBytes = 1000;
/** Files compressed at the same time: zlib uses Node's pool of four threads. */
const concurrency = 4;

/**
 * Creates the missing Brotli and gzip copies of all compressible files.
 * @returns the paths of the new copies, relative to the folder
 */
export async function compressSite(folder: string): Promise<string[]> {
  const files = filesIn(folder).filter(
    (file) =>
      compressible.test(file) &&
      statSync(join(folder, file)).size >= leastBytes &&
      !existsSync(join(folder, `${file}.gz`)),
  );
  const copies: string[] = [];
  await inParallel(files, concurrency, async (file) => {
    const bytes = await readFile(join(folder, file));
    // Scripts and styles are few and cached for a year; pages are many and change with every menu.
    const quality = /\.(js|css|svg)$/.test(file) ? 11 : 9;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await writeFile(join(folder, `${file}.br`), await brotli(bytes, { params }));
    await writeFile(join(folder, `${file}.gz`), await zip(bytes, { level: 9 }));
    copies.push(`${file}.br`, `${file}.gz`);
  });
  return copies;
}
