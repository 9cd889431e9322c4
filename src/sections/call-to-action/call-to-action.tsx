import { graphql } from 'gatsby';
import { useI18next } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button';
import { SectionHeading } from '../../components/frame';
import { Icon } from '../../components/icon';
import type { SectionProps } from '../../components/section-props';
import { Sentence } from '../../components/words';
import { hasOwnIcon } from '../../site/icon';
import * as shared from '../../styles/shared.module.css';
import * as styles from './call-to-action.module.css';

interface InvitationProps {
  id: string;
  heading: string;
  text: string;
  /** The mark of the product, solution or customer that the page is about stands before it. */
  hasMark?: boolean;
  /** What can be done. */
  children: ReactNode;
}

/** A heading and a text beside what can be done, on a dark ground in the accent of the page. */
export function Invitation({ id, heading, text, hasMark = false, children }: InvitationProps) {
  const { originalPath } = useI18next();

  return (
    <section
      className={styles.invitation}
      data-theme="dark"
      id={id}
      aria-labelledby={`${id}-heading`}
    >
      <div className={styles.inner}>
        {hasMark && hasOwnIcon(originalPath) && <Icon of={originalPath} />}
        <div className={styles.content}>
          <div>
            <SectionHeading id={id} heading={heading} className={shared.heading} />
            <p className={styles.text}>
              <Sentence text={text} />
            </p>
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}

/** The closing invitation of a page. */
export const CallToAction = ({
  section: { action, secondary, ...section },
}: SectionProps<Queries.CallToActionSectionFragment>) => (
  <Invitation {...section} hasMark>
    <p className={styles.actions}>
      {action.to && (
        <ButtonLink href={action.to} devices={action.devices}>
          {action.label}
        </ButtonLink>
      )}
      {secondary?.to && (
        <ButtonLink href={secondary.to} devices={secondary.devices} look="inverse">
          {secondary.label}
        </ButtonLink>
      )}
    </p>
  </Invitation>
);

export const query = graphql`
  fragment CallToActionSection on CallToActionSection {
    ...SectionHead
    text
    action { ...SectionLink }
    secondary { ...SectionLink }
  }

  fragment SectionLink on SectionLink {
    label
    to
    devices
  }
`;
