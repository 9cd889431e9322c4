import { useEffect } from 'react';

/**
 * Gives the document another title for as long as the page is shown. Gatsby writes the static page's title into the head after the page has come to
 * life, at a moment of its own; hence the observer.
 * @param title null: the static page's own
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
