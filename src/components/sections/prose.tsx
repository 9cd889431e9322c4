import { Frame } from '../frame';
import type { SectionProps } from './props';
import * as styles from './prose.module.css';

/** Text in a reading column, with a list below it. */
export function Prose({ section }: SectionProps<'prose'>) {
  return (
    <Frame {...section} layout="split" flows>
      <div className={styles.prose}>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {section.list && (
          <ul className={styles.list}>
            {section.list.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        )}
      </div>
    </Frame>
  );
}
