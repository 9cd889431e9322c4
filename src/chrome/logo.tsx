import type { Language } from '../config/languages';
import { vendorMark, vendorName } from '../config/vendor';
import * as styles from './logo.module.css';

/** The vendor’s mark and name. */
export function Logo({ language }: { language: Language }) {
  return (
    <span className={styles.logo}>
      {/* Shapes alone: the schema of data/vendor.json refuses anything else. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
      <span aria-hidden="true" className={styles.mark} dangerouslySetInnerHTML={{ __html: vendorMark }} />
      <span>{vendorName[language]}</span>
    </span>
  );
}
