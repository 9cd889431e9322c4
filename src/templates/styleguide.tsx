import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Shell } from '../chrome/shell';
import { Hero } from '../components/hero';
import { DocumentHead } from './document-head';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext } from './page-props';

/** The style guide: every primitive and section of the site. */
export default function StyleguidePage({ data, pageContext }: PageProps<Queries.StyleguidePageQuery, TemplateContext>) {
  const { page, view, common, labels } = pageOf(data, pageContext.key);
  return (
    <Shell context={pageContext} texts={common} bare={page.shell === 'bare'}>
      <Hero {...view} breadcrumbsLabel={common.breadcrumbs} />
      <PageBody view={view} labels={labels} />
    </Shell>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.StyleguidePageQuery, TemplateContext>) =>
  data.page && <DocumentHead page={data.page} language={pageContext.language} />;

export const query = graphql`
  query StyleguidePage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) { ...DocumentMeta shell view }
    texts: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "page", "list"] } }) { nodes { ns data } }
  }
`;
