import { graphql, type PageProps } from 'gatsby';
import { Shell } from '../chrome/shell';
import { Hero } from '../components/hero';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext } from './page-props';

/** A company page: a head and sections; bare ones have no header and footer. */
export default function ArticlePage({ data, pageContext }: PageProps<Queries.ArticlePageQuery, TemplateContext>) {
  const { page, common, labels } = pageOf(data, pageContext.key);
  return (
    <Shell texts={common} page={page} bare={page.shell === 'bare'}>
      <Hero {...page} breadcrumbsLabel={common.breadcrumbs} />
      <PageBody page={page} labels={labels} />
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query ArticlePage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) { ...DocumentMeta shell ...PageHead ...PageBody }
    locales: allLocale(sort: { ns: ASC }, filter: { language: { eq: $language }, ns: { in: ["common", "page", "list"] } }) { edges { node { ns data language } } }
  }
`;
