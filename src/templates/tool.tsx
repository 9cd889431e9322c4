import { graphql, type PageProps } from 'gatsby';
import { ToolHead } from '../components/tool-head';
import { Shell } from '../layout/shell';
import { toolKinds } from './kinds/tool';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext } from './page-props';

/** A page that answers: below a short head stands its tool, then other sections. */
export default function ToolPage({
  data,
  pageContext,
}: PageProps<Queries.ToolPageQuery, TemplateContext>) {
  const page = pageOf(data, pageContext.key);

  return (
    <Shell group={pageContext.group}>
      <ToolHead {...page} />
      <PageBody page={page} kinds={toolKinds} />
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query ToolPage($key: String!, $language: String!, $sectionNamespace: String) {
    page(key: { eq: $key }, language: { eq: $language }) {
      ...DocumentMeta
      ...PageHead
      ...PageBody
    }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "page", "list", $sectionNamespace] } }
    ) {
      edges { node { ns data language } }
    }
  }
`;
