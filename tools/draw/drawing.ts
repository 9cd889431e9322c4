import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { root } from '../../src/cli/support/environment';
import { withPage } from './browser';

/** A committed file that doesn't match its source. */
interface StaleFile {
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
  stale(): Promise<StaleFile[]>;
}

/** A digest of any JSON value. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/**
 * Writes a record as JSON with sorted keys.
 * @param file path below the project's folder
 */
function writeSorted(file: string, record: Record<string, unknown>): void {
  const sortedRecord = Object.fromEntries(
    Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(join(root, file), `${JSON.stringify(sortedRecord, null, 2)}\n`);
}

/** All files below a folder of the project, as paths below the project's folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];

  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Files that are drawn together from one source. */
export interface Unit {
  /**
   * The NAME in `npm run draw -- KIND NAME`; so is its part before the slash, for all that have it
   * in common.
   */
  name: string;
  /** Paths below the project's folder. */
  files: string[];
  /** Digest of the source now. */
  digest: string;
  /**
   * The last drawing: the digest of its source then, and the size of the first file where that is
   * recorded.
   */
  lastDrawing: { digest: string; bytes?: number | undefined } | undefined;
  /**
   * Draws the files, and records their digest.
   * @returns what doesn't fit; they're written regardless
   */
  draw(page: Page): Promise<string[]>;
}

/** Why a unit must be redrawn; null if it's current. */
export function staleReason({ files, digest, lastDrawing }: Omit<Unit, 'draw'>): string | null {
  if (!lastDrawing) return 'is not drawn';

  const paths = files.map((file) => join(root, file));
  if (!paths.every((path) => existsSync(path))) return 'is missing';
  if (lastDrawing.digest !== digest) return 'shows an older source';

  const { bytes } = lastDrawing;
  const isSame = bytes === undefined || statSync(paths[0] ?? '').size === bytes;
  return isSame ? null : 'is a different file from the one that was drawn';
}

interface RecordedKind {
  about: string;
  /** The file with the record of what was drawn, by name. */
  list: string;
  /** Folders that hold these drawings and nothing else. */
  folders: readonly string[];
  /**
   * Reads the sources and the record, which drawing a unit changes.
   * @throws Error for a source that can't be read
   */
  read(): { units: Unit[]; record: Record<string, unknown> };
  /** Prepares the page that all units are drawn in. */
  prepare?(page: Page): Promise<void>;
}

/**
 * The units with one of the names.
 * @throws Error for a name without a unit
 */
function selectUnits(units: readonly Unit[], names: readonly string[]): Unit[] {
  const unitsOf = (name: string) =>
    units.filter((unit) => unit.name === name || unit.name.startsWith(`${name}/`));

  const unknown = names.filter((name) => unitsOf(name).length === 0);
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}`);

  return names.flatMap(unitsOf);
}

/**
 * Draws units one after the other.
 * @param save writes the record
 * @returns what doesn't fit
 */
async function drawUnits(page: Page, units: readonly Unit[], save: () => void): Promise<string[]> {
  const flaws: string[] = [];
  for (const [index, unit] of units.entries()) {
    try {
      flaws.push(...(await unit.draw(page)));
    } catch (error) {
      // The other units can still be drawn.
      flaws.push(`${unit.name}: ${(error as Error).message}`);
    }

    // After each, so that an interrupted run keeps what it has drawn.
    save();
    console.log(`${index + 1}/${units.length} ${unit.files[0]}`);
  }
  return flaws;
}

/** The files in the folders of a kind that no unit draws. */
function unusedFiles(folders: readonly string[], units: readonly Unit[]): string[] {
  const expected = new Set(units.flatMap(({ files }) => files));
  return folders.flatMap(filesBelow).filter((file) => !expected.has(file));
}

/**
 * A kind of drawings that take long or depend on the machine, so that a record tells which of them
 * are current.
 */
export function recordedDrawing({ about, list, folders, read, prepare }: RecordedKind): Drawing {
  return {
    about,

    async draw(names, all) {
      const { units, record } = read();
      const isStale = (unit: Unit) => all || staleReason(unit) !== null;
      const selectedUnits = names.length > 0 ? selectUnits(units, names) : units.filter(isStale);

      let flaws: string[] = [];
      if (selectedUnits.length > 0) {
        await withPage(async (page) => {
          await prepare?.(page);
          flaws = await drawUnits(page, selectedUnits, () => writeSorted(list, record));
        });
      }

      const unitNames = new Set(units.map(({ name }) => name));
      const current = Object.entries(record).filter(([name]) => unitNames.has(name));
      writeSorted(list, Object.fromEntries(current));
      for (const file of unusedFiles(folders, units)) rmSync(join(root, file));
      return flaws;
    },

    async stale() {
      const { units } = read();
      const unusedUnits = unusedFiles(folders, units).map(
        (file): StaleFile => ({ file, reason: 'is unused; drawing removes it', name: '' }),
      );

      const staleUnits = units.flatMap((unit): StaleFile[] => {
        const reason = staleReason(unit);
        return reason === null ? [] : [{ file: unit.files[0] ?? '', name: unit.name, reason }];
      });
      return [...unusedUnits, ...staleUnits];
    },
  };
}

/**
 * A kind of drawings that are quick and the same on every run: always drawn together, and compared
 * byte by byte, without digests.
 * @param make draws every file, by its path below the project's folder
 */
export const reproducibleDrawing = (
  about: string,
  make: () => Promise<Map<string, Buffer>>,
): Drawing => ({
  about,

  async draw() {
    for (const [file, content] of await make()) {
      writeFileSync(join(root, file), content);
      console.log(`${file} ${content.length} bytes`);
    }
    return [];
  },

  async stale() {
    const isCurrent = (file: string, content: Buffer) =>
      existsSync(join(root, file)) && readFileSync(join(root, file)).equals(content);

    const drawings = [...(await make())];
    return drawings
      .filter(([file, content]) => !isCurrent(file, content))
      .map(([file]) => ({ file, reason: 'differs from a new drawing', name: '' }));
  },
});
