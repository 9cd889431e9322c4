import { useEffect, useRef } from 'react';

/** Marks a history entry of an overlay. */
const mark = 'overlay';

/**
 * Lets the back button close an overlay: while it is open it has a history entry of its own, at the same
 * address and unknown to the router. Closed in another way, it removes that entry.
 * @returns `leave` closes it and calls its argument once the entry is gone, e.g. to navigate
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
    // In the capture phase, before the router's listener: the router must not handle this entry, nor scroll.
    const onPop = (event: Event) => {
      isTaken = true;
      if (window.location.href === href) event.stopImmediatePropagation();
      finish();
      close.current();
    };
    window.addEventListener('popstate', onPop, true);
    return () => {
      if (isTaken) return;
      // The visitor has navigated meanwhile: the entry is behind the new page.
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
