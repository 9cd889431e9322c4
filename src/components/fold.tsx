import type { ReactNode } from 'react';
import { breakpoints } from '../site/constants';
import * as styles from './fold.module.css';
import { translateOf } from './names';

interface Props {
  label: string;
  className?: string | undefined;
  /** The value of `data-column`, for styles. */
  column?: string;
  /** Tablets fold it too. */
  isLong?: boolean;
  /** Of the folds of one name, one is open at a time. */
  name?: string;
  children: ReactNode;
}

/** Opens a fold from a width on, for browsers without `::details-content`; in others, styles do. */
const openFrom = (width: number) => (fold: HTMLDetailsElement | null) => {
  const isWide = window.matchMedia(`(min-width: ${width}px)`).matches;
  if (fold && isWide && !CSS.supports('selector(::details-content)')) fold.open = true;
};
const onTablets = openFrom(breakpoints.tablet);
const onDesktops = openFrom(breakpoints.desktop);

/**
 * Content that phones fold behind a label; open in wider windows and in print. Find-in-page and
 * links to anchors inside open it.
 */
export const Fold = ({ label, className = '', column, isLong = false, name, children }: Props) => (
  <details
    name={name}
    className={`${styles.fold} ${isLong ? styles.long : ''} ${className}`}
    data-column={column}
    ref={isLong ? onDesktops : onTablets}
  >
    <summary className={styles.label} translate={translateOf(label)}>
      {label}
    </summary>
    {children}
  </details>
);
