import type { ReactNode } from 'react';
import * as styles from './accordion.module.css';

export interface AccordionItem {
  title: string;
  content: ReactNode;
  /** Open from the start. */
  open?: boolean;
}

interface Props {
  items: readonly AccordionItem[];
  /** Items of one name are exclusive: opening one closes the others. */
  name?: string;
}

/** Rows that open by themselves, in the browser's own way, so they work without script and are found by a search in the page. */
export function Accordion({ items, name }: Props) {
  return (
    <div>
      {items.map(({ title, content, open = false }) => (
        <details key={title} className={styles.item} name={name} open={open}>
          <summary className={styles.title}>{title}</summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
