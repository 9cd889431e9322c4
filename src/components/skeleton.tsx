import * as styles from './skeleton.module.css';

/** Keeps the place of what is still loading. */
export function Skeleton({ label, lines }: { label: string; lines: number }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className={styles.bones} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
          <div key={line} className={styles.line} />
        ))}
      </div>
    </div>
  );
}
