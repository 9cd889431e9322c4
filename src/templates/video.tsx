import { graphql, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { Shell } from '../chrome/shell';
import { Hero } from '../components/hero';
import { Notice } from '../components/notice';
import { untilAsked, useAskedItem } from '../hooks/use-asked-item';
import { fill } from '../i18n/texts';
import { openPage } from '../lib/open-page';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext } from './page-props';

/** `/liveReview/VideoDetail?id=`: goes to the page of a video of any kind, with its query, or says there is none. */
export default function VideoPage({ data, pageContext, location }: PageProps<Queries.VideoPageQuery, TemplateContext>) {
  const { page, common, labels } = pageOf(data, pageContext.key);
  const videos = data.videos.nodes.map(({ item, path }) => ({ id: item?.id ?? 0, path }));
  const asked = useAskedItem(videos, location.search);
  const path = asked.state === 'found' ? asked.item.path : null;
  useEffect(() => {
    if (path !== null) openPage(path + location.search, { replace: true });
  }, [path, location.search]);
  return (
    <Shell texts={common} page={page}>
      <div className={untilAsked(path === null ? asked : { state: 'waiting' })}>
        <Hero {...page} breadcrumbsLabel={common.breadcrumbs}>
          <Notice text={asked.state === 'unknown' ? fill(labels.unknownItem, { id: asked.id }) : null} />
        </Hero>
        <PageBody page={page} labels={labels} newest={3} />
      </div>
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query VideoPage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) { ...DocumentMeta ...PageHead ...PageBody }
    videos: allPage(filter: { language: { eq: $language }, key: { regex: "/^(cloudtech|liveReview|productVideo)\\//" }, item: { id: { ne: null } } }) {
      nodes { item { id } path }
    }
    locales: allLocale(sort: { ns: ASC }, filter: { language: { eq: $language }, ns: { in: ["common", "page", "list"] } }) { edges { node { ns data language } } }
  }
`;
