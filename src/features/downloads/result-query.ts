import type { DownloadView, Entry } from '../../routes/page-view';

/** What the address of a result page asks for. */
export type ResultQuery =
  | { state: 'none' }
  /** An application of this kind was sent. */
  | { state: 'applied'; as: 'partner' | 'trial' }
  | { state: 'found'; download: DownloadView; href: string }
  | { state: 'unknown'; id: string };

/**
 * Reads the query of a result page: `type`, the number of the item; `kind`, the kind of downloads, where the page hands over several; `from`.
 * @param offers the items that the page may hand over
 */
export function parseResultQuery(search: string, offers: readonly Entry[]): ResultQuery {
  const query = new URLSearchParams(search);
  const id = query.get('type');
  if (id === null) {
    const from = query.get('from');
    return from === 'partner' || from === 'trial' ? { state: 'applied', as: from } : { state: 'none' };
  }
  const kind = query.get('kind');
  const found = offers.flatMap(({ download, href }) =>
    download && String(download.id) === id && (kind === null || download.kind === kind) ? [{ download, href }] : [],
  );
  // Two kinds with the same number, and none named: nobody knows which one was meant.
  const [only] = found.length === 1 ? found : [];
  return only ? { state: 'found', ...only } : { state: 'unknown', id };
}
