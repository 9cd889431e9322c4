import { Frame } from '../frame';
import type { SectionProps } from './props';
import * as styles from './titled-list.module.css';

/** Pain points: ruled rows, numbered, title beside text. */
export function PainPoints({ section }: SectionProps<'painPoints'>) {
  return (
    <Frame {...section} layout="split">
      <ol className={styles.rows}>
        {section.items.map(({ title, text }) => (
          <li key={title} className={styles.row}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

/** Challenges of an industry: two columns of short paragraphs under a rule. */
export function Challenges({ section }: SectionProps<'challenges'>) {
  return (
    <Frame {...section}>
      <ul className={styles.columns}>
        {section.items.map(({ title, text }) => (
          <li key={title} className={styles.ruled}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** Highlights: a wide first one, the others in a grid with the family's accent. */
export function Highlights({ section }: SectionProps<'highlights'>) {
  return (
    <Frame {...section}>
      <ul className={styles.highlights}>
        {section.items.map(({ title, text }) => (
          <li key={title} className={styles.highlight}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** What the customer gains: statements in large type with their reason below. */
export function Value({ section }: SectionProps<'value'>) {
  return (
    <Frame {...section} tone="sunken">
      <ul className={styles.values}>
        {section.items.map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles.statement}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** Ordered steps along a line. */
export function Steps({ section }: SectionProps<'steps'>) {
  return (
    <Frame {...section}>
      <ol className={styles.steps}>
        {section.items.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

/** Usage scenarios: raised sheets with the state that the reader reaches. */
export function Scenarios({ section, labels }: SectionProps<'scenarios'>) {
  return (
    <Frame {...section} tone="sunken">
      <ul className={styles.scenarios}>
        {section.items.map(({ title, text, result }) => (
          <li key={title} className={styles.scenario}>
            <h3>{title}</h3>
            <p>{text}</p>
            {result && (
              <p className={styles.result}>
                <span className={styles.resultLabel}>{labels.result}</span> {result}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Frame>
  );
}
