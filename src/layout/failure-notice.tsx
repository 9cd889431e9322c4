import { useTranslation } from 'gatsby-plugin-react-i18next';
import * as styles from './failure-notice.module.css';

/**
 * Says what did not load and what still works, and offers to reload (specification section 8). It
 * never reloads by itself, which could loop. It is hidden in the HTML of every page, because
 * scripts may be what failed; before-paint/failures.ts shows it and reloads.
 */
export const FailureNotice = () => {
  const { t } = useTranslation('common');
  return (
    <div className={styles.notice} role="alert">
      <span className={styles.script}>{t('failed.script')}</span>
      <span className={styles.part}>{t('failed.part')}</span>
      <button type="button" className={styles.reload} data-reload="">
        {t('reload')}
      </button>
    </div>
  );
};
