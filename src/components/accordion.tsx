import type { ReactNode } from 'react';
import * as shared from '../styles/shared.module.css';
import * as styles from './accordion.module.css';

export interface AccordionItem {
  title: string;
  content: ReactNode;
  /** Open from the start. */
  open?: boolean;
}

interface Props {
  items: readonly AccordionItem[];
  /** Items that share a name are exclusive: opening one closes the others. */
  name?: string;
}

/** Rows of native `details`: they open without script, and find-in-page looks into them. */
export function Accordion({ items, name }: Props) {
  return (
    <div>
      {items.map(({ title, content, open = false }) => (
        <details key={title} className={shared.ruled} name={name} open={open}>
          <summary className={styles.title}>{title}</summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
