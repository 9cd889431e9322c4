import { graphql, type PageProps } from 'gatsby';
import { Hero } from '../components/hero';
import { DownloadButton } from '../features/downloads/download-button';
import { textsOf } from '../i18n/texts';
import { Shell } from '../layout/shell';
import { RowAction } from '../sections/listing/listing';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext } from './page-props';

/** A company page or a list of items: a head and sections. A download in a list has a button; bare pages have no header and footer. */
export default function ArticlePage({
  data,
  pageContext,
}: PageProps<Queries.ArticlePageQuery, TemplateContext>) {
  const { page, common, labels } = pageOf(data, pageContext.key);
  const { downloads } = textsOf(data.locales, 'downloads');
  const host = data.siteInfo?.companyHost ?? '';
  const button = ({ download }: Queries.ListEntryFragment) =>
    download && <DownloadButton item={download} host={host} texts={downloads} place="row" />;

  return (
    <Shell texts={common} bare={page.shell === 'bare'}>
      <Hero {...page} breadcrumbsLabel={common.breadcrumbs} />
      <RowAction.Provider value={button}>
        <PageBody page={page} labels={labels} />
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
