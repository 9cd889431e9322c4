import { graphql, type PageProps } from 'gatsby';
import { Hero } from '../components/hero';
import { DownloadButton } from '../features/downloads/download-button';
import { RowAction } from '../features/listing/listing';
import { Newest, newestItem } from '../features/listing/newest';
import { Shell } from '../layout/shell';
import { isSheet } from '../site/covers';
import { articleKinds } from './kinds/article';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext } from './page-props';

/**
 * A company page or a list of items: a head and sections. A download in a list has a button; bare
 * pages have no header and footer.
 */
export default function ArticlePage({
  data,
  pageContext,
}: PageProps<Queries.ArticlePageQuery, TemplateContext>) {
  const page = pageOf(data, pageContext.key);
  const host = data.siteInfo?.companyHost ?? '';
  const button = ({ download }: Queries.ListedItemFragment) =>
    download && <DownloadButton item={download} host={host} place="row" />;

  const newest = newestItem(page.sections);
  const listsAllKinds = page.sections.some(
    (section) => section.__typename === 'ListingSection' && section.of === 'tags',
  );
  // One filled button: that of the page, else that of its newest item, unless the page is about tags.
  const isMain = page.hero.actions.length === 0 && !listsAllKinds;
  const visual = newest && (
    <Newest item={newest} isMain={isMain}>
      {newest.download && (
        <DownloadButton item={newest.download} host={host} place={isMain ? 'head' : 'row'} />
      )}
    </Newest>
  );

  return (
    <Shell bare={page.shell === 'bare'} group={pageContext.group}>
      <Hero {...page} {...(visual && { visual, isWide: isSheet(newest.kind) })} />
      <RowAction.Provider value={button}>
        <PageBody page={page} kinds={articleKinds} />
      </RowAction.Provider>
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query ArticlePage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) {
      ...DocumentMeta
      shell
      ...PageHead
      ...PageBody
    }
    siteInfo { companyHost }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "page", "list", "downloads"] } }
    ) {
      edges { node { ns data language } }
    }
  }
`;
