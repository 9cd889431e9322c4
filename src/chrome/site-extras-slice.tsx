import { graphql } from 'gatsby';
import type { Language } from '../config/languages';
import { ConsentBanner } from '../features/consent/consent-banner';
import { textsOf } from '../i18n/texts';
import { inLanguage } from '../routes/href';
import { FailureNotice } from './failure-notice';
import { BackToTop, ContactWidget } from './floating';
import * as styles from './floating.module.css';
import { Poster, useBanner } from './poster';
import { usePageViews } from './use-page-views';

interface Props {
  data: Queries.SiteExtrasSliceQuery;
  sliceContext: { language: Language };
  /** `bare`: before a page without header and footer; `before` the header; `after` the footer. */
  part: 'bare' | 'before' | 'after';
}

/** What accompanies every page of a language: poster, privacy banner, contact, back to top. */
export default function SiteExtrasSlice({ part, ...props }: Props) {
  return part === 'after' ? <After {...props} /> : <Before {...props} hasPoster={part === 'before'} />;
}

type PartProps = Omit<Props, 'part'>;

function Before({ data, sliceContext: { language }, hasPoster }: PartProps & { hasPoster: boolean }) {
  const { common, siteExtras } = textsOf(data.locales, 'common', 'siteExtras');
  const { poster = null, consent = 'after-consent', statisticsId = '' } = data.siteExtras ?? {};
  const mode = consent === 'always' ? consent : 'after-consent';
  usePageViews(statisticsId, mode);
  useBanner(data.siteInfo?.bannerId ?? null);
  return (
    <>
      <ConsentBanner
        texts={siteExtras.consent}
        mode={mode}
        counts={statisticsId !== ''}
        policy={inLanguage('/PrivacyPolicy', language)}
      />
      <FailureNotice texts={common} />
      {hasPoster && poster && <Poster texts={siteExtras.poster} href={poster} newTabLabel={common.opensInNewTab} />}
    </>
  );
}

function After({ data, sliceContext: { language } }: PartProps) {
  const { common, siteExtras } = textsOf(data.locales, 'common', 'siteExtras');
  return (
    <aside className={styles.floating} aria-label={siteExtras.contact.label}>
      <BackToTop label={siteExtras.backToTop} />
      <ContactWidget
        texts={siteExtras.contact}
        phones={data.siteExtras?.phones ?? []}
        accounts={data.siteExtras?.accounts ?? []}
        consult={inLanguage('/consult', language)}
        reply={data.siteExtras?.reply ?? ''}
        newTabLabel={common.opensInNewTab}
      />
    </aside>
  );
}

export const query = graphql`
  query SiteExtrasSlice($language: String!) {
    siteExtras(language: { eq: $language }) {
      phones { label value href }
      accounts { id name url qr { publicURL } }
      reply
      consent
      statisticsId
      poster
    }
    siteInfo { bannerId }
    locales: allLocale(sort: { ns: ASC }, filter: { language: { eq: $language }, ns: { in: ["common", "siteExtras"] } }) { edges { node { ns data language } } }
  }
`;
