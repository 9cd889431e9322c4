import type { Content, Item } from '../../src/build/content/read';
import type { DownloadKind } from '../../src/config/downloads';
import { languages } from '../../src/config/languages';
import type { Device } from '../../src/lib/device';
import { inLanguage } from '../../src/routes/href';
import type { Journey } from './check';
import { apply, button, leaveRecord, loggedOf, newTabAddress } from './downloading';
import { walker } from './walk';

/** Sum of the layout shifts that a visitor has seen since the page was opened. */
const shiftOn = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    // As for every page (pages.ts), a fraction of a pixel is no move.
    setTimeout(() => resolve(sum > 0.0005 ? sum : 0), 50);
  });

/** The pages that forms lead to, and the page that plays videos. */
export function resultJourneys(base: string, content: Content): Journey[] {
  const journey = walker(base);
  const { report, fileDown, whitePaper, pptdown, cloudtech, liveReview, productVideo } = content.items;
  const [aReport, aFile, aPaper, aDeck, aTech] = [report[0], fileDown[0], whitePaper[0], pptdown[0], cloudtech[0]];
  if (!aReport || !aFile || !aPaper || !aDeck || !aTech) throw new Error('a kind of downloads has no items');

  /** What a form leads to, on which device, where that ends, and what is handed over there. */
  const handed: readonly [from: string, device: Device, ends: string, kind: DownloadKind, item: Item][] = [
    [`/filedownActivation?type=${aFile.id}`, 'desktop', '/filedownActivation', 'file', aFile],
    [`/filedownActivation?type=${aFile.id}`, 'phone', '/fileDownSuccess', 'file', aFile],
    [`/reportActivation?type=${aReport.id}`, 'desktop', '/reportActivation', 'file', aReport],
    [`/reportActivation?type=${aReport.id}`, 'phone', '/fileDownSuccess', 'file', aReport],
    [`/fileDownSuccess?type=${aReport.id}`, 'desktop', '/filedownActivation', 'file', aReport],
    [`/whitepaperActivation?type=${aPaper.id}`, 'phone', '/whitepaperActivation', 'whitepaper', aPaper],
    [`/Activation?kind=ppt&type=${aDeck.id}`, 'desktop', '/Activation', 'ppt', aDeck],
    [`/Activation?kind=ppt&type=${aDeck.id}`, 'phone', '/applysuccess', 'ppt', aDeck],
  ];

  return [
    ...languages.flatMap((language) =>
      handed.map(([from, device, ends, kind, item]) =>
        journey(`${inLanguage(from, language)} hands over what was applied for`, device, async (visitor, expect) => {
          const { page } = visitor;
          await visitor.open(inLanguage(from, language));
          const query = from.slice(from.indexOf('?'));
          expect('address', visitor.address(), inLanguage(ends, language) + query);
          await page.waitForFunction(
            (text) => document.querySelector('main')?.textContent?.includes(text),
            {},
            content.ui[language].results.unregistered,
          );
          const id = await apply(base, kind, item.id);
          await leaveRecord(page, kind, id);
          await visitor.open(inLanguage(from, language));
          await page.waitForFunction(
            (text) => document.querySelector('main')?.textContent?.includes(text),
            {},
            item[language].title,
          );
          expect(
            'ready',
            await page.$eval(
              'main',
              (main, text) => main.textContent?.includes(text),
              content.ui[language].results.ready,
            ),
            true,
          );
          expect('nothing moved', await page.evaluate(shiftOn), 0);
          await page.click(button);
          const file = `/upload/files/${item.kind}/${item.slug}.${language}.`;
          expect('new tab', (await newTabAddress(page, file)).startsWith(file), true);
          expect(
            'log',
            (await loggedOf(base, id)).map(({ file_id: logged }) => logged),
            [String(item.id)],
          );
        }),
      ),
    ),
    ...languages.map((language) =>
      journey(`/Activation hands over a technology video, in ${language}`, 'desktop', async (visitor, expect) => {
        const { page } = visitor;
        const id = await apply(base, 'cloudtech', aTech.id);
        await visitor.open(inLanguage(`/Activation?kind=cloudtech&type=${aTech.id}`, language));
        await leaveRecord(page, 'cloudtech', id);
        await page.waitForSelector(button);
        await page.click(button);
        await page.waitForSelector('main video');
        expect('address', visitor.address(), inLanguage(`/liveReview/VideoDetail?id=${aTech.id}`, language));
        expect('log', (await loggedOf(base, id)).length, 1);
      }),
    ),
    ...(['desktop', 'phone'] as const).map((device) =>
      journey(
        'an unknown number on a result page is named as text, and the lists are offered',
        device,
        async (visitor, expect) => {
          await visitor.open('/whitepaperActivation?type=%3Cimg%20src=x%20onerror=alert(1)%3E');
          await visitor.page.waitForFunction(() =>
            document.querySelector('main [role="status"]')?.textContent?.includes('<img'),
          );
          expect('list', (await visitor.page.$$('main nav a[href="/whitePaper"]')).length > 0, true);
        },
      ),
    ),
    ...languages.flatMap((language) =>
      [liveReview[0], productVideo[0], aTech].flatMap((item) =>
        (['desktop', 'phone'] as const).map((device) =>
          journey(`VideoDetail?id= plays ${item?.kind}, in ${language}`, device, async (visitor, expect) => {
            if (!item) throw new Error('no videos');
            const { page } = visitor;
            await visitor.open(inLanguage(`/liveReview/VideoDetail?id=${item.id}`, language));
            await page.waitForSelector('main video');
            expect('h1', await page.$eval('h1', (heading) => heading.textContent), item[language].title);
            expect('title', await page.evaluate((text) => document.title.includes(text), item[language].title), true);
            const player = await page.$eval('main video', (video) => [
              video.controls,
              video.autoplay,
              video.preload,
              video.querySelectorAll('track').length,
            ]);
            expect('player', player, [true, false, 'none', 1]);
            const [chapter] = item[language].body;
            expect(
              'transcript',
              await page.$eval('main', (main, text) => main.textContent?.includes(text), chapter?.heading ?? ''),
              true,
            );
            expect('nothing moved', await page.evaluate(shiftOn), 0);
          }),
        ),
      ),
    ),
    journey('a video plays, and a part of it can be asked for', 'desktop', async (visitor, expect) => {
      const { page } = visitor;
      await visitor.open(`/liveReview/VideoDetail?id=${aTech.id}`);
      await page.waitForSelector('main video');
      const address = await page.$eval('main video source', (source) => (source as HTMLSourceElement).src);
      const part = await fetch(address, { headers: { Range: 'bytes=0-99' } });
      expect(
        'part',
        [part.status, part.headers.get('content-type'), part.headers.get('content-length')],
        [206, 'video/mp4', '100'],
      );
      const seconds = await page.$eval('main video', async (video) => {
        video.muted = true;
        await video.play();
        await new Promise((resolve) => {
          video.addEventListener('timeupdate', () => video.currentTime > 0 && resolve(null));
        });
        return video.currentTime;
      });
      expect('it has begun', seconds > 0, true);
      expect('captions', await page.$eval('main video', (video) => video.textTracks[0]?.mode), 'showing');
    }),
    journey(
      'VideoDetail without a video of this number says so and lists the videos',
      'desktop',
      async (visitor, expect) => {
        await visitor.open('/liveReview/VideoDetail?id=9999');
        await visitor.page.waitForFunction(() =>
          document.querySelector('main [role="status"]')?.textContent?.includes('9999'),
        );
        expect('no player', await visitor.page.$('main video'), null);
        expect('the newest three', (await visitor.page.$$('main li h3 a')).length, 3);
      },
    ),
  ];
}
