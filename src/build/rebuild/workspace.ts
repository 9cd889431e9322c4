import { constants, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Copies share their blocks where the disk can do that. */
const mode = constants.COPYFILE_FICLONE;
const sources = ['src', 'data', 'static', 'mock-api'];
/** What Gatsby makes, always in the folder that it works in. The two belong together. */
const made = ['.cache', 'public'];
/** What stays there. A preview has a copy of the data folder: the last one that could be used. */
const kept = { build: made, develop: [...made, 'data'] };

export const lockOf = (root: string, name: keyof typeof kept): string => join(root, '.gatsby', `${name}.lock`);

/**
 * Prepares the folder in which Gatsby works, so that what it makes stays aside until it is published. It has links to the sources;
 * packages are found in the project's folder above.
 * @param from the folder with the site and cache to continue from; null: none; undefined: those that are there
 */
export function openWorkspace(root: string, name: keyof typeof kept, from?: string | null): string {
  const folder = join(root, '.gatsby', name);
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder))
    if (from !== undefined || !kept[name].includes(entry)) remove(join(folder, entry));
  for (const source of sources.filter((each) => !kept[name].includes(each)))
    symlinkSync(join(root, source), join(folder, source), 'junction');
  const files = readdirSync(root).filter((file) => /^(gatsby-.*\.tsx?|(package|tsconfig)\.json)$/.test(file));
  for (const entry of [...files, ...(from ? made : [])])
    cpSync(join(root, entry), join(folder, entry), { recursive: true, preserveTimestamps: true, mode });
  return folder;
}

const aside = (root: string, name = ''): string => join(root, '.gatsby/old', name);
/** Again where a Gatsby that was just killed has written meanwhile. */
const remove = (path: string) => rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });

/** Puts a workspace's site and its cache in the place of the published ones, each in one step. */
export function publish(root: string, workspace: string): void {
  remove(aside(root));
  mkdirSync(aside(root));
  for (const name of made) {
    if (existsSync(join(root, name))) renameSync(join(root, name), aside(root, name));
    renameSync(join(workspace, name), join(root, name));
  }
  remove(aside(root));
}

/** Puts back what a publication had moved aside when it was killed. */
export function recover(root: string): void {
  for (const name of made)
    if (!existsSync(join(root, name)) && existsSync(aside(root, name))) renameSync(aside(root, name), join(root, name));
}
