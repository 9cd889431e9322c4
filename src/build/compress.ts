import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressible } from './hosting';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files with fewer bytes are not worth compressing. */
const least = 1000;
/** Files compressed at the same time: zlib uses Node's pool of four threads. */
const atOnce = 4;

const copiesOf = (file: string) => [`${file}.br`, `${file}.gz`];
const isCopy = /\.(br|gz)$/;

/** Whether a copy is up to date: it has the modification time of its file. */
const isFresh = (copy: string, file: string): boolean =>
  existsSync(copy) && existsSync(file) && Math.abs(statSync(copy).mtimeMs - statSync(file).mtimeMs) < 2;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Removes compressed copies whose file has changed or is gone: hosts would serve them. @returns how many */
export function removeStaleCopies(folder: string): number {
  const stale = filesBelow(folder).filter((file) => isCopy.test(file) && !isFresh(file, file.replace(isCopy, '')));
  for (const file of stale) rmSync(file);
  return stale.length;
}

/**
 * Makes brotli and gzip copies of everything that is sent compressed, as far as it has changed.
 * @returns how many files were compressed, and their bytes before and in brotli
 */
export async function compressSite(folder: string): Promise<{ files: number; before: number; after: number }> {
  removeStaleCopies(folder);
  const waiting = filesBelow(folder).filter(
    (file) =>
      compressible.test(file) && statSync(file).size >= least && copiesOf(file).some((copy) => !existsSync(copy)),
  );
  const sum = { files: waiting.length, before: 0, after: 0 };
  const worker = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const bytes = await readFile(file);
      // Scripts and styles are few and cached for a year; pages are many and change with every menu.
      const quality = /\.(js|css|svg)$/.test(file) ? 11 : 9;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      const copies = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
      const { mtime } = statSync(file);
      for (const [index, copy] of copiesOf(file).entries()) {
        await writeFile(copy, copies[index] ?? bytes);
        await utimes(copy, mtime, mtime);
      }
      sum.before += bytes.length;
      sum.after += copies[0].length;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return sum;
}
