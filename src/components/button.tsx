import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react';
import * as styles from './button.module.css';
import * as looks from './button-link.module.css';

interface Props extends Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'aria-disabled'> {
  look?: 'primary' | 'quiet' | 'inverse';
  /**
   * Its action is running: it keeps its place, width and focus, and ignores presses until the action ends.
   */
  pending?: boolean;
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
