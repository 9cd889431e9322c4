import type { DownloadKind } from '../../config/downloads';
import { useBrowserValue } from '../../hooks/use-before-paint';
import { readDownloader } from '../../stores/downloaders';

/**
 * Whether this browser holds the downloader record of a kind (specification section 4); null until it has been read, before the page is painted.
 * @param kind null: no record is needed
 */
export function useRegistration(kind: DownloadKind | null): boolean | null {
  const read = useBrowserValue(() => kind && { kind, isRegistered: readDownloader(kind) !== null }, null, [kind]);
  if (kind === null) return true;
  return read?.kind === kind ? read.isRegistered : null;
}
