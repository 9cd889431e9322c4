import { graphql, type HeadProps } from 'gatsby';
import { jsonFeedPath, markdownPath } from '../site/href';
import { conventions, type Language, languages, languageTags } from '../site/languages';
import font from '../styles/inter.woff2';
import type { TemplateContext } from './page-props';

export const fragments = graphql`
  fragment DocumentMeta on Page {
    devices
    counterpart
    meta {
      title
      description
      keywords
      canonical
      noindex
      image
      published
      modified
      siteName
      structuredData
      feed { ...Link }
      alternates { language href }
    }
  }
`;

/** Open Graph wants a territory with the language. */
const openGraphLocale = (language: Language): string =>
  conventions[language].locale.replace('-', '_');

/**
 * What `html` says of a page's address, for the guard script and for hydration.
 * @param address null for the page that a host answers an unknown path with
 */
export const addressAttributes = (address: string | null) =>
  address === null ? { 'data-missing': '' } : { 'data-path': encodeURI(address) };

interface OpenGraphProps {
  meta: Queries.DocumentMetaFragment['meta'];
  language: Language;
}

/** What other sites show of a page that is shared. */
function OpenGraph({ meta, language }: OpenGraphProps) {
  const { title, description, canonical, noindex, published, modified, siteName, image } = meta;
  const translations = noindex ? [] : languages.filter((other) => other !== language);

  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      {published && <meta property="article:published_time" content={published} />}
      {modified && <meta property="article:modified_time" content={modified} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {translations.map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
      ))}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

interface OtherFormsProps {
  meta: Queries.DocumentMetaFragment['meta'];
}

/**
 * Links to the page's canonical address, its translations, its Markdown, and the feeds of its list.
 */
function OtherForms({ meta }: OtherFormsProps) {
  const { canonical, noindex, alternates, feed } = meta;

  return (
    <>
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {!noindex && (
        <link
          rel="alternate"
          type="text/markdown"
          href={markdownPath(new URL(canonical).pathname)}
        />
      )}
      {feed && (
        <>
          <link rel="alternate" type="application/rss+xml" title={feed.label} href={feed.href} />
          <link
            rel="alternate"
            type="application/feed+json"
            title={feed.label}
            href={jsonFeedPath(feed.href)}
          />
        </>
      )}
    </>
  );
}

/**
 * The head of a page. The guard script reads the address, language and devices of its `html`
 * element.
 */
export function DocumentHead({
  page,
  language,
  address,
}: {
  page: Queries.DocumentMetaFragment;
  language: Language;
  address: string | null;
}) {
  const { title, description, keywords, structuredData } = page.meta;

  return (
    <>
      <html
        // In the browser it stays (gatsby-browser.tsx): Gatsby drops what a head sets for a frame,
        // and lines would move.
        lang={typeof window === 'undefined' ? languageTags[language] : undefined}
        {...addressAttributes(address)}
        data-devices={page.devices}
        {...(page.counterpart ? { 'data-counterpart': page.counterpart } : {})}
      />
      <title>{title}</title>
      <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <OtherForms meta={page.meta} />
      <OpenGraph meta={page.meta} language={language} />
      {structuredData !== null && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON escaped by the build (src/gatsby/pages/structured-data.ts)
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
      )}
    </>
  );
}

/** The `Head` of a template. */
export const PageHead = ({
  data,
  pageContext,
}: HeadProps<{ page: Queries.DocumentMetaFragment | null }, TemplateContext>) =>
  data.page && (
    <DocumentHead page={data.page} language={pageContext.language} address={pageContext.address} />
  );
