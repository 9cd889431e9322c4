import { useEffect, useState } from 'react';
import type { DownloadKind } from '../../config/downloads';

/**
 * Whether this browser holds the downloader record of a kind (specification section 4); null until it has been read.
 * @param kind null: no record is needed
 * @param visit read again when it changes
 */
export function useRegistration(kind: DownloadKind | null, visit?: unknown): boolean | null {
  const [read, setRead] = useState<{ kind: DownloadKind; isRegistered: boolean } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit may find another record
  useEffect(() => {
    if (kind === null) return;
    let isStale = false;
    const show = (isRegistered: boolean) => {
      if (!isStale) setRead({ kind, isRegistered });
    };
    import('./gate').then(
      (gate) => show(gate.isRegistered(kind)),
      // The button reads it again.
      () => show(false),
    );
    return () => {
      isStale = true;
    };
  }, [kind, visit]);
  if (kind === null) return true;
  return read?.kind === kind ? read.isRegistered : null;
}
