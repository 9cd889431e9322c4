export interface Change {
  /** Where the entry is listed, e.g. `topMenu › 产品与服务`. */
  list: string;
  /** The entry's title; empty for an answer that is a single record. */
  entry: string;
  kind: 'added' | 'removed' | 'changed';
  /** The field that changed, with its earlier and its present value; empty for a whole entry. */
  field: string;
  from: string;
  to: string;
}

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown = ''): string => (typeof value === 'string' ? value : JSON.stringify(value));
const titleOf = (entry: Fields) => text(entry['header_title'] ?? entry['links_name'] ?? entry['productName']);

/** The entries of all answers by list and id; an answer that is a single record is one entry. */
function entriesOf(answers: Fields): Map<string, { list: string; entry: Fields }> {
  const entries = new Map<string, { list: string; entry: Fields }>();
  const add = (list: string, value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value) add(list, entry);
    else if (isRecord(value) && Object.values(value).every(Array.isArray))
      for (const [group, members] of Object.entries(value)) add(`${list} › ${group}`, members);
    else if (isRecord(value)) {
      let key = `${list} ${text(value['id'] ?? titleOf(value))}`;
      // An id may occur twice.
      while (entries.has(key)) key += '+';
      entries.set(key, { list, entry: value });
    }
  };
  for (const [part, answer] of Object.entries(answers)) add(part, answer);
  return entries;
}

/** The entries that differ between the answers of two builds, matched by id. Order is not compared. */
export function changesIn(before: Fields, after: Fields): Change[] {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  return [...new Map([...old, ...now])].flatMap(([key, { list, entry }]): Change[] => {
    const earlier = old.get(key)?.entry;
    const whole = { list, entry: titleOf(entry), field: '', from: '', to: '' };
    if (!earlier || !now.has(key)) return [{ ...whole, kind: earlier ? 'removed' : 'added' }];
    return Object.keys({ ...earlier, ...entry }).flatMap((field) => {
      const [from, to] = [text(earlier[field]), text(entry[field])];
      return from === to ? [] : [{ ...whole, kind: 'changed', field, from, to }];
    });
  });
}

/** The share of a menu's entries that editors change at a time; more may be an accident. */
const usual = 1 / 3;

/** A line for each menu that lost or gained more than a third of its entries between two builds. */
export const upheavals = (before: Fields, after: Fields): string[] =>
  ['topMenu', 'footerMenu'].flatMap((menu) => {
    const [old, now] = [before, after].map((answers) => [...entriesOf({ [menu]: answers[menu] }).keys()]);
    if (!old?.length || !now) return [];
    const gone = old.filter((key) => !now.includes(key)).length;
    const added = now.filter((key) => !old.includes(key)).length;
    if (Math.max(gone, added) <= old.length * usual) return [];
    return [`THE MENU HAS CHANGED A LOT: ${gone} of ${old.length} entries of ${menu} are gone, ${added} are new`];
  });
