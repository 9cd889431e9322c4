import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useEffect, useMemo } from 'react';
import { Shell } from '../chrome/shell';
import { Hero } from '../components/hero';
import { ItemFacts } from '../components/item-facts';
import { Notice } from '../components/notice';
import { Sections } from '../components/sections/registry';
import { DownloadButton } from '../features/downloads/download-button';
import { useRegistration } from '../features/downloads/use-registration';
import { Player } from '../features/video/player';
import { VideoHead } from '../features/video/video-head';
import { askedItem, untilAsked, useAskedItem } from '../hooks/use-asked-item';
import { fill, textsOf } from '../i18n/texts';
import { unmarked } from '../lib/line-breaks';
import { openPage } from '../lib/open-page';
import { DocumentHead } from './document-head';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext, typed } from './page-props';

/**
 * `/liveReview/VideoDetail?id=`: plays a technology video, with its transcript, for whoever has sent its form, which it offers to others
 * (specification section 4). Any other video has a page of its own, which it leads to.
 */
export default function VideoPage({ data, pageContext, location }: PageProps<Queries.VideoPageQuery, TemplateContext>) {
  const { page, common, labels } = pageOf(data, pageContext.key);
  const { video: texts, downloads } = textsOf(data.texts.nodes, 'video', 'downloads');
  const host = data.siteInfo?.companyHost ?? '';
  const videos = useMemo(
    () => [
      ...data.videos.nodes.map((node) => ({
        id: node.itemId ?? 0,
        title: node.meta.title,
        page: typed(node),
        to: null,
      })),
      ...data.others.nodes.map(({ itemId, path }) => ({ id: itemId ?? 0, page: null, to: path })),
    ],
    [data],
  );
  const asked = useAskedItem(videos, location.search);
  const { page: shown = null, to = null } = asked.state === 'found' ? asked.item : {};
  useEffect(() => {
    if (to !== null) openPage(to, { replace: true });
  }, [to]);
  const gated = shown?.item?.download ?? null;
  const isOpen = useRegistration(gated?.kind ?? null, location.key);

  return (
    <Shell context={pageContext} texts={common}>
      <div className={untilAsked(isOpen === null || to !== null ? { state: 'waiting' } : asked)}>
        {shown?.item ? (
          <>
            <VideoHead
              {...shown}
              breadcrumbsLabel={common.breadcrumbs}
              picture={
                <Player
                  key={shown.item.id}
                  {...shown.item}
                  title={unmarked(shown.hero.heading)}
                  host={host}
                  language={pageContext.language}
                  texts={texts}
                  isLocked={!isOpen}
                />
              }
            >
              {gated && !isOpen && <DownloadButton item={gated} host={host} texts={downloads} />}
              <ItemFacts item={shown.item} labels={labels} />
            </VideoHead>
            <Sections sections={shown.sections} labels={labels} />
          </>
        ) : (
          <Hero {...page} breadcrumbsLabel={common.breadcrumbs}>
            <Notice text={asked.state === 'unknown' ? fill(labels.unknownItem, { id: asked.id }) : null} />
          </Hero>
        )}
        <PageBody page={page} labels={labels} newest={3} />
      </div>
    </Shell>
  );
}

/** The head of the page, with the title of the video that its query names: Gatsby renders it in the browser, too. */
export const Head = ({ data, pageContext }: HeadProps<Queries.VideoPageQuery, TemplateContext>) => {
  const videos = data.videos.nodes.map(({ itemId, meta }) => ({ id: itemId ?? 0, title: meta.title }));
  const asked = askedItem(videos, typeof window === 'undefined' ? '' : window.location.search);
  const { page } = data;
  if (!page) return null;
  const title = asked.state === 'found' ? asked.item.title : page.meta.title;
  return <DocumentHead page={{ ...page, meta: { ...page.meta, title } }} language={pageContext.language} />;
};

export const query = graphql`
  query VideoPage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) { ...DocumentMeta ...PageHead ...PageBody }
    videos: allPage(sort: { path: ASC }, filter: { language: { eq: $language }, key: { regex: "/^cloudtech\\//" } }) {
      nodes { itemId meta { title } ...PageHead sections item }
    }
    others: allPage(sort: { path: ASC }, filter: { language: { eq: $language }, key: { regex: "/^(liveReview|productVideo)\\//" }, itemId: { ne: null } }) {
      nodes { itemId path }
    }
    siteInfo { companyHost }
    texts: allLocale(sort: { ns: ASC }, filter: { language: { eq: $language }, ns: { in: ["common", "page", "list", "video", "downloads"] } }) { nodes { ns data } }
  }
`;
