import type { ReactNode } from 'react';
import { isOfClauses } from '../lib/clauses';
import type { PageView } from '../routes/page-view';
import { Breadcrumbs } from './breadcrumbs';
import { ButtonLink } from './button-link';
import * as styles from './hero.module.css';

interface Props extends Pick<PageView, 'hero' | 'breadcrumbs'> {
  breadcrumbsLabel: string;
  /** An action before the page's own, e.g. 'Consult now'. */
  firstAction?: { label: string; to: string };
  /** `tall` on home. */
  size?: 'regular' | 'tall';
  /** Beside the text, below it on phones. */
  visual?: ReactNode | undefined;
  children?: ReactNode;
}

/** The head of a page: where it stands, its h1, what it is about, and what to do. */
export function Hero({
  hero: { eyebrow, heading, lead, actions },
  breadcrumbs,
  breadcrumbsLabel,
  firstAction,
  size = 'regular',
  visual,
  children,
}: Props) {
  const all = firstAction ? [firstAction, ...actions] : actions;
  return (
    <div className={`${styles.hero} ${styles[size]}`}>
      <div className={styles.inner}>
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={breadcrumbs} label={breadcrumbsLabel} />
        </div>
        <div className={styles.text}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.heading} data-clauses={isOfClauses(heading) || undefined} tabIndex={-1}>
            {heading}
          </h1>
          <p className={styles.lead}>{lead}</p>
          {all.length > 0 && (
            <p className={styles.actions}>
              {all.map(({ label, to }, index) => (
                <ButtonLink key={label} href={to} look={index === 0 ? 'primary' : 'quiet'}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          )}
          {children}
        </div>
        {visual && <div className={styles.visual}>{visual}</div>}
      </div>
    </div>
  );
}
