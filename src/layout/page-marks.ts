import { type RefObject, useEffect } from 'react';
import { backToTopAfter, headerSolidAfter } from '../site/constants';
import { isDesktopLayout } from './popups';

/*
 * What is marked in the document past React: attributes that depend on the address or on the scroll
 * position. The HTML of slices is the same on every page and knows no address, so that React would
 * find another tree when it hydrates; and a scroll should render nothing.
 */

/**
 * Marks the menu's links to the page that is open, and its group, which is open in the phone layout.
 * There, the family of the page is open in each group, else the first.
 * @param groups what the menu shows; its links are marked again when that changes
 */
export function useCurrentEntries(menu: RefObject<HTMLElement>, groups: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other groups are other links
  useEffect(() => {
    if (!menu.current) return;

    const page = menu.current.closest('header')?.querySelector<HTMLElement>('[data-page]');
    // The language switch has the page's own address: the browser may show an alias.
    const languageLink = page?.querySelector<HTMLAnchorElement>('[aria-current]');
    const pageAddress = languageLink?.href ?? window.location.href.replace(/[?#].*$/, '');

    for (const link of menu.current.querySelectorAll('a')) {
      if (link.href === pageAddress) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }

    const groupElements = [...menu.current.querySelectorAll<HTMLElement>('[data-group]')];
    const current =
      // The title of a group of one entry is that entry's link.
      groupElements.find((group) => group.querySelector(':scope > [aria-current]')) ??
      groupElements.find((group) => group.dataset.group === page?.dataset.group) ??
      // The language hides the page's own group; another may have a link to it.
      groupElements.find((group) => group.querySelector('[aria-current]'));

    for (const group of groupElements) group.toggleAttribute('data-current', group === current);

    if (isDesktopLayout()) return;
    const entries = current?.querySelector('details');
    if (entries) entries.open = true;

    for (const group of groupElements) {
      const families = [...group.querySelectorAll<HTMLDetailsElement>('details details')];
      const family = families.find((each) => each.querySelector('[aria-current]')) ?? families[0];
      if (family) family.open = true;
    }
  }, [menu, groups]);
}

/**
 * Elements with the class `motion` are visible or hidden by their position in the viewport
 * (specification section 2). Hidden ones stand in their place; what was below the viewport rises as
 * it enters.
 */
export function observeMotion(): void {
  const mark = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLElement)) continue;
      target.toggleAttribute('data-enters', isIntersecting && target.dataset.visible === 'false');
      target.dataset.visible = String(isIntersecting);
    }
  };

  // Everything above counts as visible, also what a jump has passed without its ever being in the
  // viewport.
  const observer = new IntersectionObserver(mark, { rootMargin: '1000000px 0px 0px 0px' });
  for (const element of document.querySelectorAll('.motion')) observer.observe(element);
}

/** Pixels of a scroll that a resting finger makes. */
const tremor = 4;

/** Pixels from the page's end that count as the end. */
const endMargin = 8;

/** Whether a field or an entry of a navigation is where back-to-top and contact would show. */
function isFieldBelow(floating: Element): boolean {
  const { left, right, top, bottom } = floating.getBoundingClientRect();
  const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) => [
    [x, top + 1] as const,
    [x, bottom - 1] as const,
  ]);

  return points
    .flatMap(([x, y]) => document.elementsFromPoint(x, y))
    .some((element) =>
      element.closest('input, select, textarea, fieldset, main nav li, form button'),
    );
}

/**
 * Sets attributes of `html`: `data-scrolled` and `data-far` once the page has scrolled far enough
 * for the header to be solid and for back-to-top to show (sections 2 and 9), `data-returning` while
 * the visitor scrolls up or is at the end, and `data-over-field` where a button would cover a field.
 */
export function observeScroll(): void {
  const page = document.documentElement;
  const floating = document.querySelector('aside > [data-popup]')?.parentElement ?? null;
  let lastTop = window.scrollY;

  const markReturning = (top: number) => {
    // Desktops have a margin for the buttons.
    if (isDesktopLayout()) return;

    const isAtEnd = top + window.innerHeight >= page.scrollHeight - endMargin;
    const isUp = top < lastTop;
    // A finger that rests trembles.
    if (!isAtEnd && Math.abs(top - lastTop) < tremor) return;

    lastTop = top;
    page.toggleAttribute('data-returning', isAtEnd || isUp);
    page.toggleAttribute('data-over-field', floating !== null && isFieldBelow(floating));
  };

  const mark = () => {
    const { scrollY } = window;
    page.toggleAttribute('data-scrolled', scrollY >= headerSolidAfter);
    page.toggleAttribute('data-far', scrollY > backToTopAfter);
    markReturning(scrollY);
  };

  mark();
  window.addEventListener('scroll', mark, { passive: true });
}

/**
 * Prepares the page for paper: the day in the document's head, which its foot shows (global.css),
 * and the pictures that wait to be scrolled to, or that only wider windows show.
 */
export function preparePaper(): void {
  const printed = Object.assign(document.createElement('meta'), { name: 'printed' });
  window.addEventListener('beforeprint', () => {
    printed.content = new Date().toLocaleDateString(document.documentElement.lang, {
      dateStyle: 'long',
    });
    document.head.append(printed);
    for (const picture of document.images) picture.loading = 'eager';
  });
}
