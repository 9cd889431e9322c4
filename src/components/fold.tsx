import type { ReactNode } from 'react';
import { breakpoints } from '../config/constants';
import * as styles from './fold.module.css';

interface Props {
  label: string;
  className?: string | undefined;
  /** The value of `data-column`, which styles select by. */
  column?: string;
  children: ReactNode;
}

/** Opens the fold in a wide window for browsers without `::details-content`; in others, styles do so. */
const openOnWide = (fold: HTMLDetailsElement | null) => {
  if (fold && window.matchMedia(`(min-width: ${breakpoints.tablet}px)`).matches) fold.open = true;
};

/**
 * Folded behind its label on phones; open in wider windows and in print. Find-in-page searches its content, and a link
 * to an anchor inside opens it.
 */
export const Fold = ({ label, className = '', column, children }: Props) => (
  <details className={`${styles.fold} ${className}`} data-column={column} ref={openOnWide}>
    <summary className={styles.label}>{label}</summary>
    {children}
  </details>
);
