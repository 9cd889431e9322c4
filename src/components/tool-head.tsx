import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs';
import { PageHeading } from './hero';
import * as styles from './tool-head.module.css';
import { Words } from './words';

interface Props extends Pick<Queries.PageHeadFragment, 'hero' | 'breadcrumbs'> {
  /** What the page is for, such as the form of a search; otherwise its first section. */
  children?: ReactNode;
}

/** The head of a page that is used rather than read: low, so that its tool is in the first screen. */
export const ToolHead = ({ hero: { heading, lead }, breadcrumbs, children }: Props) => (
  <div className={styles.head}>
    <div className={styles.crumbs}>
      <Breadcrumbs crumbs={breadcrumbs} />
    </div>
    <PageHeading eyebrow={null} heading={heading} className={styles.heading} />
    <p className={styles.lead}>
      <Words text={lead} />
    </p>
    {children && <div className={styles.content}>{children}</div>}
  </div>
);
