import { createHash, randomUUID } from 'node:crypto';
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
function isAtWork(lock: string): boolean {
  const result = v.safeParse(owner, lock);
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

/**
 * Links a file under another name.
 * @returns false if that name is taken, or the file is gone
 */
function link(file: string, name: string): boolean {
  try {
    fs.linkSync(file, name);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOENT') return false;
    throw error;
  }
}

/** @returns null if the lock has just been released */
function readLock(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Puts a draft in the place of the lock of a process that is gone. Others may have found it too, and
 * one of them may already have replaced it: so whoever links the lock under a name made of its text
 * may replace it, if it still has that text. Removing it first would remove the lock of a quicker
 * process.
 * @returns false if another process is at work, or was quicker
 */
function takeOver(file: string, draft: string): boolean {
  const lock = readLock(file);
  if (lock === null) return link(draft, file);
  if (isAtWork(lock)) return false;

  const claim = `${file}-${createHash('sha256').update(lock).digest('hex').slice(0, 16)}`;
  if (!link(file, claim)) return false;

  try {
    if (fs.readFileSync(claim, 'utf8') !== lock) return false;
    fs.renameSync(draft, file);
    return true;
  } finally {
    fs.rmSync(claim);
  }
}

/**
 * Takes the project's lock. It also ends with the process.
 * @param root the project's folder
 * @returns a function that releases it
 * @throws Error that names the lock if another process is at work
 */
export function takeLock(root: string): () => void {
  const file = lockFile(root);
  fs.mkdirSync(dirname(file), { recursive: true });

  // Linked rather than written: a lock that is empty for a moment would count as that of a process
  // which is gone.
  const draft = `${file}-${process.pid}`;
  const lock = { pid: process.pid, host: hostname(), id: randomUUID() };
  fs.writeFileSync(draft, JSON.stringify(lock));

  try {
    if (!link(draft, file) && !takeOver(file, draft))
      throw new Error(
        `Another build, preview or release is at work in this folder: end it, or if none is, remove ${file}.`,
      );
  } finally {
    fs.rmSync(draft, { force: true });
  }

  const release = (): void => fs.rmSync(file, { force: true });
  process.once('exit', release);

  return () => {
    process.off('exit', release);
    release();
  };
}

/**
 * Does something while no other process builds or releases.
 * @throws Error that names the lock if another one is at work
 */
export async function withLock<T>(root: string, work: () => T | Promise<T>): Promise<T> {
  const release = takeLock(root);
  try {
    return await work();
  } finally {
    release();
  }
}
