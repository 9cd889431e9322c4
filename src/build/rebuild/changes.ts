/** One difference between the answers of two builds. */
export interface Change {
  /** The part of the answers, e.g. `topMenu`. */
  part: string;
  /** The top-level name that the entry is listed under; empty where the answer has no groups. */
  group: string;
  /** The entry's title; empty for an answer that is a single record. */
  entry: string;
  kind: 'added' | 'removed' | 'changed';
  /** The field that changed, its earlier and its present value; empty for a whole entry. */
  field: string;
  from: string;
  to: string;
}

interface Entry {
  group: string;
  title: string;
  fields: Map<string, string>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of an answer by group and id; an answer that is a single record is one entry. */
function entriesOf(answer: unknown): Map<string, Entry> {
  const isGrouped = isRecord(answer) && Object.values(answer).every(Array.isArray);
  const groups = isGrouped ? Object.entries(answer) : [['', Array.isArray(answer) ? answer : [answer]] as const];
  const entries = new Map<string, Entry>();
  for (const [group, list] of groups)
    for (const entry of (list as unknown[]).filter(isRecord)) {
      const title = text(entry['header_title'] ?? entry['links_name'] ?? entry['productName']);
      const id = JSON.stringify([group, entry['id'] ?? title]);
      // An id may occur twice.
      let key = id;
      while (entries.has(key)) key += '+';
      const fields = Object.entries(entry).map(([name, value]) => [name, text(value)] as const);
      entries.set(key, { group, title: title === '""' ? '' : title, fields: new Map(fields) });
    }
  return entries;
}

/** What differs between the answers of two builds, entry by entry, found by id. Order alone is no change. */
export function changesIn(before: Record<string, unknown>, after: Record<string, unknown>): Change[] {
  return Object.keys({ ...before, ...after }).flatMap((part) => {
    const [old, now] = [entriesOf(before[part]), entriesOf(after[part])];
    return [...new Map([...old, ...now])].flatMap(([key, { group, title: entry, fields }]): Change[] => {
      const earlier = old.get(key)?.fields;
      const whole = { part, group, entry, field: '', from: '', to: '' };
      if (!earlier) return [{ ...whole, kind: 'added' }];
      if (!now.has(key)) return [{ ...whole, kind: 'removed' }];
      return [...new Set([...earlier.keys(), ...fields.keys()])].flatMap((field) => {
        const [from, to] = [earlier.get(field) ?? '', fields.get(field) ?? ''];
        return from === to ? [] : [{ ...whole, kind: 'changed', field, from, to }];
      });
    });
  });
}
