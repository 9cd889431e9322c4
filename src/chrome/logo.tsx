import type { Language } from '../config/languages';
import { vendorName } from '../config/vendor';
import * as styles from './logo.module.css';

/** The vendor's mark, a raft of three logs on water, and name. */
export function Logo({ language }: { language: Language }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
        <path d="M4 7h24v4H4zM4 13h24v4H4zM4 19h24v4H4z" fill="currentColor" />
        <path d="M9 5h3v20H9zM20 5h3v20h-3z" className={styles.binding} />
        <path d="M2 27.5q3.5-3 7 0t7 0 7 0 7 0" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <span>{vendorName[language]}</span>
    </span>
  );
}
