import { Frame } from '../frame';
import type { SectionProps } from './props';
import * as styles from './timeline.module.css';

/** Dated entries along a line. */
export function Timeline({ section }: SectionProps<'timeline'>) {
  return (
    <Frame {...section} layout="split">
      <ol className={styles.line}>
        {section.items.map(({ date, title, text }) => (
          <li key={`${date} ${title}`} className={styles.entry}>
            <p className={styles.date}>{date}</p>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
