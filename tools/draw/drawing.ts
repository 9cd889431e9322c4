import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { root } from '../../src/cli/support/environment';
import type { Language } from '../../src/config/languages';

/** A committed file that does not match what it is drawn from. */
export interface Stale {
  /** Path below the project's folder. */
  file: string;
  /** What is wrong, e.g. `is missing`. */
  reason: string;
  /** The name that draws it again: `npm run draw -- KIND NAME`. */
  name: string;
}

/** A kind of drawing that the repository holds. */
export interface Drawing {
  /** What it draws, and what its names are: a line of the usage. */
  about: string;
  /** Every name that it knows. */
  names(): string[];
  /**
   * Draws what is named, or everything that is stale where nothing is named.
   * @param all draws everything: needed after a change of the design, which no digest covers
   * @returns what does not fit, a line each; the files are written all the same
   */
  draw(names: readonly string[], all: boolean): Promise<string[]>;
  /** The committed files that have to be drawn again. */
  stale(): Promise<Stale[]>;
}

/** Digests of what committed pictures were drawn from, by name and language. */
export type Digests = Record<string, Partial<Record<Language, string>>>;

export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Text as HTML and as SVG. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const digests = v.record(v.string(), v.partial(v.strictObject({ zh: v.string(), en: v.string() })));

/** @param file path below the project's folder */
export const readDigests = (file: string): Digests =>
  existsSync(join(root, file)) ? v.parse(digests, JSON.parse(readFileSync(join(root, file), 'utf8'))) : {};

/** Writes a record as JSON, its keys in order. @param file path below the project's folder */
export function writeSorted(file: string, record: Record<string, unknown>): void {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(root, file), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** All files below a folder of the project, as paths below the project's folder. */
export const filesBelow = (folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
      )
    : [];

/**
 * Compresses a screenshot to a PNG with as many colours as the limit allows.
 * @param colours the palette's sizes to try, largest first
 * @param limit largest file in bytes
 */
export async function compress(picture: Uint8Array, colours: readonly number[], limit: number): Promise<Buffer> {
  for (const count of colours) {
    const file = await sharp(picture)
      .png({ palette: true, colours: count, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer();
    if (file.length < limit) return file;
  }
  throw new Error(`the picture stays above ${limit} bytes`);
}

/**
 * A kind whose files are quick to make and the same on every run: they are compared byte by byte, no digest needed.
 * @param make the content of every file by name, its path below the project's folder
 */
export function reproducible(
  about: string,
  make: () => Promise<Map<string, { file: string; content: Buffer }>>,
  names: () => string[],
): Drawing {
  const isCurrent = (file: string, content: Buffer) =>
    existsSync(join(root, file)) && readFileSync(join(root, file)).equals(content);
  return {
    about,
    names,
    async draw(wanted) {
      for (const [name, { file, content }] of await make()) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        writeFileSync(join(root, file), content);
        console.log(`${file} ${content.length} bytes`);
      }
      return [];
    },
    async stale() {
      return [...(await make())].flatMap(([name, { file, content }]) =>
        isCurrent(file, content) ? [] : [{ file, reason: 'differs from what is drawn now', name }],
      );
    },
  };
}
