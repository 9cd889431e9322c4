import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { Language } from '../config/languages';
import { textsOf } from '../i18n/texts';
import { Header, type HeaderGroupView } from './header';

interface Props {
  data: Queries.HeaderSliceQuery;
  sliceContext: { language: Language };
  children: ReactNode;
}

/** The header of a language: one slice, so that a changed menu renders no page again. */
export default function HeaderSlice({ data, sliceContext: { language }, children }: Props) {
  const { header } = textsOf(data.texts.nodes, 'header');
  // Kinds, columns and devices were made of these types (src/navigation/header.ts); GraphQL carries them as text and numbers.
  const groups = (data.headerMenu?.groups ?? []) as unknown as HeaderGroupView[];
  return (
    <Header language={language} texts={header} groups={groups}>
      {children}
    </Header>
  );
}

export const query = graphql`
  query HeaderSlice($language: String!) {
    headerMenu(language: { eq: $language }) {
      groups {
        id
        title
        columns
        categories {
          title
          links {
            id
            title
            subtitle
            href
            kind
            devices
            picture { childImageSharp { gatsbyImageData(layout: FIXED, width: 36, height: 36, outputPixelDensities: [2], formats: [WEBP], placeholder: NONE) } }
          }
        }
      }
    }
    texts: allLocale(filter: { language: { eq: $language }, ns: { in: ["header"] } }) { nodes { ns data } }
  }
`;
