import { useEffect, useRef } from 'react';

/** Says of an entry of the history that it stands for something laid over the page. */
const mark = 'overlay';

/**
 * Lets the browser's back button close what is laid over a page: while it is open it has an entry of its own in the history, at the same address and unknown
 * to the router. Closed in another way, it takes its entry back.
 * @returns `leave`: closes it, and does something once its entry has gone, e.g. goes to another page
 */
export function useBackCloses(open: boolean, onClose: () => void): { leave(then: () => void): void } {
  const close = useRef(onClose);
  const afterwards = useRef<(() => void) | null>(null);

  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (!open) return;
    const { href } = window.location;
    let isTaken = false;
    window.history.pushState({ ...window.history.state, [mark]: true }, '');
    const finish = () => {
      window.removeEventListener('popstate', onPop, true);
      const action = afterwards.current;
      afterwards.current = null;
      action?.();
    };
    // In the capture phase, before the router's own listener: for the router nothing has happened, and it must not scroll.
    const onPop = (event: Event) => {
      isTaken = true;
      if (window.location.href === href) event.stopImmediatePropagation();
      finish();
      close.current();
    };
    window.addEventListener('popstate', onPop, true);
    return () => {
      if (isTaken) return;
      // Another page has been gone to meanwhile: the entry lies behind it.
      if (window.location.href !== href || !window.history.state?.[mark]) finish();
      else window.history.back();
    };
  }, [open]);

  return {
    leave(then) {
      afterwards.current = then;
      close.current();
    },
  };
}
