import { Anchor } from '../../components/anchor';
import { Notice } from '../../components/notice';
import { PageLinks } from '../../components/page-links';
import { useBrowserValue } from '../../hooks/use-before-paint';
import { fill } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import type { DownloadView, PageLink, PageView } from '../../routes/page-view';
import { DownloadButton } from './download-button';
import * as styles from './result-offer.module.css';
import { useRegistration } from './use-registration';

type Offers = NonNullable<PageView['result']>['offers'];

type ResultQuery =
  | { state: 'none' }
  /** This kind of application was sent. */
  | { state: 'applied'; as: 'partner' | 'trial' }
  | { state: 'found'; download: DownloadView; href: string }
  | { state: 'unknown'; id: string };

/**
 * Reads the query of a result page: `type`, the item's number; `kind`, the kind of download, on pages with several; `from`.
 * @param offers the items that the page can offer
 */
function parseResultQuery(search: string, offers: Offers): ResultQuery {
  const query = new URLSearchParams(search);
  const id = query.get('type');
  if (id === null) {
    const from = query.get('from');
    return from === 'partner' || from === 'trial' ? { state: 'applied', as: from } : { state: 'none' };
  }
  const kind = query.get('kind');
  const found = offers.flatMap(({ download, href }) =>
    download && String(download.id) === id && (kind === null || download.kind === kind) ? [{ download, href }] : [],
  );
  // Items of two kinds may have the same number; then an address without a kind is ambiguous.
  const [only] = found.length === 1 ? found : [];
  return only ? { state: 'found', ...only } : { state: 'unknown', id };
}

/** `waiting` until the address and the records are read, as in the static HTML. */
type Result = { state: 'waiting' } | ResultQuery;

/**
 * What a result page is asked for, and whether this browser has a downloader record of its kind.
 * @param search the query of the page's location
 * @param offers the items that the page can offer
 */
export function useResult(search: string, offers: Offers): { result: Result; isRegistered: boolean } {
  const found = useBrowserValue<Result>(() => parseResultQuery(search, offers), { state: 'waiting' }, [search, offers]);
  const isRegistered = useRegistration(found.state === 'found' ? found.download.kind : null);
  return isRegistered === null ? { result: { state: 'waiting' }, isRegistered: true } : { result: found, isRegistered };
}

interface Props extends ReturnType<typeof useResult> {
  lists: readonly PageLink[];
  /** How soon applications are answered. */
  reply: string;
  /** The company host; empty for the site's own origin. */
  host: string;
  texts: UiTexts['results'];
  buttonTexts: UiTexts['downloads'];
}

/** The requested download; the next steps of an application; or, for an unknown item, links to the lists. */
export function ResultOffer({ result, isRegistered, lists, reply, host, texts, buttonTexts }: Props) {
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
              <li key={step}>{fill(step, { reply })}</li>
            ))}
          </ol>
        </section>
      );
    case 'unknown':
      return (
        <div className={styles.offer}>
          <Notice text={fill(texts.unknown, { id: result.id })} />
          <PageLinks label={texts.lists} links={lists} />
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
