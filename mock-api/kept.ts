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

/** A line of the file: a record, or the last number that a call has given. */
const line = v.union([
  v.object({ call: v.string(), record: v.looseObject({ id: v.number() }) }),
  v.object({ call: v.string(), last: v.number() }),
]);

/** How many records of each call are shown; older ones stay in the file. */
const mostShown = 1000;
/** Only whoever runs the mock may read what visitors wrote. */
const mode = 0o600;
/** Tries, and milliseconds between them, to get the lock of another server on the same file. */
const [tries, pause] = [200, 10];

/**
 * What forms sent. With a file, each record is one line, written before it counts as kept: a process that is killed loses nothing, and servers
 * on one file see each other's records. A number is never given twice.
 * @param file default: memory
 */
export function openKept(file?: string) {
  let calls = new Map<string, { last: number; records: KeptRecord[] }>();
  /** How far the file has been read, and which file it was: another server may have replaced it. */
  let read = { bytes: 0, inode: 0 };

  const of = (call: string) => {
    const known = calls.get(call) ?? { last: 0, records: [] };
    calls.set(call, known);
    return known;
  };
  function apply(text: string): void {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), line), text);
    if (!parsed.success) {
      console.warn(`${file} has a line that cannot be read, which is left as it is.`);
      return;
    }
    const { call, ...said } = parsed.output;
    const known = of(call);
    known.last = Math.max(known.last, 'record' in said ? said.record.id : said.last);
    if ('record' in said) known.records.push(said.record as KeptRecord);
  }
  /** Reads what has been added to the file. */
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
    // What has no end yet is being written, or was cut off.
    const whole = added.subarray(0, added.lastIndexOf('\n') + 1);
    for (const text of whole.toString().split('\n')) if (text !== '') apply(text);
    read.bytes += whole.length;
  }
  function locked<T>(change: () => T): T {
    if (!file) return change();
    for (let left = tries; ; left -= 1)
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
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
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
    /** The last records of a call, the oldest first. */
    records(call: string): readonly KeptRecord[] {
      catchUp();
      return of(call).records.slice(-mostShown);
    },

    /**
     * Decides about a submission and keeps what the decision says, with no other submission in between.
     * @throws Error if it cannot be written: then it is not kept
     */
    decide<T extends { keep?: Fields }>(call: string, make: () => T): T & { id?: number } {
      return locked(() => {
        const made = make();
        if (!made.keep) return made;
        const record = { ...made.keep, id: of(call).last + 1 };
        if (file) {
          // A line that was cut off, by a full disk or a kill, does not spoil the next one.
          const isCutOff = statSync(file).size > read.bytes;
          appendFileSync(file, (isCutOff ? '\n' : '') + write(call, { record }), { mode });
          catchUp();
        } else Object.assign(of(call), { last: record.id }).records.push(record);
        return { ...made, id: record.id };
      });
    },

    /** Deletes a record, and what it says from the file. @returns whether there was one */
    remove: (call: string, id: number): boolean =>
      locked(() => {
        const known = of(call);
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
