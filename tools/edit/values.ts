import { type Field, recordKey, recordValue } from './fields';

/* Data as the editor has it, by its fields, and back again. */

type Value = Record<string, unknown>;

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What says nothing: the editor makes it of a field that nobody has filled in. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isEmpty);
}

/** A text is itself; anything else is written as JSON. */
const toJsonText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/**
 * The value that was written as text.
 * @param before a number that was written in quotation marks stays in them
 */
function fromJsonText(text: string, before: unknown): unknown {
  const isList = /^\s*[[{]/.test(text);
  const isPlainValue = /^\s*(true|false|-?\d+(\.\d+)?)\s*$/.test(text);
  if (!isList && (!isPlainValue || typeof before === 'string')) return text;

  try {
    return JSON.parse(text);
  } catch {
    // The check refuses it, by file and key.
    return text;
  }
}

/** The field of an entry of a list. */
function entryField(field: Field, entry: unknown): Field | undefined {
  if (field.types) {
    const tag = isObject(entry) ? entry[field.typeKey ?? ''] : undefined;
    return field.types.find(({ name }) => name === tag);
  }
  if (field.fields) return { ...field, widget: 'object', isRecord: false };
  return field.field;
}

/** A value as the editor shows it. */
export function toEditor(field: Field, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (field.isJson) return toJsonText(value);

  if (field.isRecord && isObject(value)) {
    const entry = entryField(field, {});
    return Object.entries(value).map(([key, child]) => {
      const fields = isObject(child) && !field.fields?.some(({ name }) => name === recordValue);
      const editorChild = fields ? child : { [recordValue]: child };
      return entry ? toEditor(entry, { [recordKey]: key, ...editorChild }) : editorChild;
    });
  }
  if (Array.isArray(value)) {
    return value.map((entry) => {
      const child = entryField(field, entry);
      return child ? toEditor(child, entry) : entry;
    });
  }
  if (!isObject(value)) return value;

  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const childField = field.fields?.find(({ name }) => name === key);
      return [key, childField ? toEditor(childField, child) : child];
    }),
  );
}

/** An entry of a record: its key, and its value without the key. */
function recordEntry(entry: unknown): [string, unknown] {
  if (!isObject(entry)) return ['', entry];

  const { [recordKey]: key, ...value } = entry;
  return [String(key ?? ''), recordValue in value ? value[recordValue] : value];
}

/** The value that a record had at the key of an entry. */
function formerEntry(before: unknown, entry: unknown): unknown {
  const [key] = recordEntry(entry);
  const former = isObject(before) ? before[key] : undefined;
  return isObject(former) ? former : { [recordValue]: former };
}

/**
 * A value of the editor as a file has it, in the order of the file's keys where it had them.
 * @param before the value that the file had
 */
export function fromEditor(field: Field, value: unknown, before: unknown): unknown {
  if (field.isJson) return typeof value === 'string' ? fromJsonText(value, before) : value;

  if (Array.isArray(value)) {
    const list = value.map((entry, index) => {
      const child = entryField(field, entry);
      const former = Array.isArray(before) ? before[index] : formerEntry(before, entry);
      return child ? fromEditor(child, entry, former) : entry;
    });
    return field.isRecord ? Object.fromEntries(list.map(recordEntry)) : list;
  }
  if (!isObject(value)) return value;

  const former = isObject(before) ? before : {};
  const order = [...Object.keys(former), ...(field.fields ?? []).map(({ name }) => name)];
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : -1);
  const keys = Object.keys(value).sort((a, b) => place(a) - place(b));

  const entries = keys.flatMap((key): [string, unknown][] => {
    const child = field.fields?.find(({ name }) => name === key);
    const whole = child ? fromEditor(child, value[key], former[key]) : value[key];
    const isNothing = isEmpty(whole) || (whole === false && child?.widget === 'boolean');
    // What was empty in the file stays so, and what nobody has filled in isn't written.
    if (isNothing && !(key in former && isEmpty(former[key]) === isEmpty(whole))) return [];

    return [[key, whole]];
  });

  return Object.fromEntries(entries);
}
