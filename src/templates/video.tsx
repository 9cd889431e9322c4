import { graphql, type PageProps } from 'gatsby';
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
import { untilAsked, useAskedItem } from '../hooks/use-asked-item';
import { fill, textsOf } from '../i18n/texts';
import { unmarked } from '../lib/line-breaks';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext, viewOf } from './page-props';

/**
 * `/liveReview/VideoDetail?id=`: plays a video of any kind, with its transcript. Technology videos play only here, for whoever has sent
 * their form, which it offers to others (specification section 4); search engines index each video's own page.
 */
export default function VideoPage({ data, pageContext, location }: PageProps<Queries.VideoPageQuery, TemplateContext>) {
  const { view, common, labels } = pageOf(data, pageContext.key);
  const { video: texts, downloads } = textsOf(data.texts.nodes, 'video', 'downloads');
  const host = data.siteInfo?.companyHost ?? '';
  const videos = useMemo(
    () =>
      data.videos.nodes.map((node) => {
        const page = viewOf(node.view);
        return { id: page.item?.id ?? 0, href: node.path, title: node.meta.title, page };
      }),
    [data],
  );
  const asked = useAskedItem(videos, location.search);
  const shown = asked.state === 'found' ? asked.item : null;
  const gated = shown?.page.item?.download ?? null;
  const isOpen = useRegistration(gated?.kind ?? null, location.key);
  useDocumentTitle(shown?.title ?? null);

  return (
    <Shell context={pageContext} texts={common}>
      <div className={untilAsked(isOpen === null ? { state: 'waiting' } : asked)}>
        {shown?.page.item ? (
          <>
            <VideoHead
              {...shown.page}
              breadcrumbsLabel={common.breadcrumbs}
              picture={
                <Player
                  key={shown.href}
                  {...shown.page.item}
                  title={unmarked(shown.page.hero.heading)}
                  host={host}
                  language={pageContext.language}
                  texts={texts}
                  isLocked={!isOpen}
                />
              }
            >
              {gated && !isOpen && <DownloadButton item={gated} host={host} texts={downloads} />}
              <ItemFacts item={shown.page.item} labels={labels} />
            </VideoHead>
            <Sections sections={shown.page.sections} labels={labels} />
          </>
        ) : (
          <Hero {...view} breadcrumbsLabel={common.breadcrumbs}>
            <Notice text={asked.state === 'unknown' ? fill(labels.unknownItem, { id: asked.id }) : null} />
          </Hero>
        )}
        <PageBody view={view} labels={labels} newest={3} />
      </div>
    </Shell>
  );
}

/**
 * Overrides the document's title while the page is shown. Gatsby writes the static title after hydration, hence the observer.
 * @param title null keeps the static one
 */
function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const keep = () => {
      if (document.title !== title) document.title = title;
    };
    keep();
    const observer = new MutationObserver(keep);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query VideoPage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) { ...DocumentMeta view }
    videos: allPage(sort: { path: ASC }, filter: { language: { eq: $language }, key: { regex: "/^(liveReview|productVideo|cloudtech)\\/(?!VideoDetail)/" } }) {
      nodes { path meta { title } view }
    }
    siteInfo { companyHost }
    texts: allLocale(sort: { ns: ASC }, filter: { language: { eq: $language }, ns: { in: ["common", "page", "list", "video", "downloads"] } }) { nodes { ns data } }
  }
`;
