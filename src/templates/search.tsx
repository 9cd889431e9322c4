import { graphql, type PageProps } from 'gatsby';
import { Shell } from '../layout/shell';
import type { LinkingContext } from './page-props';
import { SearchContent } from './search-content';

/** `/search?query=`. */
export default function SearchPage({
  data,
  pageContext,
}: PageProps<Queries.SearchPageQuery, LinkingContext>) {
  return (
    <Shell group={pageContext.group}>
      <SearchContent data={data} pageContext={pageContext} />
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query SearchPage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) { ...DocumentMeta ...PageHead ...PageBody }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "page", "list", "search", "header"] } }
    ) {
      edges { node { ns data language } }
    }
    siteExtras(language: { eq: $language }) { feedback }
    headerMenu(language: { eq: $language }) { hotSearches }
  }
`;
