import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Anchor } from '../components/anchor';
import { Channels } from '../components/channels';
import { Glyph } from '../components/icon';
import { ConsentBanner } from '../features/consent/consent-banner';
import { Poster, useBanner } from '../features/poster/poster';
import { usePageViews } from '../features/statistics/use-page-views';
import { SliceTexts } from '../i18n/slice-texts';
import type { Language } from '../site/languages';
import type { ShellAddresses } from '../site/shell-addresses';
import * as shared from '../styles/shared.module.css';
import { FailureNotice } from './failure-notice';
import * as styles from './floating.module.css';

interface Props {
  data: Queries.SiteExtrasSliceQuery;
  sliceContext: { language: Language; addresses: ShellAddresses };
  /** `bare`: before a page without header and footer; `before` the header; `after` the footer. */
  part: 'bare' | 'before' | 'after';
}

/** What accompanies every page of a language: poster, privacy banner, contact, back to top. */
export default function SiteExtrasSlice({ part, ...props }: Props) {
  return (
    <SliceTexts language={props.sliceContext.language} locales={props.data.locales}>
      {part === 'after' ? (
        <After {...props} />
      ) : (
        <Before {...props} hasPoster={part === 'before'} />
      )}
    </SliceTexts>
  );
}

type PartProps = Omit<Props, 'part'>;

function Before({
  data,
  sliceContext: { addresses },
  hasPoster,
}: PartProps & { hasPoster: boolean }) {
  const { t } = useTranslation('common');
  const { poster = null, consent = 'after-consent', statisticsId = '' } = data.siteExtras ?? {};
  const mode = consent === 'always' ? consent : 'after-consent';
  usePageViews(statisticsId, mode);
  useBanner(data.siteInfo?.bannerId ?? null);

  return (
    <>
      <ConsentBanner mode={mode} counts={statisticsId !== ''} policy={addresses.privacy} />
      <FailureNotice />
      {hasPoster && poster && <Poster href={poster} newTabLabel={t('opensInNewTab')} />}
    </>
  );
}

function goToTop(): void {
  window.scrollTo(0, 0);
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * Back to top, shown while `html` has `data-far` (page-marks.ts); hotlines, consultation and QR
 * codes behind one button, which opens without script (specification section 2).
 */
function After({ data, sliceContext: { addresses } }: PartProps) {
  const { t } = useTranslation('siteExtras');
  const { phones = [], accounts = [], reply = '' } = data.siteExtras ?? {};

  return (
    <aside className={styles.floating} aria-label={t('contact.label')}>
      <button
        type="button"
        className={`${styles.round} ${styles.top}`}
        aria-label={t('backToTop')}
        title={t('backToTop')}
        onClick={goToTop}
      >
        <Glyph path="M12 20V5M5 12l7-7 7 7" />
      </button>
      <details className={styles.contact} data-popup="">
        <summary className={styles.round} title={t('contact.label')}>
          <Glyph
            path="M4 13v-1a8 8 0 0 1 16 0v1M4 13h3v5H5a1 1 0 0 1-1-1zM20 13h-3v5h2a1 1 0 0 0 1-1zM19 18c0 2-2 3-5 3"
            size={22}
            strokeLinejoin="round"
          />
          <span className="visually-hidden">{t('contact.label')}</span>
        </summary>
        <div className={styles.panel}>
          <h2 className={styles.heading}>{t('contact.label')}</h2>
          <Channels channels={phones} className={styles.phones} />
          {addresses.consult !== null && (
            <div className={styles.consult}>
              <Anchor href={addresses.consult}>{t('contact.consult')}</Anchor>
              <p className={shared.fine}>{t('contact.consultHint', { reply })}</p>
            </div>
          )}
          {accounts.map((account) => (
            <Account key={account.id} account={account} />
          ))}
        </div>
      </details>
    </aside>
  );
}

interface AccountProps {
  account: NonNullable<Props['data']['siteExtras']>['accounts'][number];
}

/** An account on another platform, with its QR code. */
function Account({ account: { name, url, qr } }: AccountProps) {
  const { t } = useTranslation('siteExtras');
  const newTabLabel = useTranslation('common').t('opensInNewTab');

  return (
    <figure className={styles.account}>
      <img
        className={styles.qr}
        src={qr}
        alt={t('contact.qr', { name, url })}
        width={112}
        height={112}
        loading="lazy"
      />
      <figcaption className={shared.fine}>
        {t('contact.scan')}
        <Anchor href={url} newTabLabel={newTabLabel}>
          {name}
        </Anchor>
      </figcaption>
    </figure>
  );
}

export const query = graphql`
  query SiteExtrasSlice($language: String!) {
    siteExtras(language: { eq: $language }) {
      phones { label value href }
      accounts {
        id
        name
        url
        qr
      }
      reply
      consent
      statisticsId
      poster
    }
    siteInfo { bannerId }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "siteExtras"] } }
    ) {
      edges { node { ns data language } }
    }
  }
`;
