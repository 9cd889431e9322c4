import { Frame } from '../frame';
import * as styles from './figures.module.css';
import type { SectionProps } from './props';

/** Figures in a row: the value large, what it measures below. */
export function Figures({ section }: SectionProps<'figures'>) {
  return (
    <Frame {...section}>
      <dl className={styles.row}>
        {section.figures.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
