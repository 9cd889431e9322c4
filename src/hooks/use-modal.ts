import { type RefObject, useEffect, useRef } from 'react';

const controls = 'a[href], button, input, select, textarea';

/**
 * Shows a `<dialog>` as a modal: the browser traps the focus and makes the page behind inert; on closing, the
 * focus returns to where it was.
 * @param onClose requested by Escape or a click outside; the owner of `open` decides. The dialog's children
 * must cover it, so that a click on the element itself is a click outside.
 * @returns goes to the dialog's `ref`
 */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);

  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    element.showModal();
    // Some browsers focus a scroll container, which has no name.
    if (!document.activeElement?.matches(controls)) element.querySelector<HTMLElement>(controls)?.focus();

    // A selection that ends outside is not a click outside.
    let startedBeside = false;
    const onPress = (event: Event) => {
      startedBeside = event.target === element;
    };
    const onClick = (event: Event) => {
      if (startedBeside && event.target === element) close.current();
    };
    const onEscape = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      close.current();
    };
    // Some browsers close it on the second Escape regardless.
    const onClosed = (event: Event) => {
      if (event.target === element) close.current();
    };
    const listeners = { pointerdown: onPress, click: onClick, cancel: onEscape, close: onClosed };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [open]);

  return dialog;
}
