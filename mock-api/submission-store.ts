import {
  appendFileSync,
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { lockSync } from 'proper-lockfile';
import * as v from 'valibot';

type Fields = Record<string, unknown>;
export type KeptRecord = Fields & { id: number };

/** A line of the file: a record, or the last number that was used for a call. */
const line = v.union([
  v.object({ call: v.string(), record: v.looseObject({ id: v.number() }) }),
  v.object({ call: v.string(), last: v.number() }),
]);

/** How many records of each call are returned. Older ones stay in the file. */
const maxRecords = 1000;
/** Only the user who runs the mock may read what visitors sent. */
const mode = 0o600;
/** How often, and after how many milliseconds, a lock that another server holds is tried again. */
const [retries, retryDelay] = [200, 10];

/**
 * Keeps submissions. In a file, each record is one appended line, written before the visitor is told that it was sent: a killed process loses
 * nothing, and servers that share the file see each other's records. Numbers are never reused.
 * @param file without it, submissions are kept in memory
 */
export function openSubmissionStore(file?: string) {
  let calls = new Map<string, { last: number; records: KeptRecord[] }>();
  /** How much of which file has been read. Another server may have replaced it. */
  let read = { bytes: 0, inode: 0 };

  const entryOf = (call: string) => {
    const known = calls.get(call) ?? { last: 0, records: [] };
    calls.set(call, known);
    return known;
  };
  function applyLine(text: string): void {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), line), text);
    if (!parsed.success) {
      console.warn(`${file}: a line can't be read and is ignored.`);
      return;
    }
    const { call, ...content } = parsed.output;
    const known = entryOf(call);
    known.last = Math.max(known.last, 'record' in content ? content.record.id : content.last);
    if ('record' in content) known.records.push(content.record);
  }
  /** Reads what this or another server has appended since. */
  function catchUp(): void {
    if (!file) return;
    const { size = 0, ino: inode = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (inode === read.inode && size === read.bytes) return;
    if (inode !== read.inode || size < read.bytes) {
      calls = new Map();
      read = { bytes: 0, inode };
    }
    const added = Buffer.alloc(size - read.bytes);
    const source = openSync(file, 'r');
    readSync(source, added, 0, added.length, read.bytes);
    closeSync(source);
    // A line without an end is still being written, or was cut off.
    const whole = added.subarray(0, added.lastIndexOf('\n') + 1);
    for (const text of whole.toString().split('\n')) if (text !== '') applyLine(text);
    read.bytes += whole.length;
  }
  function locked<T>(change: () => T): T {
    if (!file) return change();
    for (let left = retries; ; left -= 1)
      try {
        const release = lockSync(file, { realpath: false, stale: 5000 });
        try {
          catchUp();
          return change();
        } finally {
          release();
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ELOCKED' || left === 0) throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryDelay);
      }
  }
  const write = (call: string, content: object) => `${JSON.stringify({ call, ...content })}\n`;

  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, '', { mode });
    chmodSync(file, mode);
    catchUp();
  }
  return {
    /** The latest records of a call, oldest first. */
    records(call: string): readonly KeptRecord[] {
      catchUp();
      return entryOf(call).records.slice(-maxRecords);
    },

    /**
     * Decides whether to accept a submission and keeps its record, with no other submission in between.
     * @throws Error if the record can't be written; it isn't kept then
     */
    decide<T extends { keep?: Fields }>(call: string, handle: () => T): T & { id?: number } {
      return locked(() => {
        const handled = handle();
        if (!handled.keep) return handled;
        const record = { ...handled.keep, id: entryOf(call).last + 1 };
        if (file) {
          // A line that a full disk or a kill cut off must not spoil the next one.
          const isCutOff = statSync(file).size > read.bytes;
          appendFileSync(file, (isCutOff ? '\n' : '') + write(call, { record }), { mode });
          catchUp();
        } else Object.assign(entryOf(call), { last: record.id }).records.push(record);
        return { ...handled, id: record.id };
      });
    },

    /** Deletes a record, from the file too. @returns whether it existed */
    remove: (call: string, id: number): boolean =>
      locked(() => {
        const known = entryOf(call);
        const others = known.records.filter((record) => record.id !== id);
        if (others.length === known.records.length) return false;
        known.records = others;
        if (file) {
          const text = [...calls].flatMap(([name, { last, records }]) => [
            write(name, { last }),
            ...records.map((record) => write(name, { record })),
          ]);
          writeFileSync(`${file}.tmp`, text.join(''), { mode });
          renameSync(`${file}.tmp`, file);
          catchUp();
        }
        return true;
      }),
  };
}
