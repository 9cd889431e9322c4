import { type RefObject, useEffect } from 'react';
import { headerSolidAfter } from '../config/constants';

/*
 * What is marked in the document past React: attributes that depend on the address or on the scroll position. The HTML of slices is the
 * same on every page and knows no address, so that React would find another tree when it hydrates; and a scroll should render nothing.
 */

/** Marks the header once the page is scrolled so far that it is solid on home (specification sections 2 and 9). */
export function useSolidWhenScrolled(header: RefObject<HTMLElement>): void {
  useEffect(() => {
    const mark = () => header.current?.toggleAttribute('data-scrolled', window.scrollY >= headerSolidAfter);
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, [header]);
}

/** Marks the menu's links to the page that is open. */
export function useCurrentEntries(header: RefObject<HTMLElement>): void {
  useEffect(() => {
    const mark = () => {
      const open = window.location.href.replace(/[?#].*$/, '');
      for (const link of header.current?.querySelectorAll<HTMLAnchorElement>('#menu a') ?? []) {
        if (link.href === open) link.setAttribute('aria-current', 'page');
        else link.removeAttribute('aria-current');
      }
    };
    mark();
    window.addEventListener('route-update', mark);
    return () => window.removeEventListener('route-update', mark);
  }, [header]);
}

let observer: IntersectionObserver | null = null;

/**
 * Elements with the class `motion` are visible or hidden by their position in the viewport (specification section 2). Only what is below
 * the viewport is ever hidden, and only by script; styles show everything under reduced motion and in print.
 */
export function observeMotion(): void {
  observer?.disconnect();
  observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (target instanceof HTMLElement) target.dataset.visible = String(isIntersecting);
    },
    // Everything above counts as visible, also what a jump has passed without its ever being in the viewport.
    { rootMargin: '1000000px 0px -8% 0px' },
  );
  for (const element of document.querySelectorAll('.motion')) observer.observe(element);
}
