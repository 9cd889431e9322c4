import { useHydrated } from '../../components/hooks/use-hydrated';
import type { DownloadKind } from '../../site/downloads';
import { useDownloaders } from '../../stores/downloaders';

/**
 * Whether this browser has a downloader record of a kind (specification section 4); null until
 * storage is read, before the first paint.
 * @param kind null if no record is needed
 */
export function useRegistration(kind: DownloadKind | null): boolean | null {
  const isHydrated = useHydrated();
  const record = useDownloaders((downloaders) => kind && downloaders[kind]);

  if (kind === null) return true;
  return isHydrated ? record !== null : null;
}
