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
  /** Whether page views are counted at all. */
  counts: boolean;
  policy: string;
}

/**
 * The cookie and privacy banner (specification section 4): says what is configured, without blocking the page, until the visitor decides. It is
 * in every page's HTML; the guard script decides before the first paint whether and what it shows (`data-consent` of `html`), so nothing moves.
 */
export function ConsentBanner({ texts, mode, counts, policy }: Props) {
  const banner = useRef<HTMLElement>(null);
  useBottomBar(banner);
  const { agree, decline } = useVisitor.getState();
  const mayDecline = counts && mode === 'after-consent';

  const button = (text: string, choose: () => void, look?: 'quiet') => (
    <Button
      {...(look ? { look } : {})}
      onClick={() => {
        choose();
        dismissBar('consent');
      }}
    >
      {text}
    </Button>
  );
  return (
    <section ref={banner} className={styles.banner} aria-label={texts.label}>
      <div className={styles.inner}>
        <p className={styles.text}>
          {counts ? (
            <>
              <span data-consent="ask">{texts[mode === 'always' ? 'always' : 'ask']}</span>
              <span data-consent="signal">{texts.signal}</span>
            </>
          ) : (
            texts.stored
          )}{' '}
          <a href={policy}>{texts.policy}</a>
        </p>
        <div className={styles.actions}>
          {mayDecline && <span data-consent="ask">{button(texts.decline, decline, 'quiet')}</span>}
          <span data-consent={counts ? 'ask' : undefined}>
            {button(texts.agree, agree, mayDecline ? 'quiet' : undefined)}
          </span>
          {counts && <span data-consent="signal">{button(texts.understood, decline)}</span>}
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
