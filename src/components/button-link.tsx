import type { ReactNode } from 'react';
import { Anchor } from './anchor';
import * as styles from './button-link.module.css';

/** A link that looks like a button: `primary` once a view, `quiet` beside it. */
export function ButtonLink({
  href,
  look = 'primary',
  children,
}: {
  href: string;
  look?: 'primary' | 'quiet' | 'inverse';
  children: ReactNode;
}) {
  return (
    <Anchor href={href} className={`${styles.button} ${styles[look]}`}>
      {children}
    </Anchor>
  );
}
