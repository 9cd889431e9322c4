import type { ComponentProps, ComponentPropsWithoutRef, MouseEvent } from 'react';
import { Anchor } from './anchor';
import * as styles from './button.module.css';

/** `primary`: one per view; `quiet`: next to it; `inverse`: on a band in the other theme. */
type Look = 'primary' | 'quiet' | 'inverse';

interface Props extends Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'aria-disabled'> {
  look?: Look;
  /**
   * Its action is running: the button keeps its size and focus, and ignores clicks until the action
   * ends.
   */
  pending?: boolean;
  pendingLabel?: string;
}

export function Button({
  look = 'primary',
  type = 'button',
  pending = false,
  pendingLabel,
  onClick,
  children,
  ...button
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Pressing Enter in a field clicks the form's button, too.
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...button}
        type={type}
        className={`${styles.button} ${styles[look]}`}
        onClick={press}
        aria-disabled={pending || undefined}
      >
        {children}
      </button>
      {pendingLabel && (
        <span role="status" className="visually-hidden">
          {pending && pendingLabel}
        </span>
      )}
    </>
  );
}

/** A link that looks like a button. */
export const ButtonLink = ({
  look = 'primary',
  ...link
}: Pick<ComponentProps<typeof Anchor>, 'href' | 'devices' | 'children'> & { look?: Look }) => (
  <Anchor {...link} className={`${styles.button} ${styles[look]}`} />
);
