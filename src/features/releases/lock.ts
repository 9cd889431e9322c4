import fs from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

/*
 * Two builds in one folder would write into each other's `.cache` and `public`, and both would
 * pass. So Gatsby, and what changes releases, take one lock: the file releases/.lock, which names
 * its owner. That of a process which is gone, e.g. killed, is taken over.
 */

const owner = v.pipe(v.string(), v.parseJson(), v.object({ pid: v.number(), host: v.string() }));

const lockFile = (root: string): string => join(root, 'releases/.lock');

/**
 * Whether the process that a lock names may still run. Processes of another machine or container
 * can't be seen.
 */
function isAtWork(file: string): boolean {
  const result = v.safeParse(owner, fs.readFileSync(file, 'utf8'));
  // Another program's, or cut by a full disk.
  if (!result.success) return false;

  const { pid, host } = result.output;
  if (host !== hostname()) return true;

  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process can be seen, but not signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const atWorkMessage = (file: string): string =>
  `Another build, preview or release is at work in this folder: end it, or if none is, remove ${file}.`;

/**
 * Takes the project's lock. It also ends with the process.
 * @param root the project's folder
 * @returns a function that releases it
 * @throws Error that names the lock if another process is at work
 */
export function takeLock(root: string): () => void {
  const file = lockFile(root);
  fs.mkdirSync(dirname(file), { recursive: true });

  if (fs.existsSync(file)) {
    if (isAtWork(file)) throw new Error(atWorkMessage(file));
    fs.rmSync(file, { force: true });
  }

  // Complete from its first moment: an empty lock would count as that of a process which is gone.
  const draft = `${file}-${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify({ pid: process.pid, host: hostname() }));
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Another process has just been quicker.
    throw new Error(atWorkMessage(file));
  } finally {
    fs.rmSync(draft);
  }

  const release = (): void => fs.rmSync(file, { force: true });
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

/**
 * Does something while no other process builds or releases. @throws Error that names the lock if
 * another one is at work
 */
export async function withLock<T>(root: string, work: () => T | Promise<T>): Promise<T> {
  const release = takeLock(root);
  try {
    return await work();
  } finally {
    release();
  }
}
