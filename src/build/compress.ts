import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressible } from './hosting';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files with fewer bytes are not worth compressing. */
const leastBytes = 1000;
/** Files compressed at the same time: zlib uses Node's pool of four threads. */
const concurrency = 4;

/**
 * Makes the brotli and gzip copies that are missing of everything that is sent compressed.
 * @returns the paths of the copies made, below the folder
 */
export async function compressSite(folder: string): Promise<string[]> {
  const waiting = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).size >= leastBytes && !existsSync(`${file}.gz`));
  const made: string[] = [];
  const worker = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const bytes = await readFile(file);
      // Scripts and styles are few and cached for a year; pages are many and change with every menu.
      const quality = /\.(js|css|svg)$/.test(file) ? 11 : 9;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await writeFile(`${file}.br`, await brotli(bytes, { params }));
      await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
      made.push(`${file}.br`, `${file}.gz`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return made.map((file) => relative(folder, file).replaceAll('\\', '/'));
}
