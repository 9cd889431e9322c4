import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Shell } from '../chrome/shell';
import { Hero } from '../components/hero';
import { DocumentHead } from './document-head';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext } from './page-props';

/** The home page: a tall head, then its sections. */
export default function HomePage({ data, pageContext }: PageProps<Queries.HomePageQuery, TemplateContext>) {
  const { view, common, labels } = pageOf(data, pageContext.key);
  return (
    <Shell context={pageContext} texts={common}>
      <Hero {...view} breadcrumbsLabel={common.breadcrumbs} size="tall" />
      <PageBody view={view} labels={labels} />
    </Shell>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.HomePageQuery, TemplateContext>) =>
  data.page && <DocumentHead page={data.page} language={pageContext.language} />;

export const query = graphql`
  query HomePage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) { ...DocumentMeta view }
    texts: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "page", "list"] } }) { nodes { ns data } }
  }
`;
