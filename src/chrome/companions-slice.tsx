import { graphql } from 'gatsby';
import { backToTopAfter } from '../config/constants';
import type { Language } from '../config/languages';
import type { ConsentMode } from '../contract/content/vendor';
import { ConsentBanner } from '../features/consent/consent-banner';
import { useScroll } from '../hooks/use-scroll';
import { textsOf } from '../i18n/texts';
import { inLanguage } from '../routes/href';
import { BackToTop } from './back-to-top';
import { ContactWidget } from './contact-widget';
import { FailureNotice } from './failure-notice';
import * as styles from './floating.module.css';
import { Poster } from './poster';
import { useBanner } from './use-banner';
import { usePageViews } from './use-page-views';

interface Props {
  data: Queries.CompanionsSliceQuery;
  sliceContext: { language: Language };
  /** `bare`: before a page without header and footer; `before` the header; `after` the footer. */
  part: 'bare' | 'before' | 'after';
}

/** What accompanies every page of a language: poster, privacy banner, contact, back to top. */
export default function CompanionsSlice({ part, ...props }: Props) {
  return part === 'after' ? <After {...props} /> : <Before {...props} hasPoster={part === 'before'} />;
}

type PartProps = Omit<Props, 'part'>;

function Before({ data, sliceContext: { language }, hasPoster }: PartProps & { hasPoster: boolean }) {
  const { common, companions } = textsOf(data.texts.nodes, 'common', 'companions');
  const { poster = null, consent = 'after-consent', statisticsId = '' } = data.companions ?? {};
  // One of these by its schema (src/contract/content/vendor.ts); GraphQL carries it as text.
  const mode = consent as ConsentMode;
  usePageViews(statisticsId, mode);
  useBanner(data.siteInfo?.bannerId ?? null);
  return (
    <>
      <ConsentBanner texts={companions.consent} mode={mode} policy={inLanguage('/PrivacyPolicy', language)} />
      <FailureNotice texts={common} />
      {hasPoster && poster && <Poster texts={companions.poster} href={poster} newTabLabel={common.opensInNewTab} />}
    </>
  );
}

function After({ data, sliceContext: { language } }: PartProps) {
  const { common, companions } = textsOf(data.texts.nodes, 'common', 'companions');
  const { isPast, isDown } = useScroll(backToTopAfter);
  return (
    <aside className={styles.floating} aria-label={companions.contact.label} data-down={isDown || undefined}>
      <BackToTop label={companions.backToTop} isShown={isPast} />
      <ContactWidget
        texts={companions.contact}
        phones={data.companions?.phones ?? []}
        accounts={data.companions?.accounts ?? []}
        consult={inLanguage('/consult', language)}
        newTabLabel={common.opensInNewTab}
      />
    </aside>
  );
}

export const query = graphql`
  query CompanionsSlice($language: String!) {
    companions(language: { eq: $language }) {
      phones { label value href }
      accounts { id name url qr { size path } }
      consent
      statisticsId
      poster
    }
    siteInfo { bannerId }
    texts: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "companions"] } }) { nodes { ns data } }
  }
`;
