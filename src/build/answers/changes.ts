/** The answers of a build by the name of their part (src/contract/calls.ts), as JSON: an older build may have known other fields. */
export type KeptAnswers = Record<string, unknown>;

/** What happened to an entry. */
export type ChangeKind =
  | 'added'
  | 'removed'
  | 'title'
  | 'link'
  | 'picture'
  /** Its place among the others. */
  | 'order'
  /** Any other field. */
  | 'field';

/** One difference between two answers. */
export interface Change {
  /** The part of the answers, e.g. `topMenu`. */
  part: string;
  /** The top-level name that the entry stands under; empty where the answer has no groups. */
  group: string;
  kind: ChangeKind;
  /** The entry's title, or the name of the field of an answer without entries. */
  entry: string;
  /** The field that differs; empty for a whole entry. */
  field: string;
  from: string;
  to: string;
}

type Entry = Record<string, unknown>;

const titles = ['header_title', 'links_name', 'productName'];
const links = ['header_link', 'links_url'];
const kindOf = (field: string): ChangeKind =>
  titles.includes(field) ? 'title' : links.includes(field) ? 'link' : field.endsWith('imgurl') ? 'picture' : 'field';

const text = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const titleOf = (entry: Entry): string =>
  text(titles.map((field) => entry[field]).find((value) => value !== undefined));

/** An answer as groups of entries; null for an answer that is a single record. */
function groupsOf(answer: unknown): Map<string, Entry[]> | null {
  if (Array.isArray(answer)) return new Map([['', answer.filter(isEntry)]]);
  if (isEntry(answer) && Object.values(answer).every(Array.isArray))
    return new Map(Object.entries(answer).map(([group, entries]) => [group, (entries as unknown[]).filter(isEntry)]));
  return null;
}

/** Entries by their identifier; one that comes twice is told apart by its number. */
function byIdentifier(entries: readonly Entry[]): Map<string, Entry> {
  const known = new Map<string, Entry>();
  for (const entry of entries) {
    const name = text(entry['id']) || titleOf(entry);
    let key = name;
    for (let number = 2; known.has(key); number += 1) key = `${name} ${number}`;
    known.set(key, entry);
  }
  return known;
}

function changesInGroup(part: string, group: string, before: readonly Entry[], after: readonly Entry[]): Change[] {
  const [old, now] = [byIdentifier(before), byIdentifier(after)];
  const whole = (kind: ChangeKind, entry: Entry): Change => ({
    part,
    group,
    kind,
    entry: titleOf(entry),
    field: '',
    from: '',
    to: '',
  });
  const changes: Change[] = [];
  for (const [key, entry] of old) if (!now.has(key)) changes.push(whole('removed', entry));
  for (const [key, entry] of now) {
    const earlier = old.get(key);
    if (!earlier) changes.push(whole('added', entry));
    else changes.push(...changesInRecord(part, group, titleOf(entry), earlier, entry));
  }
  const remaining = (keys: Iterable<string>, other: Map<string, Entry>) => [...keys].filter((key) => other.has(key));
  const [oldOrder, newOrder] = [remaining(old.keys(), now), remaining(now.keys(), old)];
  const moved = newOrder.findIndex((key, index) => key !== oldOrder[index]);
  const first = moved < 0 ? undefined : now.get(newOrder[moved] ?? '');
  if (first) changes.push(whole('order', first));
  return changes;
}

function changesInRecord(part: string, group: string, entry: string, before: Entry, after: Entry): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [from, to] = [text(before[field]), text(after[field])];
    return from === to ? [] : [{ part, group, kind: kindOf(field), entry: entry || field, field, from, to }];
  });
}

/**
 * What differs between the answers of two builds: entry by entry, found again by identifier. Pure.
 * @returns nothing for equal answers
 */
export function changesIn(before: KeptAnswers, after: KeptAnswers): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((part) => {
    const [old, now] = [groupsOf(before[part]), groupsOf(after[part])];
    if (old || now) {
      const groups = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
      return [...groups].flatMap((group) => changesInGroup(part, group, old?.get(group) ?? [], now?.get(group) ?? []));
    }
    const record = (answer: unknown): Entry => (isEntry(answer) ? answer : {});
    return changesInRecord(part, '', '', record(before[part]), record(after[part]));
  });
}
