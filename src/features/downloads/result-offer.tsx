import { useState } from 'react';
import { Anchor } from '../../components/anchor';
import { Notice } from '../../components/notice';
import { useBeforePaint } from '../../hooks/use-before-paint';
import { fill } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import type { Entry, PageLink } from '../../routes/page-view';
import { DownloadButton } from './download-button';
import * as styles from './result-offer.module.css';
import { parseResultQuery, type ResultQuery } from './result-query';

/** `waiting` until the address and the records are read, as in the static page. */
type Result = { state: 'waiting' } | ResultQuery;

/**
 * What a result page is asked for, and whether this browser holds the downloader record of its kind.
 * @param search the query of the page's location
 * @param offers the items that the page may hand over
 */
export function useResult(search: string, offers: readonly Entry[]): { result: Result; isRegistered: boolean } {
  const [found, setFound] = useState<{ result: Result; isRegistered: boolean }>({
    result: { state: 'waiting' },
    isRegistered: true,
  });
  useBeforePaint(() => {
    const result = parseResultQuery(search, offers);
    if (result.state !== 'found') return setFound({ result, isRegistered: true });
    let isStale = false;
    const show = (isRegistered: boolean) => {
      if (!isStale) setFound({ result, isRegistered });
    };
    import('./gate').then(
      ({ isRegistered }) => show(isRegistered(result.download.kind)),
      // Nothing is known of the record then; the button reads it again.
      () => show(true),
    );
    return () => {
      isStale = true;
    };
  }, [search, offers]);
  return found;
}

interface Props extends ReturnType<typeof useResult> {
  /** The lists of what can be registered for. */
  lists: readonly PageLink[];
  /** The company host; empty for the site's own origin. */
  host: string;
  texts: UiTexts['results'];
  buttonTexts: UiTexts['downloads'];
}

/** The download that was applied for, or what comes next after another application, or the lists if the item is unknown. */
export function ResultOffer({ result, isRegistered, lists, host, texts, buttonTexts }: Props) {
  switch (result.state) {
    case 'waiting':
    case 'none':
      return null;
    case 'applied':
      return (
        <section className={styles.offer} aria-labelledby="next-steps">
          <h2 id="next-steps" className={styles.title}>
            {texts.next.heading}
          </h2>
          <ol className={styles.steps}>
            {texts.next[result.as].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      );
    case 'unknown':
      return (
        <div className={styles.offer}>
          <Notice text={fill(texts.unknown, { id: result.id })} />
          <nav aria-label={texts.lists}>
            <ul className={styles.lists}>
              {lists.map(({ label, href, devices }) => (
                <li key={href}>
                  <Anchor href={href} devices={devices}>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      );
    case 'found':
      return (
        <div className={styles.offer}>
          <p role="status">{isRegistered ? texts.ready : texts.unregistered}</p>
          <p className={styles.title}>
            <Anchor href={result.href}>{result.download.title}</Anchor>
          </p>
          <DownloadButton item={result.download} host={host} texts={buttonTexts} hint={!isRegistered} />
        </div>
      );
  }
}
