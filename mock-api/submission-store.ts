import { appendFileSync, chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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

/**
 * Keeps submissions. In a file, each record is one appended line, written before the visitor is told that it was sent, so a killed process
 * loses nothing. Numbers are never reused.
 * @param file without it, submissions are kept in memory
 */
export function openSubmissionStore(file?: string) {
  const calls = new Map<string, { last: number; records: KeptRecord[] }>();
  const entryOf = (call: string) => {
    const known = calls.get(call) ?? { last: 0, records: [] };
    calls.set(call, known);
    return known;
  };
  const textOf = (call: string, content: object) => `${JSON.stringify({ call, ...content })}\n`;

  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, '', { mode });
    chmodSync(file, mode);
    const text = readFileSync(file, 'utf8');
    // A line that a full disk or a kill cut off must not spoil the next one.
    if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
    for (const written of text.split('\n').filter(Boolean)) {
      const { success, output } = v.safeParse(line, written);
      if (!success) {
        console.warn(`${file}: a line can't be read and is ignored.`);
        continue;
      }
      const known = entryOf(output.call);
      known.last = Math.max(known.last, 'record' in output ? output.record.id : output.last);
      if ('record' in output) known.records.push(output.record);
    }
  }
  return {
    /** The latest records of a call, oldest first. */
    records: (call: string): readonly KeptRecord[] => entryOf(call).records.slice(-maxRecords),

    /** Keeps a record under the next number of its call. @throws Error if it can't be written; it isn't kept then */
    add(call: string, fields: Fields): KeptRecord {
      const known = entryOf(call);
      const record = { ...fields, id: known.last + 1 };
      if (file) appendFileSync(file, textOf(call, { record }), { mode });
      known.last = record.id;
      known.records.push(record);
      return record;
    },

    /** Deletes a record, from the file too. */
    remove(call: string, id: number): void {
      const known = entryOf(call);
      known.records = known.records.filter((record) => record.id !== id);
      if (!file) return;
      const text = [...calls].flatMap(([name, { last, records }]) => [
        textOf(name, { last }),
        ...records.map((record) => textOf(name, { record })),
      ]);
      writeFileSync(`${file}.tmp`, text.join(''), { mode });
      renameSync(`${file}.tmp`, file);
    },
  };
}
