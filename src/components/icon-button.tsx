import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import * as styles from './icon-button.module.css';

interface Props extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'title'> {
  /** What it does, said to screen readers and shown when it is pointed at. */
  label: string;
}

/** A button that shows a picture alone: a square large enough for a finger. */
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
