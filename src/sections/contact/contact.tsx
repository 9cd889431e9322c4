import { graphql } from 'gatsby';
import { Channels } from '../../components/channels';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import * as styles from './contact.module.css';

/** Hotlines and e-mail addresses. */
export const Contact = ({ section }: SectionProps<Queries.ContactSectionFragment>) => (
  <Frame {...section} layout="split">
    <Channels channels={section.channels} className={styles.channels} />
  </Frame>
);

export const query = graphql`
  fragment ContactSection on ContactSection {
    ...SectionHead
    channels { ...Channel }
  }
`;
