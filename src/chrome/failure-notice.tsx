import type { UiTexts } from '../i18n/ui-texts';
import * as styles from './failure-notice.module.css';

/**
 * Says that a part of the page did not load and offers to reload (specification section 8). It never reloads by itself, which could loop. It
 * is hidden in the HTML of every page, because scripts may be what failed; `data-failed` of `html` shows it (before-paint/start.ts).
 */
export const FailureNotice = ({ texts }: { texts: Pick<UiTexts['common'], 'loadFailed' | 'reload'> }) => (
  <div className={styles.notice} role="alert">
    {texts.loadFailed}
    {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads the page */}
    <a href="" data-plain="" className={styles.reload}>
      {texts.reload}
    </a>
  </div>
);
