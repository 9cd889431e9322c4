import type { ReactNode } from 'react';
import type { PageView, SectionView } from '../routes/page-view';
import * as shared from '../styles/shared.module.css';
import { Breadcrumbs } from './breadcrumbs';
import { ButtonLink } from './button-link';
import { Channels } from './channels';
import * as styles from './form-head.module.css';
import { PageHeading } from './hero';
import { Words } from './words';

interface Props extends Pick<PageView, 'hero' | 'breadcrumbs' | 'sections'> {
  breadcrumbsLabel: string;
  children: ReactNode;
}

/** The head of a form's page: its subject, the form right away, and its section of contacts beside it. */
export function FormHead({
  hero: { eyebrow, heading, lead, actions },
  breadcrumbs,
  breadcrumbsLabel,
  sections,
  children,
}: Props) {
  const contact = sections.find((section): section is SectionView<'contact'> => section.kind === 'contact');
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
                <Words text={contact.heading} />
              </h2>
              {contact.lead && <p className={styles.note}>{contact.lead}</p>}
              <Channels channels={contact.channels} className={styles.channels} />
            </section>
          )}
        </div>
      </div>
    </div>
  );
}
