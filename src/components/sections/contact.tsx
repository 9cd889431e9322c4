import { Frame } from '../frame';
import * as styles from './contact.module.css';
import type { SectionProps } from './props';

/** Hotlines and e-mail addresses. */
export function Contact({ section }: SectionProps<'contact'>) {
  return (
    <Frame {...section} layout="split">
      <dl className={styles.list}>
        {section.channels.map(({ label, value, href }) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <a href={href}>{value}</a>
            </dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
