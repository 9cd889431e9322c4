import { type RefObject, useEffect } from 'react';
import { isComposing } from '../components/is-composing';
import { breakpoints } from '../site/constants';

/*
 * What script adds to the popups of the site, which open and close by themselves: popovers (the
 * phone menu, the search box) and `details` with `data-popup` (the list of languages, the contact
 * widget). The menu's own `details` are dropdowns in the desktop layout and an accordion in the
 * phone layout; those within them are folds of the phone layout alone.
 */

const dropdown = 'details[name="menu"]';
const desktop = `(min-width: ${breakpoints.desktop}px)`;

/** Whether the page is shown in the desktop layout. */
export const isDesktopLayout = (): boolean => window.matchMedia(desktop).matches;

/** What a browser with popovers has. Chromium 109 to 113 has a part of it. */
const popoverMembers = ['popover', 'showPopover', 'hidePopover', 'togglePopover'];

/**
 * Loads what browsers without popovers need (Safari 16, Firefox 124, Chromium 113 and older);
 * others load nothing.
 */
export function supportPopovers(): void {
  if (popoverMembers.every((member) => member in HTMLElement.prototype)) return;
  import('@oddbird/popover-polyfill/fn').then(
    ({ apply }) => apply(),
    // Menu and search stay closed; the footer links to every page, and the failure notice is shown.
    () => undefined,
  );
}

/**
 * Whether a popover is open. The polyfill marks it with a class; `:is` forgives a pseudo-class that
 * the browser doesn't know.
 */
const isOpen = (popover: Element): boolean =>
  popover.matches(':is(:popover-open, .\\:popover-open)');

/** The open `details` that close like popups. */
const openDetails = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>(
    `details[data-popup][open]${isDesktopLayout() ? `, ${dropdown}[open]` : ''}`,
  ),
];

/**
 * Closes popups on Escape, which returns the focus to their title, on a press outside, and when the
 * focus leaves them (specification section 4). Links in them close them too
 * (before-paint/links.ts).
 */
export function startPopups(): void {
  const closeOthers = ({ target }: Event) => {
    for (const popup of openDetails()) {
      if (target instanceof Node && !popup.contains(target)) popup.open = false;
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    for (const popup of openDetails()) {
      if (popup.contains(document.activeElement)) popup.querySelector('summary')?.focus();
      popup.open = false;
    }
  };

  document.addEventListener('pointerdown', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('keydown', onKeyDown);
}

/** Makes everything beside an element and its ancestors inert, or active again. */
function setSurroundingsInert(element: Element, isInert: boolean): void {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    for (const sibling of box.parentElement?.children ?? []) {
      if (sibling !== box && sibling instanceof HTMLElement) sibling.inert = isInert;
    }
  }
}

/**
 * Completes a popover. In the phone layout the page behind it is inert. When it has closed, the
 * focus is at its button (Safari does not focus a button that is pressed). Its first input, else
 * its first button, gets the focus when it opens.
 */
export function usePopover(popover: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = popover;
    if (!current) return;

    const onToggle = () => {
      setSurroundingsInert(current, isOpen(current) && !isDesktopLayout());
      if (isOpen(current) || document.activeElement?.matches('body, [popover] *') === false) return;
      document
        .querySelector<HTMLElement>(`[popovertarget="${current.id}"]:not([popovertargetaction])`)
        ?.focus({ preventScroll: true });
    };

    const close = () => {
      current.hidePopover();
      for (const details of current.querySelectorAll<HTMLDetailsElement>(dropdown))
        details.open = false;
    };

    // React writes it into the HTML only.
    const firstField = current.querySelector('input') ?? current.querySelector('button');
    firstField?.toggleAttribute('autofocus', true);

    const listening = new AbortController();
    const { signal } = listening;
    current.addEventListener('toggle', onToggle, { signal });
    window.matchMedia(desktop).addEventListener('change', close, { signal });
    // It may have been opened before this script ran.
    if (isOpen(current)) onToggle();

    return () => {
      setSurroundingsInert(current, false);
      listening.abort();
    };
  }, [popover]);
}

/**
 * Hover intent in milliseconds: before the first dropdown opens, before another one replaces it (on
 * the way down to an entry the pointer may cross other titles), and before it closes.
 */
export const intent = { open: 80, change: 200, leave: 300 } as const;

/** A press this soon after hover has opened a dropdown was meant to open it, too. */
const sameIntent = 500;

/**
 * Milliseconds until the dropdown under the pointer, if any, takes the place of the open one, if
 * any.
 */
function hoverDelay(openMenu: Element | null, hovered: Element | null): number {
  if (hovered === null) return intent.leave;
  return openMenu === null ? intent.open : intent.change;
}

/**
 * Opens the dropdowns of a menu by hover, one at a time.
 * @returns ends it
 */
function openOnHover(menu: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let openedAt = Number.NEGATIVE_INFINITY;

  /** Opens the dropdown that the pointer rests on, and closes the one that it has left. */
  const onPointer = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || !isDesktopLayout()) return;

    clearTimeout(timer);
    const hovered = target instanceof Element ? target.closest<HTMLDetailsElement>(dropdown) : null;
    const openMenu = menu.querySelector<HTMLDetailsElement>(`${dropdown}[open]`);
    if (openMenu === hovered) return;

    timer = setTimeout(
      () => {
        if (openMenu) openMenu.open = false;
        if (!hovered) return;

        hovered.open = true;
        openedAt = performance.now();
      },
      hoverDelay(openMenu, hovered),
    );
  };

  const onClick = (event: Event) => {
    clearTimeout(timer);
    const isTitle = event.target instanceof Element && event.target.closest('summary') !== null;
    if (isTitle && performance.now() - openedAt < sameIntent) event.preventDefault();
  };

  const listening = new AbortController();
  const { signal } = listening;
  menu.addEventListener('pointerover', onPointer, { signal });
  menu.addEventListener('pointerleave', onPointer, { signal });
  menu.addEventListener('click', onClick, { signal });

  // Styles have opened what the pointer is on already.
  const hovered = menu.querySelector<HTMLDetailsElement>(`${dropdown}:hover`);
  if (hovered && isDesktopLayout()) hovered.open = true;

  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

/** Opens the dropdowns of the menu by hover (specification section 4). */
export function useHoverIntent(menu: RefObject<HTMLElement>): void {
  useEffect(() => (menu.current ? openOnHover(menu.current) : undefined), [menu]);
}

/**
 * Tells the stylesheet where the header ends in the window, whenever a dropdown opens: what stands
 * above the header scrolls away.
 */
export function useHeaderEnd(menu: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = menu;
    const header = current?.closest('header');
    if (!current || !header) return;

    const measure = () =>
      current.style.setProperty('--header-end', `${header.getBoundingClientRect().bottom}px`);

    // The event of `details` doesn't bubble.
    current.addEventListener('toggle', measure, true);
    return () => current.removeEventListener('toggle', measure, true);
  }, [menu]);
}
