import * as v from 'valibot';

/**
 * Parses what storage holds; apart from storage.ts, because every page loads that one and few need a schema. Anyone may have written there: what does not fit counts as nothing.
 * @param text what was read; null for nothing
 */
export function parseStored<T extends v.GenericSchema>(schema: T, text: string | null): v.InferOutput<T> | null {
  if (text === null || text === '') return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Not written by this site, or cut off: none.
    return null;
  }
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
}
