import { longestSource } from '../../config/forms';

/** What the address of a form's page says, by the field that it fills; anybody may have written it. */
export interface FormQuery {
  /** Number of an item (query `type`, specification section 2). */
  file_id: string | null;
  /** The page or product that the visitor came from, as links to the form name it. */
  source: string | null;
}

export function parseFormQuery(search: string): FormQuery {
  const query = new URLSearchParams(search);
  const value = (name: string) => query.get(name)?.trim() || null;
  return { file_id: value('type'), source: value('source') ?? value('product') ?? value('from') };
}

/**
 * The `source` to send: what the visitor chose, else what the link said, else the form's own address.
 * @param path of the form's page
 */
export const sourceOf = (chosen: unknown, query: FormQuery, path: string): string =>
  (String(chosen ?? '') || query.source || path).slice(0, longestSource).trim();
