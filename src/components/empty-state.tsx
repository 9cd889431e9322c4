import type { ReactNode } from 'react';
import * as styles from './empty-state.module.css';

interface Props {
  title: string;
  text: string;
  /** The way on: links or buttons. */
  actions?: ReactNode;
  headingLevel?: 2 | 3 | 4;
}

/** Stands where there is nothing to show, says why, and what to do instead. */
export function EmptyState({ title, text, actions, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
