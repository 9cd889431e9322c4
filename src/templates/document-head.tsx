import { graphql } from 'gatsby';
import { type Language, languageTags } from '../config/languages';

export const metaFragment = graphql`
  fragment DocumentMeta on Page {
    devices
    counterpart
    meta { title description keywords canonical noindex image alternates { language href } }
  }
`;

/** The head of a page: language and devices (read by the guard script), title, description, canonical, hreflang. */
export function DocumentHead({
  page,
  language,
  missing = false,
}: {
  page: Queries.DocumentMetaFragment;
  language: Language;
  /** The answer to an unknown path: tells the guard script to go on to /notFond. */
  missing?: boolean;
}) {
  const { title, description, keywords, canonical, noindex, alternates, image } = page.meta;
  return (
    <>
      <html
        lang={languageTags[language]}
        data-devices={page.devices}
        {...(page.counterpart ? { 'data-counterpart': page.counterpart } : {})}
        {...(missing ? { 'data-missing': '' } : {})}
      />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {alternates.map(({ language: tag, href }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={href} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
