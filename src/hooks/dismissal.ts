import { type RefObject, useEffect, useRef } from 'react';

/**
 * Hides a bar that an attribute of `html` shows (before-paint/guard.ts sets it before the first paint), and moves
 * the focus to the page: the button that had it is gone.
 */
export function dismissBar(name: 'consent' | 'poster'): void {
  delete document.documentElement.dataset[name];
  document.getElementById('content')?.focus({ preventScroll: true });
}

/**
 * Light dismiss for a `details` that is used as a popup: it closes on Escape, on a press outside, when the
 * focus leaves it, and when a link in it is followed. Escape returns the focus to its summary.
 * @returns goes to the `ref` of the details
 */
export function useLightDismiss(): RefObject<HTMLDetailsElement> {
  const popup = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const { current } = popup;
    if (!current) return;
    const isInside = (target: EventTarget | null) => target instanceof Node && current.contains(target);
    const close = () => {
      current.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !current.open) return;
      if (isInside(document.activeElement)) current.querySelector('summary')?.focus();
      close();
    };
    const onPress = ({ target }: Event) => {
      if (!isInside(target)) close();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !isInside(relatedTarget)) close();
    };
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    current.addEventListener('focusout', onFocusOut);
    current.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      current.removeEventListener('focusout', onFocusOut);
      current.removeEventListener('click', onClick);
    };
  }, []);
  return popup;
}
