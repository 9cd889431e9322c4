/** The query of a form page, by the field that it fills. Untrusted input. */
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
