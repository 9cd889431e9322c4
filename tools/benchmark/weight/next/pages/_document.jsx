import { Head, Html, Main, NextScript } from 'next/document';

/** What gatsby-ssr.tsx does for the site, except that Next.js runs its scripts at once. */
export default function Document() {
  return (
    <Html lang="zh-CN" data-devices="both">
      <Head>
        <script dangerouslySetInnerHTML={{ __html: process.env.BEFORE_PAINT }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
