import { fieldLimits } from '../../config/forms';

/** What an address says about where the visitor came from, and which item the form is about. */
export interface AskedOf {
  /** Number of an item (query `type`, specification section 2). */
  item: string | null;
  /** A page or product, as the links to the form name it. */
  source: string | null;
}

/** Reads the query of a form's page; anyone may have written it. */
export function askedOf(search: string): AskedOf {
  const query = new URLSearchParams(search);
  const value = (name: string) => query.get(name)?.trim() || null;
  return { item: value('type'), source: value('source') ?? value('product') ?? value('from') };
}

/**
 * What is sent as `source`: what the visitor chose, else what the link said, else the form's own address.
 * @param path of the form's page
 */
export const sourceOf = (chosen: string | undefined, asked: AskedOf, path: string): string =>
  (chosen || asked.source || path).slice(0, fieldLimits.source).trim();
