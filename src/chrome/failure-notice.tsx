import type { UiTexts } from '../i18n/ui-texts';
import * as styles from './failure-notice.module.css';

/**
 * Says what did not load and what still works, and offers to reload (specification section 8). It never reloads by itself, which could loop.
 * It is hidden in the HTML of every page, because scripts may be what failed; `data-failed` of `html` shows it (failures.ts).
 */
export const FailureNotice = ({ texts }: { texts: Pick<UiTexts['common'], 'failed' | 'reload'> }) => (
  <div className={styles.notice} role="alert">
    <span className={styles.script}>{texts.failed.script}</span>
    <span className={styles.page}>{texts.failed.page}</span>
    <span className={styles.part}>{texts.failed.part}</span>
    {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads the page */}
    <a href="" data-plain="" className={styles.reload}>
      {texts.reload}
    </a>
  </div>
);
