import type { UiTexts } from '../i18n/ui-texts';
import * as styles from './failure-notice.module.css';

/**
 * Says that a part of the page did not load, and offers to load it anew (specification section 8); never loads by itself, so that nothing turns in a circle. It stands
 * hidden in every page's HTML, because what it speaks of may be script itself: `data-failed` of `html` shows it (failure-script.ts).
 */
export const FailureNotice = ({ texts }: { texts: Pick<UiTexts['common'], 'loadFailed' | 'reload'> }) => (
  <div className={styles.notice} role="alert">
    {texts.loadFailed}
    {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself, which is loaded anew */}
    <a href="" data-plain="" className={styles.reload}>
      {texts.reload}
    </a>
  </div>
);
