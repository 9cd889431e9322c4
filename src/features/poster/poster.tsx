import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect } from 'react';
import { Anchor } from '../../components/anchor';
import { dismissBar } from '../../components/hooks/dismissal';
import { CloseButton } from '../../components/icon-button';
import { useSession } from '../../stores/session';
import { local } from '../../stores/storage';
import * as styles from './poster.module.css';

interface Props {
  href: string;
  newTabLabel: string;
}

/**
 * The promotional poster above the header (specification section 2). Hidden in the HTML; the guard
 * script shows it before the first paint (`data-poster` of `html`) unless it was dismissed in this
 * session, so nothing moves afterwards. `showPoster` notes for the session whether it shows
 * (section 3).
 */
export function Poster({ href, newTabLabel }: Props) {
  const { t } = useTranslation('siteExtras', { keyPrefix: 'poster' });
  useEffect(() => {
    if ('poster' in document.documentElement.dataset) useSession.setState({ showPoster: true });
  }, []);

  const dismiss = () => {
    dismissBar('poster');
    useSession.setState({ showPoster: false });
  };

  return (
    <aside className={styles.poster} aria-label={t('label')}>
      <div className={styles.inner}>
        <Anchor href={href} newTabLabel={newTabLabel} className={styles.link}>
          {t('text')}
        </Anchor>
        <CloseButton label={t('close')} onClick={dismiss} />
      </div>
    </aside>
  );
}

/**
 * Keeps the site's `banner_id` in local storage (specification section 7). A new id means a new
 * poster: one that was dismissed in this session is shown again with the next document, so nothing
 * moves on this one.
 * @param bannerId from GetSiteInfo at build time; null if unknown, then nothing is kept
 */
export function useBanner(bannerId: string | null): void {
  useEffect(() => {
    const storedId = local.read('banner_id');
    if (bannerId === null || storedId === bannerId) return;

    local.write('banner_id', bannerId);
    if (storedId !== null) useSession.setState({ showPoster: null });
  }, [bannerId]);
}
