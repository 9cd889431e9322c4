import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { Language } from '../config/languages';
import { textsOf } from '../i18n/texts';
import { useFreshMenu } from './fresh-menu';
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
  const { header } = textsOf(data.texts.nodes, 'header');
  // src/navigation/header.ts made them of these types; GraphQL knows only strings and numbers.
  const groups = useFreshMenu(language, (data.headerMenu?.groups ?? noGroups) as unknown as HeaderGroupView[]);
  return (
    <Header language={language} texts={header} groups={groups} hotSearches={data.headerMenu?.hotSearches ?? []}>
      {children}
    </Header>
  );
}

// One file per picture, at twice its size: a srcset would add to every entry of every page.
export const query = graphql`
  query HeaderSlice($language: String!) {
    headerMenu(language: { eq: $language }) {
      hotSearches
      groups {
        id
        title
        categories {
          title
          picture { childImageSharp { resize(width: 40, height: 40, toFormat: WEBP) { src } } }
          links {
            id
            title
            subtitle
            href
            kind
            devices
            picture { childImageSharp { resize(width: 72, height: 72, toFormat: WEBP) { src } } }
          }
        }
      }
    }
    texts: allLocale(sort: { ns: ASC }, filter: { language: { eq: $language }, ns: { in: ["header"] } }) { nodes { ns data } }
  }
`;
