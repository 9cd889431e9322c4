import type { ReactNode } from 'react';
import type { PageView, SectionView } from '../routes/page-view';
import * as shared from '../styles/shared.module.css';
import { Breadcrumbs } from './breadcrumbs';
import { ButtonLink } from './button-link';
import * as styles from './form-head.module.css';
import { PageHeading } from './hero';

interface Props extends Pick<PageView, 'hero' | 'breadcrumbs'> {
  breadcrumbsLabel: string;
  contact: SectionView<'contact'> | null;
  children: ReactNode;
}

/** The head of a form's page: its subject, and the form right away. */
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
          <PageHeading eyebrow={eyebrow} heading={heading} className={styles.heading} />
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.form}>{children}</div>
        <div className={styles.aside}>
          {actions.map(({ label, to, devices }) => (
            <p key={label}>
              <ButtonLink href={to} devices={devices} look="quiet">
                {label}
              </ButtonLink>
            </p>
          ))}
          {contact && (
            <section aria-labelledby={`${contact.id}-heading`} id={contact.id}>
              <h2 className={shared.title} id={`${contact.id}-heading`}>
                {contact.heading}
              </h2>
              {contact.lead && <p className={styles.note}>{contact.lead}</p>}
              <dl className={styles.channels}>
                {contact.channels.map(({ label, value, href }) => (
                  <div key={label}>
                    <dt className={shared.note}>{label}</dt>
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
