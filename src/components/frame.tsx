import type { ReactNode } from 'react';
import { isOfClauses } from '../lib/clauses';
import * as styles from './frame.module.css';

interface Props {
  id: string;
  heading: string;
  lead?: string | undefined;
  /** `split`: heading beside the content; `stacked`: above it; `narrow`: both in one reading column. */
  layout?: 'split' | 'stacked' | 'narrow';
  tone?: 'plain' | 'sunken';
  /** Neighbouring sections that flow read as one text. */
  flows?: boolean;
  children?: ReactNode;
}

/** The frame of every section: anchor, heading, lead, and where the content stands. */
export function Frame({ id, heading, lead, layout = 'stacked', tone = 'plain', flows = false, children }: Props) {
  return (
    <section
      className={`${styles.frame} ${styles[tone]} ${flows ? styles.flows : ''}`}
      id={id}
      aria-labelledby={`${id}-heading`}
    >
      <div className={`${styles.inner} ${styles[layout]} motion`}>
        <div>
          <h2 className={styles.heading} data-clauses={isOfClauses(heading) || undefined} id={`${id}-heading`}>
            {heading}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
