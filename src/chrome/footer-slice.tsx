import { graphql } from 'gatsby';
import type { Language } from '../config/languages';
import { textsOf } from '../i18n/texts';
import type { FooterColumn } from '../navigation/footer';
import { Footer } from './footer';

/** The footer of a language: one slice, so a changed menu does not render pages again. */
export default function FooterSlice({
  data,
  sliceContext: { language },
}: {
  data: Queries.FooterSliceQuery;
  sliceContext: { language: Language };
}) {
  const { footer, subscription, common } = textsOf(data.texts.nodes, 'footer', 'subscription', 'common');
  const { crod = '' } = data.siteInfo ?? {};
  return (
    <Footer
      language={language}
      texts={footer}
      subscription={subscription}
      newTabLabel={common.opensInNewTab}
      copyright={data.footerMenu?.copyright ?? ''}
      filingNumber={crod}
      // GraphQL has them as JSON (src/build/schema.ts).
      columns={(data.footerMenu?.columns ?? []) as unknown as FooterColumn[]}
      friendlyLinks={data.footerMenu?.friendlyLinks ?? []}
      channels={data.footerMenu?.channels ?? []}
    />
  );
}

export const query = graphql`
  query FooterSlice($language: String!) {
    footerMenu(language: { eq: $language }) {
      copyright
      columns
      friendlyLinks { id name url }
      channels { label value href }
    }
    siteInfo { crod }
    texts: allLocale(sort: { ns: ASC }, filter: { language: { eq: $language }, ns: { in: ["footer", "subscription", "common"] } }) { nodes { ns data } }
  }
`;
