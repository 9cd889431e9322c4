import type { Content } from '../../src/build/content/read';
import { languages } from '../../src/config/languages';
import type { Device } from '../../src/lib/device';
import { inLanguage } from '../../src/routes/href';
import type { Journey } from './check';
import { settled, type Visitor } from './visitor';
import { walker } from './walk';

/** What visitors do on the site; each journey starts with empty storage. */
export function journeys(base: string, content: Content): Journey[] {
  const journey = walker(base);
  /** Waits for a page that is shown without a new document: its address comes before its h1. */
  const shows = (visitor: Visitor, heading = '') =>
    visitor.page
      .waitForFunction((text) => document.querySelector('h1')?.textContent === text, { timeout: 10_000 }, heading)
      .catch(() => {
        throw new Error(`the h1 “${heading}” is not shown`);
      });
  const heading = (visitor: Visitor) => visitor.page.$eval('h1', (element) => element.textContent);
  const both = (make: (device: Device) => Journey): Journey[] => [make('desktop'), make('phone')];
  const firstNews = content.items.news.at(-1);
  const someLink = 'main a[href^="/"]:not([data-devices])';

  return [
    ...both((device) =>
      journey('the language switch keeps path, query and hash', device, async (visitor, expect) => {
        await visitor.open('/product/BCC?from=mail&x=%E4%BA%91#highlights');
        await visitor.page.$eval('[data-language="en"]', (link) => (link as HTMLElement).click());
        await visitor.page.waitForFunction(() => document.documentElement.lang === 'en');
        expect('address', visitor.address(), '/en/product/BCC?from=mail&x=%E4%BA%91#highlights');
        await visitor.page.waitForSelector('h1');
        await shows(visitor, content.pages.get('product/BCC')?.en.hero.heading);
        expect('languagetype', await visitor.page.evaluate(() => sessionStorage.getItem('languagetype')), 'en');
        await visitor.open('/case');
        expect('the remembered language wins over the address', visitor.address(), '/en/case');
      }),
    ),
    journey('?lang=en leads to English and is not seen again', 'desktop', async (visitor, expect) => {
      await visitor.open('/case?lang=en&industry=finance#list');
      expect('address', visitor.address(), '/en/case?industry=finance#list');
      await visitor.open('/en/case?lang=zh-CN');
      expect('back to Chinese', visitor.address(), '/case');
    }),
    journey('?lang=xx changes nothing', 'desktop', async (visitor, expect) => {
      await visitor.open('/case?lang=xx');
      expect('address', visitor.address(), '/case?lang=xx');
      expect('h1', await heading(visitor), content.pages.get('case')?.zh.hero.heading);
    }),
    ...languages.map((language) =>
      journey(
        `an unknown path is answered with 404 and /notFond names it, in ${language}`,
        'desktop',
        async (visitor, expect) => {
          const path = inLanguage('/product/BeyondContainers', language);
          expect('status', (await fetch(base + path)).status, 404);
          await visitor.open(path);
          await visitor.page.waitForFunction(
            (text) => document.querySelector('main [role="status"]')?.textContent?.includes(text),
            {},
            path,
          );
          expect('address', visitor.address(), `${inLanguage('/notFond', language)}?from=${encodeURIComponent(path)}`);
          const near = await visitor.page.$$eval('main [role="status"] a', (links) =>
            links.map((link) => link.getAttribute('href')),
          );
          expect('the nearest page is offered', near[0], inLanguage('/product/BeyondContainer', language));
        },
      ),
    ),
    journey(
      'a page of the other device is offered anyway, and the choice is kept',
      'phone',
      async (visitor, expect) => {
        await visitor.open('/opensource?x=1');
        await visitor.page.waitForSelector('main [role="status"] a');
        await Promise.all([
          visitor.page.waitForNavigation(),
          visitor.page.$eval('main [role="status"] a', (link) => (link as HTMLElement).click()),
        ]);
        await settled(visitor.page);
        expect('address', visitor.address(), '/opensource?x=1&device=desktop');
        await visitor.open('/train');
        expect('the next page too', visitor.address(), '/train');
      },
    ),
    journey('the guard keeps query and hash on the way to the counterpart', 'phone', async (visitor, expect) => {
      await visitor.open('/aboutus/record?year=2020#timeline');
      expect('address', visitor.address(), '/aboutRecord?year=2020#timeline');
    }),
    journey(
      'a crawler is not led away by its device',
      'phone',
      async (visitor, expect) => {
        await visitor.open('/aboutus/record');
        expect('address', visitor.address(), '/aboutus/record');
      },
      {
        userAgent:
          'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      },
    ),
    journey('/product/BeyondFolibrary/en leads to the English page', 'desktop', async (visitor, expect) => {
      await visitor.open('/product/BeyondFolibrary/en');
      expect('address', visitor.address(), '/en/product/BeyondFolibrary');
    }),
    ...both((device) =>
      journey('/news/detail?id= leads to the item, an unknown id says so', device, async (visitor, expect) => {
        await visitor.open(`/news/detail?id=${firstNews?.id}`);
        await visitor.page.waitForFunction((path) => location.pathname === path, {}, `/news/${firstNews?.slug}`);
        await visitor.page.waitForFunction(
          (title) => document.querySelector('h1')?.textContent === title,
          {},
          firstNews?.zh.title,
        );
        await visitor.open('/news/detail?id=%3Cimg%20src=x%20onerror=alert(1)%3E');
        await visitor.page.waitForFunction(() =>
          document.querySelector('main [role="status"]')?.textContent?.includes('<img'),
        );
        expect('markup is text', await visitor.page.$('main [role="status"] img'), null);
      }),
    ),
    ...both((device) =>
      journey('a link is followed without loading the document again; back works', device, async (visitor, expect) => {
        await visitor.open('/');
        await visitor.page.evaluate(() => Object.assign(window, { sameDocument: true }));
        const href = await visitor.page.$eval(someLink, (link) => {
          (link as HTMLElement).click();
          return link.getAttribute('href');
        });
        await visitor.page.waitForFunction(
          (path) => location.pathname + location.hash === path || location.pathname === path?.replace(/#.*/, ''),
          {},
          href,
        );
        await visitor.page.goBack();
        await visitor.page.waitForFunction(() => location.pathname === '/');
        expect('same document', await visitor.page.evaluate(() => 'sameDocument' in window), true);
        await shows(visitor, content.pages.get('home')?.zh.hero.heading);
      }),
    ),
    ...both((device) =>
      journey('storage blocked by the browser breaks nothing', device, async (visitor) => {
        await visitor.before(() => {
          for (const name of ['sessionStorage', 'localStorage'])
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException('denied', 'SecurityError');
              },
            });
        });
        await visitor.open('/product/BCC');
        await visitor.page.$eval('[data-language="en"]', (link) => (link as HTMLElement).click());
        await visitor.page.waitForFunction(() => location.pathname === '/en/product/BCC');
        await shows(visitor, content.pages.get('product/BCC')?.en.hero.heading);
      }),
    ),
    ...languages.flatMap((language) =>
      both((device) =>
        journey(
          `without script the page is read and every menu entry is in it, in ${language}`,
          device,
          async (visitor, expect) => {
            await visitor.open(inLanguage('/product/BKS', language));
            expect('h1', await heading(visitor), content.pages.get('product/BKS')?.[language].hero.heading);
            if (device === 'phone') await visitor.page.goto(`${base}${inLanguage('/product/BKS', language)}#menu`);
            const links = await visitor.page.$$eval('#menu a', (all) => all.length);
            expect('the menu has its links', links > 30, true);
            if (device === 'phone')
              expect(
                'they can be seen',
                await visitor.page.$eval('#menu section a', (link) => link.getBoundingClientRect().height > 0),
                true,
              );
          },
          { script: false },
        ),
      ),
    ),
    journey(
      'the theme follows the system until it is switched, and the choice is kept',
      'desktop',
      async (visitor, expect) => {
        const ground = () => visitor.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
        await visitor.open('/');
        const light = await ground();
        await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
        const dark = await ground();
        expect('dark differs from light', light === dark, false);
        await visitor.page.$eval('header button[title="切换深色或浅色"]', (button) => (button as HTMLElement).click());
        expect('switched to light', await ground(), light);
        await visitor.open('/en/product/BCC');
        expect('kept on the next page', await ground(), light);
      },
    ),
    journey('the section navigation marks where the reader is', 'desktop', async (visitor, expect) => {
      await visitor.open('/product/BKS');
      const marked = () =>
        visitor.page.$eval('main nav [aria-current="location"]', (link) => link.getAttribute('href'));
      await visitor.page.$eval('main nav a[href="#highlights"]', (link) => (link as HTMLElement).click());
      await visitor.page.waitForFunction(
        () => document.querySelector('main nav [aria-current="location"]')?.getAttribute('href') === '#highlights',
      );
      expect('marked', await marked(), '#highlights');
    }),
  ];
}
