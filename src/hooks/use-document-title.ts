import { useEffect } from 'react';

/**
 * Overrides the document's title while the page is shown. Gatsby writes the static title some time after
 * hydration, hence the observer.
 * @param title null keeps the static one
 */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const keep = () => {
      if (document.title !== title) document.title = title;
    };
    keep();
    const observer = new MutationObserver(keep);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
}
