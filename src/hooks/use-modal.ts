import { type RefObject, useEffect, useRef } from 'react';

const controls = 'a[href], button, input, select, textarea';

/**
 * Shows a `<dialog>` as a modal one: the browser keeps the focus in it and the page behind it inert; the focus returns to where it was.
 * @param onClose asked for by Escape or a click beside the dialog; whoever owns `open` decides. The dialog's own children must cover it, so that a click
 * on the element itself is one beside it.
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
    // Some browsers put the focus on a part that scrolls, which says nothing of itself.
    if (!document.activeElement?.matches(controls)) element.querySelector<HTMLElement>(controls)?.focus();

    // A selection that is drawn outside is no click beside the dialog.
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
    // Some browsers close it at the second Escape whatever the page says.
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
