import { Frame } from '../frame';
import type { SectionProps } from './props';
import * as styles from './questions.module.css';

/** Questions and answers, each opened by itself, without script. */
export function Questions({ section }: SectionProps<'questions'>) {
  return (
    <Frame {...section} layout="split">
      {section.items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </Frame>
  );
}
