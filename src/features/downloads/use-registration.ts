import { useState } from 'react';
import type { DownloadKind } from '../../config/downloads';
import { useBeforePaint } from '../../hooks/use-before-paint';
import { readDownloader } from '../../stores/downloaders';

/**
 * Whether this browser holds the downloader record of a kind (specification section 4); null until it has been read, before the page is painted.
 * @param kind null: no record is needed
 * @param visit read again when it changes
 */
export function useRegistration(kind: DownloadKind | null, visit?: unknown): boolean | null {
  const [read, setRead] = useState<{ kind: DownloadKind; isRegistered: boolean } | null>(null);
  useBeforePaint(() => {
    if (kind !== null) setRead({ kind, isRegistered: readDownloader(kind) !== null });
  }, [kind, visit]);
  if (kind === null) return true;
  return read?.kind === kind ? read.isRegistered : null;
}
