import { Head, Html, Main, NextScript } from 'next/document';

/** Does what gatsby-ssr.tsx does for the site, except that Next.js runs its scripts immediately. */
export default function Document() {
  return (
    <Html lang="zh-CN" data-devices="both">
      <Head>
        <script dangerouslySetInnerHTML={{ __html: process.env.BEFORE_PAINT }} />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
