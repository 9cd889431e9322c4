import * as styles from './stat-row.module.css';

/** Figures in a row: the value large, what it measures below. */
export function StatRow({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return (
    <dl className={styles.row}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
