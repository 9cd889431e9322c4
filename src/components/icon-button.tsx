import type { ComponentPropsWithoutRef } from 'react';
import { Glyph } from './icon';
import * as styles from './icon-button.module.css';

interface Props extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'title'> {
  /** What the button does: its accessible name and tooltip. */
  label: string;
}

/** A button with an icon only, large enough for a finger. */
export const IconButton = ({ label, className = '', ...button }: Props) => (
  <button
    type="button"
    {...button}
    className={`${styles.button} ${className}`}
    aria-label={label}
    title={label}
  />
);

/** The button that closes whatever contains it; its label says what. */
export const CloseButton = (button: Omit<Props, 'type' | 'className' | 'children'>) => (
  <IconButton {...button}>
    <Glyph path="M5 5l14 14M19 5L5 19" />
  </IconButton>
);
