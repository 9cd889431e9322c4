import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Shell } from '../chrome/shell';
import { Hero } from '../components/hero';
import { ItemFacts } from '../components/item-facts';
import { DocumentHead } from './document-head';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext } from './page-props';

/** The page of an item: a case, a news item, a position or a resource. */
export default function ItemPage({ data, pageContext }: PageProps<Queries.ItemPageQuery, TemplateContext>) {
  const { view, common, labels } = pageOf(data, pageContext.key);
  return (
    <Shell context={pageContext} texts={common}>
      <Hero {...view} breadcrumbsLabel={common.breadcrumbs}>
        {view.item && <ItemFacts item={view.item} labels={labels} />}
      </Hero>
      <PageBody view={view} labels={labels} />
    </Shell>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ItemPageQuery, TemplateContext>) =>
  data.page && <DocumentHead page={data.page} language={pageContext.language} />;

export const query = graphql`
  query ItemPage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) { ...DocumentMeta view }
    texts: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "page", "list"] } }) { nodes { ns data } }
  }
`;
