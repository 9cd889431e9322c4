import { type RefObject, useEffect } from 'react';
import { backToTopAfter, headerSolidAfter } from '../config/constants';
import { isDesktopLayout } from './popups';

/*
 * What is marked in the document past React: attributes that depend on the address or on the scroll position. The HTML of slices is the
 * same on every page and knows no address, so that React would find another tree when it hydrates; and a scroll should render nothing.
 */

/**
 * Marks the menu's links to the page that is open; in the phone layout their group is open.
 * @param groups what the menu shows; its links are marked again when that changes
 */
export function useCurrentEntries(menu: RefObject<HTMLElement>, groups: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other groups are other links
  useEffect(() => {
    // The language switch has the page's own address: the browser may show an alias.
    const own = menu.current?.closest('header')?.querySelector<HTMLAnchorElement>('[data-page] [aria-current]');
    const open = own?.href ?? window.location.href.replace(/[?#].*$/, '');
    for (const link of menu.current?.querySelectorAll('a') ?? []) {
      if (link.href !== open) link.removeAttribute('aria-current');
      else {
        link.setAttribute('aria-current', 'page');
        const group = link.closest('details');
        if (group && !isDesktopLayout()) group.open = true;
      }
    }
  }, [menu, groups]);
}

/** Calls back when elements of a selector enter or leave part of the viewport. */
function observe(selector: string, rootMargin: string, report: (entries: IntersectionObserverEntry[]) => void) {
  const observer = new IntersectionObserver(report, { rootMargin });
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
  return observer;
}

/**
 * Elements with the class `motion` are visible or hidden by their position in the viewport (specification section 2). Only what is below
 * the viewport is ever hidden, and only by script; styles show everything under reduced motion and in print.
 */
export function observeMotion(): void {
  // Everything above counts as visible, also what a jump has passed without its ever being in the viewport.
  observe('.motion', '1000000px 0px 0px 0px', (entries) => {
    for (const { target, isIntersecting } of entries)
      if (target instanceof HTMLElement) target.dataset.visible = String(isIntersecting);
  });
}

/** What the contact widget and back-to-top may not cover: fields, filters, the buttons of forms, the section navigation. */
const uncovered = 'input, select, textarea, fieldset, main form button, main nav a';
/** The corner of the viewport that they may be in, the privacy banner below them or not. */
const corner = '-50% 0px 0px -80%';

/** Sets `data-field-at-edge` of `html` while something of that kind is in their corner. Looks again when the page has changed its size. */
export function observeFields(): void {
  let observer: IntersectionObserver | undefined;
  new ResizeObserver(() => {
    observer?.disconnect();
    const inCorner = new Set<Element>();
    observer = observe(uncovered, corner, (entries) => {
      for (const { target, isIntersecting } of entries) inCorner[isIntersecting ? 'add' : 'delete'](target);
      document.documentElement.toggleAttribute('data-field-at-edge', inCorner.size > 0);
    });
  }).observe(document.body);
}

/**
 * Sets on `html`: `data-scrolled` and `data-far` once the page has scrolled far enough for the header to be solid and for back-to-top to show
 * (sections 2 and 9), and `data-down` while it is scrolled down, except at its end: on phones, the contact widget gives way to the text.
 */
export function observeScroll(): void {
  const page = document.documentElement;
  let last = window.scrollY;
  const mark = () => {
    const { scrollY, innerHeight } = window;
    page.toggleAttribute('data-scrolled', scrollY >= headerSolidAfter);
    page.toggleAttribute('data-far', scrollY > backToTopAfter);
    page.toggleAttribute('data-down', scrollY > last && scrollY + innerHeight < page.scrollHeight - 1);
    last = scrollY;
  };
  mark();
  window.addEventListener('scroll', mark, { passive: true });
}

/** Puts the day into the document's head when the page is printed: its foot shows it (global.css). */
export function dateOnPaper(): void {
  const printed = Object.assign(document.createElement('meta'), { name: 'printed' });
  window.addEventListener('beforeprint', () => {
    printed.content = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
    document.head.append(printed);
  });
}
