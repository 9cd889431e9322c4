import { graphql, type PageProps } from 'gatsby';
import { Breadcrumbs } from '../components/breadcrumbs';
import { PageHeading } from '../components/hero';
import { Words } from '../components/words';
import { Shell } from '../layout/shell';
import { toolKinds } from './kinds/tool';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext } from './page-props';
import * as styles from './tool.module.css';

/** A page that answers: below a short head stands its tool, then other sections. */
export default function ToolPage({
  data,
  pageContext,
}: PageProps<Queries.ToolPageQuery, TemplateContext>) {
  const page = pageOf(data, pageContext.key);
  const { hero, breadcrumbs } = page;

  return (
    <Shell group={pageContext.group}>
      <div className={styles.head}>
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={breadcrumbs} />
        </div>
        <PageHeading eyebrow={null} heading={hero.heading} className={styles.heading} />
        <p className={styles.lead}>
          <Words text={hero.lead} />
        </p>
      </div>
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
