import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect } from 'react';
import { Hero } from '../components/hero';
import { pendingClass, useAskedItem } from '../components/hooks/use-asked-item';
import { Notice } from '../components/notice';
import { Shell } from '../layout/shell';
import { openPage } from '../site/open-page';
import { articleKinds } from './kinds/article';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext } from './page-props';

/**
 * Query addresses of the specification, e.g. `/news/detail?id=7`: opens the item's page, or says
 * that there is none.
 */
export default function DetailPage({
  data,
  pageContext,
  location,
}: PageProps<Queries.DetailPageQuery, TemplateContext & { kinds: readonly string[] }>) {
  const page = pageOf(data, pageContext.key);
  const { t } = useTranslation('list');
  const items = data.items.nodes.map(({ number, href }) => ({ id: number, path: href }));
  const requestedItem = useAskedItem(items, location.search);
  const path = requestedItem.state === 'found' ? requestedItem.item.path : null;

  // The page of a video hides its form while it is not known whether the visitor has sent it; the
  // query says so before the first paint.
  const query = pageContext.kinds.length > 1 ? location.search : '';
  useEffect(() => {
    if (path !== null) openPage(path + query, { replace: true });
  }, [path, query]);

  const notice =
    requestedItem.state === 'unknown' ? t('unknownItem', { id: requestedItem.id }) : null;

  return (
    <Shell group={pageContext.group}>
      <div className={pendingClass(path === null ? requestedItem : { state: 'waiting' })}>
        <Hero {...page}>
          <Notice text={notice} />
        </Hero>
        <PageBody page={page} kinds={articleKinds} newest={3} />
      </div>
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query DetailPage($key: String!, $language: String!, $kinds: [String!]!) {
    page(key: { eq: $key }, language: { eq: $language }) { ...DocumentMeta ...PageHead ...PageBody }
    items: allItem(
      sort: { href: ASC }
      filter: { language: { eq: $language }, kind: { in: $kinds } }
    ) {
      nodes { number href }
    }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "page", "list"] } }
    ) {
      edges { node { ns data language } }
    }
  }
`;
