const name = ':popover-open';

/** Opens or closes a popover as browsers do, marked with the class of the polyfill (src/chrome/popups.ts). */
function toggle(popover: HTMLElement, open: boolean): void {
  if (popover.classList.contains(name) === open) return;
  popover.classList.toggle(name, open);
  if (open) popover.querySelector<HTMLElement>('[autofocus]')?.focus();
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState: open ? 'open' : 'closed' }));
}

/** Popovers for jsdom, which has none. */
export function addPopovers(options: AddEventListenerOptions): void {
  HTMLElement.prototype.hidePopover = function hidePopover() {
    toggle(this, false);
  };
  const openOnes = () => document.querySelectorAll<HTMLElement>('[popover="auto"].\\:popover-open');
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const button = target.closest('[popovertarget]');
      const named = document.getElementById(button?.getAttribute('popovertarget') ?? '');
      for (const popover of openOnes()) if (popover !== named && !popover.contains(target)) toggle(popover, false);
      const isShown = named?.classList.contains(name);
      if (named) toggle(named, button?.getAttribute('popovertargetaction') !== 'hide' && !isShown);
    },
    options,
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') for (const popover of openOnes()) toggle(popover, false);
    },
    options,
  );
}
