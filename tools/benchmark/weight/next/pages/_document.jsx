import { Head, Html, Main, NextScript } from 'next/document';
import vendor from '../../../../../data/vendor.json';
import { failureScript } from '../../../../../src/chrome/failure-script';
import { guardScript } from '../../../../../src/chrome/guard-script';
import { crawlerPattern, phonePattern } from '../../../../../src/lib/device';

/** What gatsby-ssr.tsx does for the site, but for the script that waits: Next.js runs its own at once. */
export default function Document() {
  return (
    <Html lang="zh-CN" data-devices="both">
      <Head>
        <script dangerouslySetInnerHTML={{ __html: guardScript(phonePattern, crawlerPattern, vendor.poster) }} />
        <script dangerouslySetInnerHTML={{ __html: failureScript() }} />
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
