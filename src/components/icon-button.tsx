import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as styles from './icon-button.module.css';

interface Props extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'title'> {
  /** What it does: read by screen readers, shown on hover. */
  label: string;
}

/** A button that shows an icon alone: a square large enough for a finger. */
export const IconButton = forwardRef<HTMLButtonElement, Props>(function IconButton(
  { label, className, type = 'button', children, ...button },
  ref,
) {
  return (
    <button
      {...button}
      ref={ref}
      type={type}
      className={className ? `${styles.button} ${className}` : styles.button}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
});

/** The cross that closes what it is in; its label says what that is. */
export const CloseButton = (
  button: Omit<ComponentPropsWithoutRef<typeof IconButton>, 'type' | 'className' | 'children'>,
) => (
  <IconButton {...button}>
    <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.cross}>
      <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  </IconButton>
);
