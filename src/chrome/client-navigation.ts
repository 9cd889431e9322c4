import { parseLanguage } from '../config/languages';
import { switchLanguage } from '../routes/href';

interface Navigation {
  /** Shows a page without loading the document again. */
  navigate(address: string): void;
  /** Loads what a page needs before it is asked for. */
  prefetch(path: string): void;
  /** Remembers the visitor's language. */
  rememberLanguage(language: 'zh' | 'en'): void;
}

/** The link under an event that this site's script may follow itself; null for any other. */
function ownLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || 'plain' in link.dataset) return null;
  return link.origin === window.location.origin ? link : null;
}

/**
 * Follows internal links without loading the document again, and prefetches a page when its link is pointed at or focused; never a
 * whole menu. Links stay plain HTML and work before script runs.
 * @returns a function that stops it
 */
export function startClientNavigation({ navigate, prefetch, rememberLanguage }: Navigation): () => void {
  const onClick = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = ownLink(event);
    if (!link) return;
    const { pathname, search, hash, href } = window.location;
    const language = parseLanguage(link.dataset.language);
    if (language) {
      event.preventDefault();
      rememberLanguage(language);
      const target = switchLanguage(pathname + search + hash, language);
      if (target !== pathname + search + hash) navigate(target);
      return;
    }
    // A jump within the page is the browser's own affair.
    if (link.hash && link.pathname === pathname && link.search === search) return;
    event.preventDefault();
    // The page that is open already: navigating to it again would only fail.
    if (link.href === href) window.scrollTo(0, 0);
    else navigate(link.pathname + link.search + link.hash);
  };
  const onPoint = (event: Event) => {
    const link = ownLink(event);
    if (link && link.pathname !== window.location.pathname) prefetch(link.pathname);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onPoint, { passive: true });
  document.addEventListener('focusin', onPoint);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerover', onPoint);
    document.removeEventListener('focusin', onPoint);
  };
}
