import { Frame } from '../frame';
import * as styles from './overview.module.css';
import type { SectionProps } from './props';

/** Prose beside its heading, facts as a ruled strip below. */
export function Overview({ section }: SectionProps<'overview'>) {
  return (
    <Frame {...section} layout="split">
      <div className={styles.prose}>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {section.facts && (
        <dl className={styles.facts}>
          {section.facts.map(({ term, detail }) => (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      )}
    </Frame>
  );
}
