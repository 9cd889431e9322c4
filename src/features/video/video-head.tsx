import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { isOfClauses } from '../../lib/clauses';
import type { PageView } from '../../routes/page-view';
import * as styles from './video-head.module.css';

interface Props extends Pick<PageView, 'hero' | 'breadcrumbs'> {
  breadcrumbsLabel: string;
  /** The player, or a still of a video that is played elsewhere. */
  picture: ReactNode;
  /** Beside the picture below the lead: facts, a button. */
  children: ReactNode;
}

/** The head of a video's page: the picture comes right after the title, and can be seen whole without scrolling. */
export function VideoHead({
  hero: { eyebrow, heading, lead },
  breadcrumbs,
  breadcrumbsLabel,
  picture,
  children,
}: Props) {
  return (
    <div className={styles.head}>
      <div className={styles.inner}>
        <Breadcrumbs crumbs={breadcrumbs} label={breadcrumbsLabel} />
        <div className={styles.text}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.heading} data-clauses={isOfClauses(heading) || undefined} tabIndex={-1}>
            {heading}
          </h1>
        </div>
        <div className={styles.columns}>
          <div>{picture}</div>
          <div>
            <p className={styles.lead}>{lead}</p>
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
