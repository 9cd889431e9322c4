import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { languageTags } from '../site/languages';
import { openPage } from '../site/open-page';
import { addressAttributes } from './document-head';
import type { TemplateContext } from './page-props';

type Context = TemplateContext & { to: string };

/** A redirect, for hosts that have no redirects of their own. */
export default function RedirectPage({
  data,
  pageContext: { to },
}: PageProps<Queries.RedirectPageQuery, Context>) {
  useEffect(
    () => openPage(to + window.location.search + window.location.hash, { replace: true }),
    [to],
  );

  return (
    <main>
      <h1>
        <a href={to}>{data.page?.meta.title}</a>
      </h1>
    </main>
  );
}

export const Head = ({
  data,
  pageContext: { language, address, to },
}: HeadProps<Queries.RedirectPageQuery, Context>) => (
  <>
    <html lang={languageTags[language]} {...addressAttributes(address)} />
    <title>{data.page?.meta.title}</title>
    <meta name="robots" content="noindex" />
    <meta httpEquiv="refresh" content={`0;url=${to}`} />
  </>
);

export const query = graphql`
  query RedirectPage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) {
      meta { title }
    }
  }
`;
