import * as styles from './skeleton.module.css';

interface Props {
  /** Said to screen readers in place of what is loading. */
  label: string;
  /** As many lines as the text will have, so that nothing moves when it arrives. */
  lines?: number;
  /** A picture's place above the lines. */
  picture?: boolean;
}

/** Keeps the place of what is still loading. */
export function Skeleton({ label, lines = 3, picture = false }: Props) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className={styles.bones} aria-hidden="true">
        {picture && <div className={styles.picture} />}
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
          <div key={line} className={styles.line} />
        ))}
      </div>
    </div>
  );
}
