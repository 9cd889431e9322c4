import * as v from 'valibot';

/**
 * Parses a stored value. Invalid content counts as none, since anyone may have written it. Separate from
 * storage.ts, which every page loads, because few pages need a schema.
 * @param text the stored text; null if there is none
 */
export function parseStored<T extends v.GenericSchema>(schema: T, text: string | null): v.InferOutput<T> | null {
  if (text === null || text === '') return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Not written by this site, or truncated.
    return null;
  }
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
}
