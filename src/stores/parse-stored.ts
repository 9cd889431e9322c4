import * as v from 'valibot';

/**
 * Parses a stored value. Invalid content counts as none, since anyone may have written it. Separate
 * from storage.ts, which every page loads, because few pages need a schema.
 * @param text the stored text; null if there is none
 */
export function parseStored<T extends v.GenericSchema>(
  schema: T,
  text: string | null,
): v.InferOutput<T> | null {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!json.success) return null;

  const result = v.safeParse(schema, json.output);
  return result.success ? result.output : null;
}
