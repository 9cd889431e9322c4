import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { root } from '../../src/cli/support/environment';
import { withPage } from './browser';

/** A committed file that doesn't match its source. */
interface Stale {
  /** Path below the project's folder. */
  file: string;
  /** What is wrong, e.g. `is missing`. */
  reason: string;
  /** The NAME in `npm run draw -- KIND NAME`; empty: all of the kind are drawn together. */
  name: string;
}

/** A kind of drawings in the repository. */
export interface Drawing {
  /** A line of the usage: what it draws, and what its names are. */
  about: string;
  /**
   * Draws the named files, or every stale one if there are no names.
   * @param all draws everything, after a change of the design, which no digest covers
   * @returns what doesn't fit, one line each; the files are written regardless
   * @throws Error for an unknown name
   */
  draw(names: readonly string[], all: boolean): Promise<string[]>;
  /** The committed files that must be redrawn. */
  stale(): Promise<Stale[]>;
}

export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Writes a record as JSON with sorted keys. @param file path below the project's folder */
function writeSorted(file: string, record: Record<string, unknown>): void {
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

/** Files that are drawn together from one source. */
export interface Unit {
  /** The NAME in `npm run draw -- KIND NAME`; so is its part before the slash, for all that have it in common. */
  name: string;
  /** Paths below the project's folder. */
  files: string[];
  /** Digest of the source now. */
  digest: string;
  /** What was drawn: the digest of its source then, and the size of the first file where that is known. */
  drawn: { digest: string; bytes?: number | undefined } | undefined;
  /** Draws the files, and records their digest. @returns what doesn't fit; they're written regardless */
  draw(page: Page): Promise<string[]>;
}

/** Why a unit must be redrawn; null if it's current. */
export function staleReason({ files, digest, drawn }: Omit<Unit, 'draw'>): string | null {
  if (!drawn) return 'is not drawn';
  const paths = files.map((file) => join(root, file));
  if (!paths.every((path) => existsSync(path))) return 'is missing';
  if (drawn.digest !== digest) return 'shows an older source';
  const isSame = drawn.bytes === undefined || statSync(paths[0] ?? '').size === drawn.bytes;
  return isSame ? null : 'is a different file from the one that was drawn';
}

interface Recorded {
  about: string;
  /** The file with the record of what was drawn, by name. */
  list: string;
  /** Folders that hold these drawings and nothing else. */
  folders: readonly string[];
  /** Reads the sources and the record, which drawing a unit changes. @throws Error for a source that can't be read */
  read(): { units: Unit[]; record: Record<string, unknown> };
  /** Prepares the page that all units are drawn in. */
  prepare?(page: Page): Promise<void>;
}

/** A kind of drawings that take long or depend on the machine, so that a record tells which of them are current. */
export function recorded({ about, list, folders, read, prepare }: Recorded): Drawing {
  const unusedFiles = (units: readonly Unit[]) => {
    const expected = new Set(units.flatMap(({ files }) => files));
    return folders.flatMap(filesBelow).filter((file) => !expected.has(file));
  };
  return {
    about,
    async draw(names, all) {
      const { units, record } = read();
      const isOf = (wanted: string) => (unit: Unit) =>
        unit.name === wanted || unit.name.startsWith(`${wanted}/`);
      const unknown = names.filter((name) => !units.some(isOf(name)));
      if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}`);
      const isStale = (unit: Unit) => all || staleReason(unit) !== null;
      const wanted =
        names.length > 0
          ? names.flatMap((name) => units.filter(isOf(name)))
          : units.filter(isStale);
      const flaws: string[] = [];
      const drawAll = async (page: Page) => {
        await prepare?.(page);
        for (const [count, unit] of wanted.entries()) {
          flaws.push(
            ...(await unit.draw(page).catch(({ message }: Error) => [`${unit.name}: ${message}`])),
          );
          // After each, so that an interrupted run keeps what it has drawn.
          writeSorted(list, record);
          console.log(`${count + 1}/${wanted.length} ${unit.files[0]}`);
        }
      };
      if (wanted.length > 0) await withPage(drawAll);
      const known = new Set(units.map(({ name }) => name));
      writeSorted(
        list,
        Object.fromEntries(Object.entries(record).filter(([name]) => known.has(name))),
      );
      for (const file of unusedFiles(units)) rmSync(join(root, file));
      return flaws;
    },
    async stale() {
      const { units } = read();
      const unused = unusedFiles(units).map((file) => ({
        file,
        name: '',
        reason: 'is unused; drawing removes it',
      }));
      return [
        ...unused,
        ...units.flatMap((unit) => {
          const reason = staleReason(unit);
          return reason === null ? [] : [{ file: unit.files[0] ?? '', name: unit.name, reason }];
        }),
      ];
    },
  };
}

/**
 * A kind of drawings that are quick and the same on every run: always drawn together, and compared byte by byte, without digests.
 * @param make draws every file, by its path below the project's folder
 */
export const reproducible = (about: string, make: () => Promise<Map<string, Buffer>>): Drawing => ({
  about,
  async draw() {
    for (const [file, content] of await make()) {
      writeFileSync(join(root, file), content);
      console.log(`${file} ${content.length} bytes`);
    }
    return [];
  },
  async stale() {
    const isCurrent = ([file, content]: readonly [string, Buffer]) =>
      existsSync(join(root, file)) && readFileSync(join(root, file)).equals(content);
    const differing = [...(await make())].filter((drawn) => !isCurrent(drawn));
    return differing.map(([file]) => ({ file, reason: 'differs from a new drawing', name: '' }));
  },
});
