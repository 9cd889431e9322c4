import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { Language } from '../config/languages';
import { textsOf } from '../i18n/texts';
import { useFreshLogo, useFreshMenu } from './fresh-menu';
import { Header } from './header';
import type { HeaderGroupView } from './menu';

const noGroups: HeaderGroupView[] = [];

interface Props {
  data: Queries.HeaderSliceQuery;
  sliceContext: { language: Language };
  children: ReactNode;
}

/** The header of a language: one slice, so a changed menu does not render pages again. */
export default function HeaderSlice({ data, sliceContext: { language }, children }: Props) {
  const { header } = textsOf(data.locales, 'header');
  const groups = useFreshMenu(language, data.headerMenu?.groups ?? noGroups);
  return (
    <Header
      language={language}
      texts={header}
      groups={groups}
      logo={useFreshLogo(data.siteInfo?.logo ?? null)}
      hotSearches={data.headerMenu?.hotSearches ?? []}
    >
      {children}
    </Header>
  );
}

export const query = graphql`
  query HeaderSlice($language: String!) {
    headerMenu(language: { eq: $language }) {
      hotSearches
      groups {
        id
        title
        lang
        categories { title lang picture links { id title lang subtitle href kind devices picture } }
      }
    }
    siteInfo { logo { address width height file { publicURL } } }
    locales: allLocale(sort: { ns: ASC }, filter: { language: { eq: $language }, ns: { in: ["header"] } }) { edges { node { ns data language } } }
  }
`;
