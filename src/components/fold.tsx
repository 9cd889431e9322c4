import type { ReactNode } from 'react';
import { breakpoints } from '../config/constants';
import * as styles from './fold.module.css';

interface Props {
  label: string;
  className?: string | undefined;
  /** The value of `data-column`, for styles. */
  column?: string;
  children: ReactNode;
}

/** Opens a fold in wider windows of browsers without `::details-content`; in others, styles do. */
const openFromTablets = (fold: HTMLDetailsElement | null) => {
  if (fold && window.matchMedia(`(min-width: ${breakpoints.tablet}px)`).matches) fold.open = true;
};

/**
 * Content that phones fold behind a label; open in wider windows and in print. Find-in-page and links to anchors inside
 * open it.
 */
export const Fold = ({ label, className = '', column, children }: Props) => (
  <details className={`${styles.fold} ${className}`} data-column={column} ref={openFromTablets}>
    <summary className={styles.label}>{label}</summary>
    {children}
  </details>
);
