import * as v from 'valibot';
import { mismatchOf } from './issue';
import { printable } from './printable';

/** The fields that name an entry of one of the lists. */
const nameFields = ['header_title', 'links_name', 'productName'];

/** What messages call an entry: its name, or its place in the list. */
function entryName(entry: unknown, index: number): string {
  const fields = new Map(Object.entries(entry ?? {}));
  const name = nameFields
    .map((field) => fields.get(field))
    .find((value) => typeof value === 'string' && value.trim() !== '');

  return name === undefined ? `entry ${index + 1}` : `“${name}”`;
}

/**
 * Drops invalid entries from editors' lists, so that the rest can be used.
 * @param call name of the call, for messages
 * @param entry schema of an entry
 * @param data a list of entries, or a map of groups to lists
 * @param report called with a message for each dropped entry
 */
export function withoutInvalidEntries(
  call: string,
  entry: v.GenericSchema,
  data: unknown,
  report: (message: string) => void,
): unknown {
  const validEntries = (list: unknown, place: string): unknown => {
    if (!Array.isArray(list)) return list;

    return list.filter((value: unknown, index) => {
      const { success, issues } = v.safeParse(entry, value);
      if (success) return true;

      const path = printable(`${place} › ${entryName(value, index)}`);
      const { key, expected, actual } = mismatchOf(issues[0]);
      const remedy = `${key || 'it'} must be ${expected}, not ${actual}; correct it in the API`;
      report(`${path} is left out: ${remedy}`);

      return false;
    });
  };

  if (Array.isArray(data)) return validEntries(data, call);
  if (typeof data !== 'object' || data === null) return data;

  return Object.fromEntries(
    Object.entries(data).map(([group, list]) => [group, validEntries(list, `${call} › ${group}`)]),
  );
}
