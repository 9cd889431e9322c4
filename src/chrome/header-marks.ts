import { type RefObject, useEffect } from 'react';
import { headerSolidAfter } from '../config/constants';

/*
 * What differs from page to page in the header is written to its DOM by hand. The header is a slice: its HTML
 * is rendered once for all pages of a language and knows no address, and React would not correct an attribute
 * on hydration. Rendering the header again on every scroll or navigation would also cost more than setting
 * two attributes.
 */

/**
 * Sets `data-scrolled` once the page is scrolled so far that the header of home is solid (specification
 * sections 2 and 9).
 */
export function useSolidWhenScrolled(header: RefObject<HTMLElement>): void {
  useEffect(() => {
    const mark = () => header.current?.toggleAttribute('data-scrolled', window.scrollY >= headerSolidAfter);
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, [header]);
}

/** Sets `aria-current` on the menu entries that link to the open page. */
export function useCurrentEntries(header: RefObject<HTMLElement>): void {
  useEffect(() => {
    const mark = () => {
      const here = window.location.href.replace(/[?#].*$/, '');
      for (const link of header.current?.querySelectorAll<HTMLAnchorElement>('#menu a') ?? []) {
        if (link.href === here) link.setAttribute('aria-current', 'page');
        else link.removeAttribute('aria-current');
      }
    };
    mark();
    window.addEventListener('route-update', mark);
    return () => window.removeEventListener('route-update', mark);
  }, [header]);
}
