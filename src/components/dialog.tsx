import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseButton } from './close-button';
import * as styles from './dialog.module.css';

interface Props {
  open: boolean;
  /** Asked for by Escape, a click beside the dialog, or its cross; whoever owns `open` decides. */
  onClose(): void;
  title: string;
  closeLabel: string;
  /** Buttons at the end. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal dialog: the browser keeps the focus in it and the page behind it still; the focus returns to where it was. */
export function Dialog({ open, onClose, title, closeLabel, actions, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  const titleId = useId();

  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    element.showModal();

    // A click beside the dialog is one on the element itself, its sheet covers the rest; a selection that is drawn outside is none.
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

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <CloseButton label={closeLabel} onClick={onClose} />
        </div>
        <div>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
