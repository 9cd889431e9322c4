import type { ReactNode } from 'react';
import { breakpoints } from '../site/constants';
import * as styles from './fold.module.css';

interface Props {
  label: string;
  className?: string | undefined;
  /** The value of `data-column`, for styles. */
  column?: string;
  /** Tablets fold it too. */
  isLong?: boolean;
  children: ReactNode;
}

/** Opens a fold from a width on, for browsers without `::details-content`; in others, styles do. */
const openFrom = (width: number) => (fold: HTMLDetailsElement | null) => {
  if (fold && window.matchMedia(`(min-width: ${width}px)`).matches) fold.open = true;
};
const onTablets = openFrom(breakpoints.tablet);
const onDesktops = openFrom(breakpoints.desktop);

/**
 * Content that phones fold behind a label; open in wider windows and in print. Find-in-page and
 * links to anchors inside open it.
 */
export const Fold = ({ label, className = '', column, isLong = false, children }: Props) => (
  <details
    className={`${styles.fold} ${isLong ? styles.long : ''} ${className}`}
    data-column={column}
    ref={isLong ? onDesktops : onTablets}
  >
    <summary className={styles.label}>{label}</summary>
    {children}
  </details>
);
