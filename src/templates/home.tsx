import { graphql, type PageProps } from 'gatsby';
import { Hero } from '../components/hero';
import { Raft } from '../components/raft';
import { Showcase } from '../features/consoles/showcase';
import { Shell } from '../layout/shell';
import { pageOf, type TemplateContext } from './page-props';
import { Sections } from './section-registry';

/** The home page. */
export default function HomePage({
  data,
  pageContext,
}: PageProps<Queries.HomePageQuery, TemplateContext>) {
  const { page, common, labels } = pageOf(data, pageContext.key);
  const customers = page.sections.flatMap((section) =>
    section.__typename === 'CustomersSection' ? section.customers : [],
  );

  return (
    <Shell texts={common}>
      <Hero
        {...page}
        breadcrumbsLabel={common.breadcrumbs}
        foot={<Raft label={labels.related.cases} customers={customers} />}
      />
      <Sections sections={page.sections.slice(0, 2)} labels={labels} />
      <Showcase items={page.consoles} labels={labels} />
      <Sections sections={page.sections.slice(2)} labels={labels} />
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query HomePage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) {
      ...DocumentMeta
      ...PageHead
      ...PageBody
      ...Consoles
    }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "page", "list"] } }
    ) {
      edges { node { ns data language } }
    }
  }
`;
