import { graphql, type PageProps } from 'gatsby';
import { Shell } from '../chrome/shell';
import { Hero } from '../components/hero';
import { PageVisual } from '../components/plan';
import { Sections } from '../components/sections/registry';
import { Showcase } from '../components/showcase';
import { fill } from '../i18n/texts';
import { pageOf, type TemplateContext } from './page-props';

/** The home page. */
export default function HomePage({ data, pageContext }: PageProps<Queries.HomePageQuery, TemplateContext>) {
  const { view, common, labels } = pageOf(data, pageContext.key);
  return (
    <Shell context={pageContext} texts={common}>
      <Hero {...view} breadcrumbsLabel={common.breadcrumbs} size="tall" visual={<PageVisual view={view} />} />
      <Sections sections={view.sections.slice(0, 1)} labels={labels} />
      <Showcase
        heading={labels.consoles}
        lead={labels.consolesLead}
        items={view.consoles ?? []}
        more={(name) => fill(labels.consolesMore, { name })}
      />
      <Sections sections={view.sections.slice(1)} labels={labels} />
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query HomePage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) { ...DocumentMeta view }
    texts: allLocale(sort: { ns: ASC }, filter: { language: { eq: $language }, ns: { in: ["common", "page", "list"] } }) { nodes { ns data } }
  }
`;
