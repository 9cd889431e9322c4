import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Anchor } from '../../components/anchor';
import { useBrowserValue } from '../../components/hooks/use-before-paint';
import { Notice } from '../../components/notice';
import { PageLinks } from '../../components/page-links';
import type { PageLink } from '../../content/page-view';
import { useDownloaders } from '../../stores/downloaders';
import { DownloadButton } from './download-button';
import * as styles from './result-offer.module.css';

type Offers = readonly Queries.ResultOfferFragment[];

/** What a result page is asked for. */
type Result =
  /** Until address and records are read, as in the static HTML. */
  | { state: 'waiting' | 'none' }
  /** This kind of application was sent. */
  | { state: 'applied'; application: 'partner' | 'trial' }
  | { state: 'offered'; download: Queries.DownloadFragment; href: string; isRegistered: boolean }
  | { state: 'unknown'; id: string };

/** The offer with a number, of one kind or of any; null if there's none, or several. */
function findOffer(offers: Offers, id: string, kind: string | null) {
  const [offer, ...others] = offers.filter(
    ({ download }) => String(download?.id) === id && (kind === null || download?.kind === kind),
  );
  // Items of two kinds may have the same number; then an address without a kind is ambiguous.
  if (!offer?.download || others.length > 0) return null;

  return { download: offer.download, href: offer.href };
}

/**
 * Reads the query of a result page: `type`, the item's number; `kind`, the kind of download, on
 * pages with several; `from`.
 */
function readResult(search: string, offers: Offers): Result {
  const query = new URLSearchParams(search);
  const id = query.get('type');

  if (id === null) {
    const application = query.get('from');
    return application === 'partner' || application === 'trial'
      ? { state: 'applied', application }
      : { state: 'none' };
  }

  const offer = findOffer(offers, id, query.get('kind'));
  if (offer === null) return { state: 'unknown', id };

  const isRegistered = useDownloaders.getState()[offer.download.kind] !== null;
  return { state: 'offered', ...offer, isRegistered };
}

/**
 * What the page is asked for, read before the first paint.
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
}

/**
 * The requested download; the next steps of an application; or, for an unknown item, links to the
 * lists.
 */
export function ResultOffer({ result, lists, reply, host }: Props) {
  const { t } = useTranslation('results');
  switch (result.state) {
    case 'waiting':
    case 'none':
      return null;
    case 'applied':
      return <NextSteps application={result.application} reply={reply} />;
    case 'unknown':
      return (
        <div className={styles.offer}>
          <Notice text={t('unknown', { id: result.id })} />
          <PageLinks label={t('lists')} links={lists} />
        </div>
      );
    case 'offered':
      return (
        <div className={styles.offer}>
          <p role="status">{result.isRegistered ? t('ready') : t('unregistered')}</p>
          <p className={styles.title}>
            <Anchor href={result.href}>{result.download.title}</Anchor>
          </p>
          <DownloadButton item={result.download} host={host} hint={!result.isRegistered} />
        </div>
      );
  }
}

interface NextStepsProps {
  application: 'partner' | 'trial';
  reply: string;
}

/** What happens to an application that was sent. */
function NextSteps({ application, reply }: NextStepsProps) {
  const { t } = useTranslation('results');
  return (
    <section className={styles.offer} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.title}>
        {t(`next.heading.${application}`)}
      </h2>
      <ol className={styles.steps}>
        {t(`next.${application}`, { returnObjects: true, reply }).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

export const query = graphql`
  fragment ResultOffer on ResultOffer {
    href
    download { ...Download }
  }
`;
