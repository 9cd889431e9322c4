import { Anchor } from '../../components/anchor';
import { Notice } from '../../components/notice';
import { PageLinks } from '../../components/page-links';
import { useBrowserValue } from '../../hooks/use-before-paint';
import { formatMessage } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import type { DownloadView, PageLink, PageView } from '../../routes/page-view';
import { useDownloaders } from '../../stores/downloaders';
import { DownloadButton } from './download-button';
import * as styles from './result-offer.module.css';

type Offers = NonNullable<PageView['result']>['offers'];

/** What a result page is asked for. */
type Result =
  /** Until address and records are read, as in the static HTML. */
  | { state: 'waiting' | 'none' }
  /** This kind of application was sent. */
  | { state: 'applied'; as: 'partner' | 'trial' }
  | { state: 'found'; download: DownloadView; href: string; isRegistered: boolean }
  | { state: 'unknown'; id: string };

/** Reads the query of a result page: `type`, the item's number; `kind`, the kind of download, on pages with several; `from`. */
function readResult(search: string, offers: Offers): Result {
  const query = new URLSearchParams(search);
  const id = query.get('type');
  if (id === null) {
    const from = query.get('from');
    return from === 'partner' || from === 'trial'
      ? { state: 'applied', as: from }
      : { state: 'none' };
  }
  const kind = query.get('kind');
  const [found, ...others] = offers.filter(
    ({ download }) => String(download?.id) === id && (kind === null || download?.kind === kind),
  );
  // Items of two kinds may have the same number; then an address without a kind is ambiguous.
  if (!found?.download || others.length > 0) return { state: 'unknown', id };
  const isRegistered = useDownloaders.getState()[found.download.kind] !== null;
  return { state: 'found', download: found.download, href: found.href, isRegistered };
}

/**
 * @param search the query of the page's location
 * @param offers the items that the page can offer
 */
export const useResult = (search: string, offers: Offers): Result =>
  useBrowserValue<Result>(() => readResult(search, offers), { state: 'waiting' });

interface Props {
  result: Result;
  lists: readonly PageLink[];
  /** How soon applications are answered. */
  reply: string;
  /** The company host; empty for the site's own origin. */
  host: string;
  texts: UiTexts['results'];
  buttonTexts: UiTexts['downloads'];
}

/** The requested download; the next steps of an application; or, for an unknown item, links to the lists. */
export function ResultOffer({ result, lists, reply, host, texts, buttonTexts }: Props) {
  switch (result.state) {
    case 'waiting':
    case 'none':
      return null;
    case 'applied':
      return (
        <section className={styles.offer} aria-labelledby="next-steps">
          <h2 id="next-steps" className={styles.title}>
            {texts.next.heading[result.as]}
          </h2>
          <ol className={styles.steps}>
            {texts.next[result.as].map((step) => (
              <li key={step}>{formatMessage(step, { reply })}</li>
            ))}
          </ol>
        </section>
      );
    case 'unknown':
      return (
        <div className={styles.offer}>
          <Notice text={formatMessage(texts.unknown, { id: result.id })} />
          <PageLinks label={texts.lists} links={lists} />
        </div>
      );
    case 'found':
      return (
        <div className={styles.offer}>
          <p role="status">{result.isRegistered ? texts.ready : texts.unregistered}</p>
          <p className={styles.title}>
            <Anchor href={result.href}>{result.download.title}</Anchor>
          </p>
          <DownloadButton
            item={result.download}
            host={host}
            texts={buttonTexts}
            hint={!result.isRegistered}
          />
        </div>
      );
  }
}
