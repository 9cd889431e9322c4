import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/cli/support/environment';

/** A committed file that doesn't match its source. */
export interface Stale {
  /** Path below the project's folder. */
  file: string;
  /** What is wrong, e.g. `is missing`. */
  reason: string;
  /** The NAME in `npm run draw -- KIND NAME`. */
  name: string;
}

/** A kind of drawings in the repository. */
export interface Drawing {
  /** A line of the usage: what it draws, and what its names are. */
  about: string;
  /** All its names. */
  names(): string[];
  /**
   * Draws the named files, or every stale one if there are no names.
   * @param all draws everything, after a change of the design, which no digest covers
   * @returns what doesn't fit, one line each; the files are written regardless
   */
  draw(names: readonly string[], all: boolean): Promise<string[]>;
  /** The committed files that must be redrawn. */
  stale(): Promise<Stale[]>;
}

export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Escapes a text for HTML and SVG. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Writes a record as JSON with sorted keys. @param file path below the project's folder */
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
 * A kind of drawings that are quick and the same on every run, so that committed files are compared byte by byte, without digests.
 * @param make draws every file, by name
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
        isCurrent(file, content) ? [] : [{ file, reason: 'differs from a new drawing', name }],
      );
    },
  };
}
