import { useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import type { ConsentMode } from '../../contract/content/vendor';
import { dismissBar } from '../../hooks/dismissal';
import type { UiTexts } from '../../i18n/ui-texts';
import { useVisitor } from '../../stores/visitor';
import * as styles from './consent-banner.module.css';

interface Props {
  texts: UiTexts['siteExtras']['consent'];
  mode: ConsentMode;
  counts: boolean;
  policy: string;
}

/**
 * The cookie and privacy banner (specification section 4): shown until the visitor decides, without blocking
 * the page. It is in every page's HTML; the guard script decides before the first paint whether it shows
 * (`data-consent` of `html`), so nothing moves.
 */
export function ConsentBanner({ texts, mode, counts, policy }: Props) {
  const banner = useRef<HTMLElement>(null);
  useBottomBar(banner);
  const { agree, decline } = useVisitor.getState();

  const decide = (choose: () => void) => () => {
    choose();
    dismissBar('consent');
  };
  return (
    <section ref={banner} className={styles.banner} aria-label={texts.label}>
      <div className={styles.inner}>
        <p className={styles.text}>
          {mode === 'always' ? (
            texts[counts ? 'always' : 'stored']
          ) : (
            <>
              <span className={styles.asked}>{texts.ask}</span>
              <span className={styles.signalled}>{texts.signal}</span>
            </>
          )}{' '}
          <a href={policy}>{texts.policy}</a>
        </p>
        <div className={styles.actions}>
          {mode === 'always' ? (
            <Button onClick={decide(agree)}>{texts.agree}</Button>
          ) : (
            <>
              <span className={styles.asked}>
                <Button look="quiet" onClick={decide(decline)}>
                  {texts.decline}
                </Button>
              </span>
              <span className={styles.asked}>
                <Button look="quiet" onClick={decide(agree)}>
                  {texts.agree}
                </Button>
              </span>
              <span className={styles.signalled}>
                <Button onClick={decide(decline)}>{texts.understood}</Button>
              </span>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/**
 * Keeps `--bottom-bar` at the banner's height: other elements at the lower edge of the viewport move up, and
 * the focus is never hidden behind it. Until it is measured (`data-measured` of `html`), floating.module.css
 * hides those elements, so they are not seen moving.
 */
function useBottomBar(banner: React.RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = banner;
    const { style, dataset } = document.documentElement;
    if (!current || typeof ResizeObserver === 'undefined') {
      dataset.measured = '';
      return;
    }
    const observer = new ResizeObserver(() => {
      // In a low viewport the banner is part of the page and covers nothing.
      const covers = getComputedStyle(current).position === 'fixed';
      style.setProperty('--bottom-bar', `${covers ? current.offsetHeight : 0}px`);
      dataset.measured = '';
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [banner]);
}
