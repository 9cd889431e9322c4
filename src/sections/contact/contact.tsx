import { Channels } from '../../components/channels';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import * as styles from '../lists.module.css';

/** Hotlines and e-mail addresses. */
export const Contact = ({ section }: SectionProps<'contact'>) => (
  <Frame {...section} layout="split">
    <Channels channels={section.channels} className={styles.channels} />
  </Frame>
);
