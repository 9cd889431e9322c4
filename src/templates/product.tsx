import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Shell } from '../chrome/shell';
import { Hero } from '../components/hero';
import { SectionNavigation } from '../components/section-navigation';
import { DocumentHead } from './document-head';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext } from './page-props';

/** A product or a solution: section navigation and 'Consult now'. */
export default function ProductPage({ data, pageContext }: PageProps<Queries.ProductPageQuery, TemplateContext>) {
  const { view, common, labels } = pageOf(data, pageContext.key);
  return (
    <Shell context={pageContext} texts={common}>
      <div data-family={view.family ?? undefined}>
        <Hero
          {...view}
          breadcrumbsLabel={common.breadcrumbs}
          {...(view.consult ? { firstAction: { label: labels.consultNow, to: view.consult } } : {})}
        />
        <SectionNavigation label={labels.sectionNavigation} entries={view.navigation} />
        <PageBody view={view} labels={labels} />
      </div>
    </Shell>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.ProductPageQuery, TemplateContext>) =>
  data.page && <DocumentHead page={data.page} language={pageContext.language} />;

export const query = graphql`
  query ProductPage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) { ...DocumentMeta view }
    texts: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "page", "list"] } }) { nodes { ns data } }
  }
`;
