import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { lockSync } from 'proper-lockfile';
import * as v from 'valibot';

type Fields = Record<string, unknown>;
export type KeptRecord = Fields & { id: number };

/** A line of the file: a record, or the last number that was used for a call. */
const line = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ call: v.string(), record: v.looseObject({ id: v.number() }) }),
    v.object({ call: v.string(), last: v.number() }),
  ]),
);

/** How many records of each call are returned. Older ones stay in the file. */
const maxRecords = 1000;
/** Only the user who runs the mock may read what visitors sent. */
const mode = 0o600;
/** Milliseconds after which the lock of a killed process is taken over. */
const lockLifetime = 2000;

/** Takes the lock of a file, which another process holds for the time of one line. @returns a function that releases it */
function lockOf(file: string): () => void {
  for (const end = Date.now() + 2 * lockLifetime; ; )
    try {
      return lockSync(file, { stale: lockLifetime });
    } catch (error) {
      if (
        !(error instanceof Error && 'code' in error && error.code === 'ELOCKED') ||
        Date.now() > end
      )
        throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
}

/**
 * Keeps submissions. In a file, each record is one appended line, written before the visitor is told that it was sent, so a killed process
 * loses nothing. Numbers are never reused. Several servers may share a file.
 * @param file without it, submissions are kept in memory
 */
export function openSubmissionStore(file?: string) {
  const calls = new Map<string, { last: number; records: KeptRecord[] }>();
  const entryOf = (call: string) => {
    const entry = calls.get(call) ?? { last: 0, records: [] };
    calls.set(call, entry);
    return entry;
  };
  const textOf = (call: string, content: object) => `${JSON.stringify({ call, ...content })}\n`;

  let known = { inode: 0, bytes: 0 };
  /** Reads what has been written to the file since the last time. */
  function catchUp(path: string): void {
    fs.appendFileSync(path, '', { mode });
    const { ino, size } = fs.statSync(path);
    if (ino !== known.inode || size < known.bytes) {
      calls.clear();
      known = { inode: ino, bytes: 0 };
    }
    if (size === known.bytes) return;
    const text = fs.readFileSync(path).toString('utf8', known.bytes);
    // A line that a full disk or a kill cut off must not spoil the next one.
    if (!text.endsWith('\n')) fs.appendFileSync(path, '\n');
    known.bytes = size + (text.endsWith('\n') ? 0 : 1);
    for (const written of text.split('\n').filter(Boolean)) {
      const { success, output } = v.safeParse(line, written);
      if (!success) {
        console.warn(`${path}: a line can't be read and is ignored.`);
        continue;
      }
      const entry = entryOf(output.call);
      entry.last = Math.max(entry.last, 'record' in output ? output.record.id : output.last);
      if ('record' in output) entry.records.push(output.record);
    }
  }
  /** Runs a step on what the file holds by now, while no other server writes to it. */
  function alone<T>(step: () => T): T {
    if (!file) return step();
    const release = lockOf(file);
    try {
      catchUp(file);
      return step();
    } finally {
      release();
    }
  }
  if (file) {
    fs.mkdirSync(dirname(file), { recursive: true });
    fs.appendFileSync(file, '', { mode });
    fs.chmodSync(file, mode);
    alone(() => undefined);
  }
  return {
    /** The latest records of a call, oldest first. */
    records: (call: string): readonly KeptRecord[] =>
      alone(() => entryOf(call).records.slice(-maxRecords)),

    /** Keeps a record under the next number of its call. @throws Error if it can't be written; it isn't kept then */
    add: (call: string, fields: Fields): KeptRecord =>
      alone(() => {
        const entry = entryOf(call);
        const record = { ...fields, id: entry.last + 1 };
        const text = textOf(call, { record });
        if (file) fs.appendFileSync(file, text, { mode });
        known.bytes += Buffer.byteLength(text);
        entry.last = record.id;
        entry.records.push(record);
        return record;
      }),

    /** Deletes a record, from the file too. */
    remove: (call: string, id: number): void =>
      alone(() => {
        const entry = entryOf(call);
        entry.records = entry.records.filter((record) => record.id !== id);
        if (!file) return;
        const text = [...calls].flatMap(([name, { last, records }]) => [
          textOf(name, { last }),
          ...records.map((record) => textOf(name, { record })),
        ]);
        fs.writeFileSync(`${file}.tmp`, text.join(''), { mode });
        fs.renameSync(`${file}.tmp`, file);
      }),
  };
}
