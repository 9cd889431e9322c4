import { useState } from 'react';
import { useBrowserValue } from './use-before-paint';

interface AddressQuery {
  /** With its question mark; empty for none. Untrusted. */
  query: string;
  /** Whether the address has been read: it isn't in the static HTML. */
  isRead: boolean;
  /**
   * Puts a query into the address, which can then be shared. The page stays, and so does the
   * history.
   */
  replace(query: string): void;
}

/** The query of the address, which keeps what a visitor chooses in a tool. */
export function useAddressQuery(): AddressQuery {
  const initialQuery = useBrowserValue<string | null>(() => window.location.search, null);
  const [replacedQuery, setReplacedQuery] = useState<string | null>(null);

  const replace = (query: string) => {
    window.history.replaceState(window.history.state, '', window.location.pathname + query);
    setReplacedQuery(query);
  };

  return { query: replacedQuery ?? initialQuery ?? '', isRead: initialQuery !== null, replace };
}
