import type { ComponentPropsWithoutRef } from 'react';
import * as styles from './close-button.module.css';
import { IconButton } from './icon-button';

/** The cross that closes what it stands in; its label says what that is. */
export const CloseButton = (
  button: Omit<ComponentPropsWithoutRef<typeof IconButton>, 'type' | 'className' | 'children'>,
) => (
  <IconButton {...button}>
    <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.cross}>
      <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  </IconButton>
);
