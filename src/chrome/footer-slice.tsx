import { graphql } from 'gatsby';
import type { Language } from '../config/languages';
import { textsOf } from '../i18n/texts';
import type { FooterColumn } from '../navigation/footer';
import { Footer } from './footer';
import { useFreshFooter, useFreshLogo } from './fresh-menu';

const noColumns: FooterColumn[] = [];

interface Props {
  data: Queries.FooterSliceQuery;
  sliceContext: { language: Language };
}

/** The footer of a language: one slice, so a changed menu does not render pages again. */
export default function FooterSlice({ data, sliceContext: { language } }: Props) {
  const { footer, subscription, common } = textsOf(data.locales, 'footer', 'subscription', 'common');
  const { crod = '', companyHost = '' } = data.siteInfo ?? {};
  const columns = useFreshFooter(language, data.footerMenu?.columns ?? noColumns, companyHost);
  return (
    <Footer
      language={language}
      texts={footer}
      subscription={subscription}
      newTabLabel={common.opensInNewTab}
      copyright={data.footerMenu?.copyright ?? ''}
      filingNumber={crod}
      columns={columns}
      logo={useFreshLogo(data.siteInfo?.logo ?? null)}
      friendlyLinks={data.footerMenu?.friendlyLinks ?? []}
      channels={data.footerMenu?.channels ?? []}
    />
  );
}

export const query = graphql`
  query FooterSlice($language: String!) {
    footerMenu(language: { eq: $language }) {
      copyright
      columns { id title lang groups { title lang links { id title lang href kind devices download } } }
      friendlyLinks { id name url }
      channels { label value href }
    }
    siteInfo { crod companyHost logo { address width height file { publicURL } } }
    locales: allLocale(sort: { ns: ASC }, filter: { language: { eq: $language }, ns: { in: ["footer", "subscription", "common"] } }) { edges { node { ns data language } } }
  }
`;
