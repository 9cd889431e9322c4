import type { ReactNode } from 'react';
import * as shared from '../styles/shared.module.css';
import { Breadcrumbs } from './breadcrumbs';
import { ButtonLink } from './button';
import { Channels } from './channels';
import { SectionHeading } from './frame';
import { PageHeading } from './hero';
import * as styles from './split-head.module.css';
import { Words } from './words';

interface Props extends Pick<Queries.PageHeadFragment, 'hero' | 'breadcrumbs'> {
  /** Below the text on desktops, below `children` on phones. */
  aside: ReactNode;
  /** A form or a video. */
  children: ReactNode;
}

/** The head of a page with a form or a video, which comes right after the heading. */
export const SplitHead = ({
  hero: { eyebrow, heading, lead },
  breadcrumbs,
  aside,
  children,
}: Props) => (
  <div className={styles.head}>
    <div className={styles.inner}>
      <div className={styles.crumbs}>
        <Breadcrumbs crumbs={breadcrumbs} />
      </div>
      <div className={styles.text}>
        <PageHeading eyebrow={eyebrow} heading={heading} className={styles.heading} />
        <p className={styles.lead}>
          <Words text={lead} />
        </p>
      </div>
      <div className={styles.content}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  </div>
);

type FormAsideProps = Pick<Queries.PageHeadFragment, 'hero'> &
  Pick<Queries.PageBodyFragment, 'sections'>;

/** Next to a form: the page's actions and contact section. */
export function FormAside({ hero: { actions }, sections }: FormAsideProps) {
  const contact = sections.find((section) => section.__typename === 'ContactSection');
  return (
    <>
      {actions.map(({ label, to, devices }) => (
        <p key={label}>
          <ButtonLink href={to} devices={devices} look="quiet">
            {label}
          </ButtonLink>
        </p>
      ))}
      {contact && (
        <section aria-labelledby={`${contact.id}-heading`} id={contact.id}>
          <SectionHeading id={contact.id} heading={contact.heading} className={shared.title} />
          {contact.lead && (
            <p className={styles.note}>
              <Words text={contact.lead} />
            </p>
          )}
          <Channels channels={contact.channels} className={shared.channels} />
        </section>
      )}
    </>
  );
}
