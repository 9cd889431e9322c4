import { graphql, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { Shell } from '../chrome/shell';
import { Hero } from '../components/hero';
import { Notice } from '../components/notice';
import { untilAsked, useAskedItem } from '../hooks/use-asked-item';
import { fill } from '../i18n/texts';
import { unmarked } from '../lib/line-breaks';
import { openPage } from '../lib/open-page';
import { listed } from '../routes/page-view';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext } from './page-props';

/** Query addresses of the specification, e.g. `/news/detail?id=7`: go to the item, or say there is none. */
export default function DetailPage({
  data,
  pageContext,
  location,
}: PageProps<Queries.DetailPageQuery, TemplateContext>) {
  const { page, common, labels } = pageOf(data, pageContext.key);
  const asked = useAskedItem(listed(page), location.search);
  const href = asked.state === 'found' ? asked.item.href : null;
  useEffect(() => {
    if (href !== null) openPage(href, { replace: true });
  }, [href]);
  const notice =
    asked.state === 'found'
      ? fill(labels.opening, { title: unmarked(asked.item.title) })
      : asked.state === 'unknown'
        ? fill(labels.unknownItem, { id: asked.id })
        : null;
  return (
    <Shell texts={common} page={page}>
      <Hero {...page} breadcrumbsLabel={common.breadcrumbs}>
        <Notice text={notice} />
      </Hero>
      <div className={untilAsked(asked)}>
        <PageBody page={page} labels={labels} newest={3} />
      </div>
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query DetailPage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) { ...DocumentMeta ...PageHead ...PageBody }
    locales: allLocale(sort: { ns: ASC }, filter: { language: { eq: $language }, ns: { in: ["common", "page", "list"] } }) { edges { node { ns data language } } }
  }
`;
