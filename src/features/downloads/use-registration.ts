import type { DownloadKind } from '../../config/downloads';
import { useBrowserValue } from '../../hooks/use-before-paint';
import { readDownloader } from '../../stores/downloaders';

/**
 * Whether this browser has a downloader record of a kind (specification section 4); null until storage is read, before the first paint.
 * @param kind null if no record is needed
 */
export function useRegistration(kind: DownloadKind | null): boolean | null {
  const isRegistered = useBrowserValue<boolean | null>(
    () => kind !== null && readDownloader(kind) !== null,
    null,
  );
  return kind === null || isRegistered;
}
