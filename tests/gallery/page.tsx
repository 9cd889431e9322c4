import { graphql } from 'gatsby';
import GalleryPage from '../../src/templates/gallery';

/*
 * The page component of the gallery. It stands outside src: Gatsby reads every query below src, and
 * warns about one whose page a build doesn't have.
 */

export { Head } from '../../src/templates/gallery';

export default GalleryPage;

// Without a name, which keeps it out of the generated types: they are the same with and without
// the gallery.
export const query = graphql`
  query ($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) {
      ...DocumentMeta
      key
      hero { heading lead }
      sections { ...Section }
    }
    locales: allLocale(sort: { ns: ASC }, filter: { language: { eq: $language } }) {
      edges { node { ns data language } }
    }
  }
`;
