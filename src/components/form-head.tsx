import type { ReactNode } from 'react';
import { isOfClauses } from '../lib/clauses';
import type { PageView, SectionView } from '../routes/page-view';
import { Breadcrumbs } from './breadcrumbs';
import { ButtonLink } from './button-link';
import * as styles from './form-head.module.css';

interface Props extends Pick<PageView, 'hero' | 'breadcrumbs'> {
  breadcrumbsLabel: string;
  /** How to reach the vendor without the form: beside it, below it on phones. */
  contact: SectionView<'contact'> | null;
  /** The form. */
  children: ReactNode;
}

/** The head of a form's page: what it is about, and at once the form. */
export function FormHead({
  hero: { eyebrow, heading, lead, actions },
  breadcrumbs,
  breadcrumbsLabel,
  contact,
  children,
}: Props) {
  return (
    <div className={styles.head}>
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
        </div>
        <div className={styles.form}>{children}</div>
        <div className={styles.aside}>
          {actions.map(({ label, to }) => (
            <p key={label}>
              <ButtonLink href={to} look="quiet">
                {label}
              </ButtonLink>
            </p>
          ))}
          {contact && (
            <section aria-labelledby={`${contact.id}-heading`} id={contact.id}>
              <h2 className={styles.title} id={`${contact.id}-heading`}>
                {contact.heading}
              </h2>
              {contact.lead && <p className={styles.note}>{contact.lead}</p>}
              <dl className={styles.channels}>
                {contact.channels.map(({ label, value, href }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <a href={href}>{value}</a>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
