import type { ComponentPropsWithoutRef } from 'react';
import * as styles from './close-button.module.css';

interface Props extends Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'className' | 'children' | 'aria-label'> {
  /** What it closes, said to screen readers and shown when it is pointed at. */
  label: string;
}

/** The cross that closes what it stands in. */
export function CloseButton({ label, ...button }: Props) {
  return (
    <button {...button} type="button" className={styles.button} aria-label={label} title={label}>
      <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.cross}>
        <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}
