import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { PageHeading } from '../../components/hero';
import type { PageView } from '../../routes/page-view';
import * as styles from './video-head.module.css';

interface Props extends Pick<PageView, 'hero' | 'breadcrumbs'> {
  breadcrumbsLabel: string;
  picture: ReactNode;
  /** Facts or a button below the lead, beside the picture. */
  children: ReactNode;
}

/** The head of a video's page: the picture follows the title and fits the first screen. */
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
          <PageHeading eyebrow={eyebrow} heading={heading} className={styles.heading} />
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
