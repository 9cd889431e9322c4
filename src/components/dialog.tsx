import { type ReactNode, useId } from 'react';
import { useModal } from '../hooks/use-modal';
import * as styles from './dialog.module.css';
import { CloseButton } from './icon-button';

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
  const dialog = useModal(open, onClose);
  const titleId = useId();
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
