import type { ReactNode } from 'react';
import { breakpoints } from '../config/constants';
import * as styles from './fold.module.css';

interface Props {
  label: string;
  className?: string | undefined;
  /** Styles select by it (`data-column`). */
  column?: string;
  children: ReactNode;
}

/** In a wide window it is open by style, where browsers know `::details-content`; in others by this. */
const openOnWide = (fold: HTMLDetailsElement | null) => {
  if (fold && window.matchMedia(`(min-width: ${breakpoints.tablet}px)`).matches) fold.open = true;
};

/** Folded on phones behind its label; open in wider windows and in print. Find-in-page looks into it, and a hash opens it. */
export const Fold = ({ label, className = '', column, children }: Props) => (
  <details className={`${styles.fold} ${className}`} data-column={column} ref={openOnWide}>
    <summary className={styles.label}>{label}</summary>
    {children}
  </details>
);
