import { graphql, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { Hero } from '../components/hero';
import { pendingClass, useAskedItem } from '../components/hooks/use-asked-item';
import { Notice } from '../components/notice';
import { formatMessage } from '../i18n/texts';
import { Shell } from '../layout/shell';
import { openPage } from '../site/open-page';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext } from './page-props';

/** Query addresses of the specification, e.g. `/news/detail?id=7`: opens the item's page, or says that there is none. */
export default function DetailPage({
  data,
  pageContext,
  location,
}: PageProps<Queries.DetailPageQuery, TemplateContext & { kinds: readonly string[] }>) {
  const { page, common, labels } = pageOf(data, pageContext.key);
  const items = data.items.nodes.map(({ item, path }) => ({ id: item?.id ?? 0, path }));
  const asked = useAskedItem(items, location.search);
  const path = asked.state === 'found' ? asked.item.path : null;

  // The page of a video hides its form while it is not known whether the visitor has sent it; the query says so before the first paint.
  const query = pageContext.kinds.length > 1 ? location.search : '';
  useEffect(() => {
    if (path !== null) openPage(path + query, { replace: true });
  }, [path, query]);

  const notice =
    asked.state === 'unknown' ? formatMessage(labels.unknownItem, { id: asked.id }) : null;

  return (
    <Shell texts={common}>
      <div className={pendingClass(path === null ? asked : { state: 'waiting' })}>
        <Hero {...page} breadcrumbsLabel={common.breadcrumbs}>
          <Notice text={notice} />
        </Hero>
        <PageBody page={page} labels={labels} newest={3} />
      </div>
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query DetailPage($key: String!, $language: String!, $kinds: [String!]!) {
    page(key: { eq: $key }, language: { eq: $language }) { ...DocumentMeta ...PageHead ...PageBody }
    items: allPage(
      sort: { path: ASC }
      filter: { language: { eq: $language }, item: { kind: { in: $kinds } } }
    ) {
      nodes {
        item { id }
        path
      }
    }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "page", "list"] } }
    ) {
      edges { node { ns data language } }
    }
  }
`;
