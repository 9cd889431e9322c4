import { useDownloaders } from './downloaders';
import { useSession } from './session';
import { useVisitor } from './visitor';

/**
 * Reads the stores again when another tab has stored something, and when the browser brings back a
 * page that it has kept: other pages may have stored something since. Called once per document.
 */
export function keepStoresCurrent(): void {
  window.addEventListener('storage', () => {
    void useVisitor.persist.rehydrate();
    void useDownloaders.persist.rehydrate();
  });

  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;

    void useVisitor.persist.rehydrate();
    void useDownloaders.persist.rehydrate();
    void useSession.persist.rehydrate();
  });
}
