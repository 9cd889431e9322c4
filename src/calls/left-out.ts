import * as v from 'valibot';
import { mismatchOf } from './issue';
import { printable } from './printable';

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

      const { header_title, links_name, productName } = (value ?? {}) as Record<string, unknown>;
      const name = [header_title, links_name, productName].find(
        (title) => typeof title === 'string' && title.trim(),
      );

      const { key, expected, got } = mismatchOf(issues[0]);

      report(
        `${printable(`${place} › ${name ? `“${name}”` : `entry ${index + 1}`}`)} is left out: ` +
          `${key || 'it'} must be ${expected}, not ${got}; correct it in the API`,
      );

      return false;
    });
  };

  if (Array.isArray(data)) return validEntries(data, call);
  if (typeof data !== 'object' || data === null) return data;

  return Object.fromEntries(
    Object.entries(data).map(([group, list]) => [group, validEntries(list, `${call} › ${group}`)]),
  );
}
