import { useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import type { ConsentMode } from '../../contract/content/vendor';
import type { UiTexts } from '../../i18n/ui-texts';
import { useVisitor } from '../../stores/visitor';
import * as styles from './consent-banner.module.css';

interface Props {
  texts: UiTexts['siteExtras']['consent'];
  mode: ConsentMode;
  /** Address of the privacy policy. */
  policy: string;
}

/**
 * The cookie and privacy banner (specification section 4): shown until the visitor decides, never in the way of the page. It stands in every page's HTML; whether it is
 * shown is decided before the first paint (`data-consent` of `html`, guard-script.ts), so that nothing moves.
 */
export function ConsentBanner({ texts, mode, policy }: Props) {
  const banner = useRef<HTMLElement>(null);
  useBottomBar(banner);
  const { agree, decline } = useVisitor.getState();

  const decide = (choose: () => void) => () => {
    choose();
    delete document.documentElement.dataset.consent;
    // The button that had the focus has gone: the reader goes on with the page.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section ref={banner} className={styles.banner} aria-label={texts.label}>
      <div className={styles.inner}>
        <p className={styles.text}>
          {mode === 'always' ? (
            texts.always
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
 * Keeps `--bottom-bar` at the banner's height: what else stands at the window's lower edge moves up, and the focus never hides behind it. Until it is
 * measured (`data-measured` of `html`) the banner covers what stands there, and floating.module.css hides it, so that nothing is seen to move.
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
      // In a low window the banner is a part of the page and covers nothing.
      const covers = getComputedStyle(current).position === 'fixed';
      style.setProperty('--bottom-bar', `${covers ? current.offsetHeight : 0}px`);
      dataset.measured = '';
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [banner]);
}
