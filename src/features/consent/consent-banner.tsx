import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import { dismissBar } from '../../components/hooks/dismissal';
import type { ConsentMode } from '../../content/schemas/vendor';
import { useVisitor } from '../../stores/visitor';
import * as styles from './consent-banner.module.css';

interface Props {
  mode: ConsentMode;
  /** Whether the site counts page views at all. */
  counts: boolean;
  /** Address of the privacy policy; null for none. */
  policy: string | null;
}

/**
 * The cookie and privacy banner (specification section 4). Shown until the visitor decides, without
 * blocking the page. A site that counts nothing has nothing to ask: its notice is read and closed.
 * It's in every page's HTML; before the first paint, the guard script decides whether it shows, and
 * what (`data-consent` on `html`).
 */
export function ConsentBanner({ mode, counts, policy }: Props) {
  const { t } = useTranslation('siteExtras', { keyPrefix: 'consent' });
  const banner = useRef<HTMLElement>(null);
  useMeasuredBar(banner);

  const { agree, decline, acknowledge } = useVisitor.getState();

  return (
    <section ref={banner} className={styles.banner} aria-label={t('label')}>
      <div className={styles.inner}>
        <p className={styles.text}>
          {counts ? (
            <>
              <span data-consent="ask">{t(mode === 'always' ? 'always' : 'ask')}</span>
              <span data-consent="signal">{t('signal')}</span>
            </>
          ) : (
            t('stored')
          )}{' '}
          {policy !== null && <a href={policy}>{t('policy')}</a>}
        </p>

        <div className={styles.actions}>
          {counts ? (
            <>
              <span data-consent="ask">
                <Choice text={t('decline')} look="quiet" choose={decline} />
              </span>
              <span data-consent="ask">
                <Choice text={t('agree')} look="quiet" choose={agree} />
              </span>
              <span data-consent="signal">
                <Choice text={t('understood')} look="quiet" choose={decline} />
              </span>
            </>
          ) : (
            <span>
              <Choice text={t('understood')} look="quiet" choose={acknowledge} />
            </span>
          )}
        </div>
      </div>
    </section>
  );
}

interface ChoiceProps {
  text: string;
  look: 'primary' | 'quiet';
  choose(): void;
}

/** A button that answers the banner and closes it. */
function Choice({ text, look, choose }: ChoiceProps) {
  const chooseAndClose = () => {
    choose();
    dismissBar('consent');
  };

  return (
    <Button look={look} onClick={chooseAndClose}>
      {text}
    </Button>
  );
}

/**
 * Sets `--measured-bar` of everything that keeps clear of the banner to the height that it covers
 * (until then an estimate, tokens.css): what is fixed to the bottom of the viewport stands above
 * it, and the focus is never hidden behind it.
 */
function useMeasuredBar(banner: React.RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = banner;
    if (!current || typeof ResizeObserver === 'undefined') return;

    const observer = new ResizeObserver(() => {
      // In a short viewport the banner is in the flow of the page and covers nothing.
      const covers = getComputedStyle(current).position === 'fixed';
      const height = `${covers ? current.offsetHeight : 0}px`;

      for (const element of document.querySelectorAll<HTMLElement>('html, body, [data-over-bar]')) {
        element.style.setProperty('--measured-bar', height);
      }
    });

    observer.observe(current);
    return () => observer.disconnect();
  }, [banner]);
}
