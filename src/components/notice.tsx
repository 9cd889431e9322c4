import * as styles from './notice.module.css';

/** A message about the page, announced when it appears. */
export function Notice({ text }: { text: string | null }) {
  return (
    <p role="status" className={text === null ? undefined : styles.notice}>
      {text}
    </p>
  );
}
