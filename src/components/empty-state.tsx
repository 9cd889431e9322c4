import type { ReactNode } from 'react';
import * as shared from '../styles/shared.module.css';
import * as styles from './empty-state.module.css';

interface Props {
  title: string;
  text: string;
  /** The way on: links or buttons. */
  actions?: ReactNode;
  headingLevel?: 2 | 3 | 4;
}

/** Shown in place of an empty list: says why it is empty and what to do instead. */
export function EmptyState({ title, text, actions, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <Heading className={shared.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
