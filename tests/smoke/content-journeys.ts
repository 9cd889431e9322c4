import type { Content } from '../../src/build/content/read';
import { languages } from '../../src/config/languages';
import { newsFeedPath } from '../../src/routes/feeds';
import { inLanguage } from '../../src/routes/href';
import type { Journey } from './check';
import { walker } from './walk';

/** What readers of the news do with their feed. */
export const contentJourneys = (base: string, content: Content): Journey[] =>
  languages.map((language) =>
    walker(base)(
      `the news list leads to its feed, which is RSS with every item, in ${language}`,
      'desktop',
      async ({ page, open, address }, expect) => {
        await open(inLanguage('/news', language));
        const path = newsFeedPath(language);
        expect(
          'the head names',
          await page.$eval('link[type="application/rss+xml"]', (link) => link.getAttribute('href')),
          path,
        );
        const [response] = await Promise.all([
          page.waitForNavigation({ timeout: 10_000 }),
          page.$eval(`main a[href="${path}"]`, (link) => (link as HTMLElement).click()),
        ]);
        expect('opened', address(), path);
        expect('served as XML', /\bxml\b/.test(response?.headers()['content-type'] ?? ''), true);
        expect('items', (await response?.text())?.match(/<item>/g)?.length, content.items.news.length);
      },
    ),
  );
