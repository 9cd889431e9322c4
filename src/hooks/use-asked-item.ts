import { useEffect, useState } from 'react';
import type { Entry } from '../routes/page-view';

/** What came of the item that the address asks for. */
export type AskedItem = { state: 'none' } | { state: 'found'; title: string } | { state: 'unknown'; id: string };

/**
 * Looks up the item that the query names (`id` or `type`, specification section 2) and leads to its page.
 * @param entries the items that it may be
 * @param lead navigates to an address
 */
export function useAskedItem(entries: readonly Entry[], lead: (href: string) => void): AskedItem {
  const [asked, setAsked] = useState<AskedItem>({ state: 'none' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page is shown
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const id = query.get('id') ?? query.get('type');
    if (id === null) return;
    const entry = entries.find((candidate) => candidate.id !== undefined && String(candidate.id) === id);
    setAsked(entry ? { state: 'found', title: entry.title } : { state: 'unknown', id });
    if (entry) lead(entry.href);
  }, []);
  return asked;
}
