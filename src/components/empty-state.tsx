import type { ReactNode } from 'react';
import * as shared from '../styles/shared.module.css';
import * as styles from './empty-state.module.css';

/** Shown in place of an empty list: says why it is empty and what to do instead. */
export function EmptyState({ title, text, actions }: { title: string; text: string; actions: ReactNode }) {
  return (
    <div className={styles.empty}>
      <h2 className={shared.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
