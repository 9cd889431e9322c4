import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react';
import * as styles from './button.module.css';
import * as looks from './button-link.module.css';

interface Props extends Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'aria-disabled'> {
  look?: 'primary' | 'quiet' | 'inverse';
  /**
   * What it started is under way: it keeps its place, its width and the focus, and does nothing until that
   * has ended.
   */
  pending?: boolean;
  /** Announced when it becomes pending. */
  pendingLabel?: string;
}

/** A button, in the looks of ButtonLink. */
export const Button = forwardRef<HTMLButtonElement, Props>(function Button(
  { look = 'primary', type = 'button', pending = false, pendingLabel, onClick, children, ...button },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Submitting with the Enter key clicks the form's button, too.
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...button}
        ref={ref}
        type={type}
        className={`${looks.button} ${looks[look]} ${styles.button}`}
        onClick={press}
        {...(pending ? { 'aria-disabled': true } : {})}
      >
        {pending && <span className={styles.spinner} aria-hidden="true" />}
        {children}
      </button>
      {pendingLabel && (
        <span role="status" className="visually-hidden">
          {pending && pendingLabel}
        </span>
      )}
    </>
  );
});
