import { Channels } from '../../components/channels';
import { Frame } from '../../components/frame';
import * as styles from '../lists.module.css';
import type { SectionProps } from '../props';

/** Hotlines and e-mail addresses. */
export const Contact = ({ section }: SectionProps<'contact'>) => (
  <Frame {...section} layout="split">
    <Channels channels={section.channels} className={styles.channels} />
  </Frame>
);
