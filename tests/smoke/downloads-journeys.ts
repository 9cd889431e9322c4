import type { Content } from '../../src/build/content/read';
import { downloaderKeys } from '../../src/config/downloads';
import { languages } from '../../src/config/languages';
import { inLanguage } from '../../src/routes/href';
import type { Journey } from './check';
import {
  apply,
  button,
  comesTrue,
  type Download,
  downloadsOf,
  failureOn,
  leaveRecord,
  loggedOf,
  messagesOn,
  newTabAddress,
  otherTabs,
} from './downloading';
import { leadsTo, withFault } from './form-filling';
import { resultJourneys } from './result-journeys';
import type { Visitor } from './visitor';
import { pause, walker } from './walk';

const brokenOff = /^(console: Failed to load resource|HTTP 5\d\d|request: .*down_record)/;
/** Longer than a second press counts as a part of the first. */
const settled = () => pause(1100);

/** Download gating (specification sections 4 and 8), with what the mock received. */
export function downloadsJourneys(base: string, content: Content): Journey[] {
  const journey = walker(base);
  const all = downloadsOf(content);
  const named = ({ itemKind, language }: Download) => `${itemKind}, in ${language}`;
  /** A visitor of the item's page who has filled in the form before. */
  const registered = async (visitor: Visitor, { kind, item, page }: Download): Promise<string> => {
    const id = await apply(base, kind, item.id);
    await visitor.open(page);
    await leaveRecord(visitor.page, kind, id);
    return id;
  };
  const ofKind = (itemKind: Download['itemKind']): Download => {
    const found = all.find(
      (download) => download.itemKind === itemKind && download.device === 'desktop' && download.language === 'zh',
    );
    if (!found) throw new Error(`no ${itemKind}`);
    return found;
  };
  const [deck, paper, video] = [ofKind('pptdown'), ofKind('whitePaper'), ofKind('cloudtech')];

  return [
    ...all.map((download) =>
      journey(
        `without a record the form opens in a new tab: ${named(download)}`,
        download.device,
        async ({ page, open }, expect) => {
          await open(download.page);
          await page.click(button);
          expect('new tab', await newTabAddress(page, download.form), download.form);
          const [tab] = await otherTabs(page);
          expect('it does not know this page', await tab?.evaluate(() => window.opener), null);
          expect('this page stays', page.url(), base + download.page);
        },
      ),
    ),
    ...all.map((download) =>
      journey(
        `with a record the download is logged and opens: ${named(download)}`,
        download.device,
        async (visitor, expect) => {
          const { page } = visitor;
          const id = await registered(visitor, download);
          await page.click(button);
          if (download.kind === 'cloudtech') {
            await leadsTo(page, download.target);
            await page.waitForSelector('main video');
            expect(
              'h1',
              await page.$eval('h1', (heading) => heading.textContent),
              download.item[download.language].title,
            );
            expect('no new tab', (await otherTabs(page)).length, 0);
          } else expect('new tab', (await newTabAddress(page, download.target)).startsWith(download.target), true);
          const [log, ...more] = await loggedOf(base, id);
          expect('log', [log?.file_id, log?.user_ip, more.length], [String(download.item.id), '203.0.113.7', 0]);
          expect('no message', await messagesOn(page), []);
        },
      ),
    ),
    ...all
      .filter(({ device }) => device === 'desktop')
      .map((download) =>
        journey(
          `status 0: the server’s message, and nothing opens: ${named(download)}`,
          'desktop',
          async (visitor, expect) => {
            const { page } = visitor;
            await visitor.open(download.page);
            // An application that the server does not know.
            await leaveRecord(page, download.kind, '999999');
            await page.click(button);
            expect('message', await failureOn(page), ['未找到您的申请记录，请重新填写下载申请']);
            expect('the tab is closed', (await otherTabs(page)).length, 0);
            expect('this page stays', visitor.address(), download.page);
            const again = await page.$$eval('main a[target="_blank"]', (links) =>
              links.map((link) => link.getAttribute('href')),
            );
            expect('the form is offered', again, [download.form, download.form]);
          },
        ),
      ),
    ...[deck, video].map((download) =>
      journey(
        `an API that is dead: a message, and the next press downloads: ${named(download)}`,
        'desktop',
        async (visitor, expect) => {
          const { page } = visitor;
          const id = await registered(visitor, download);
          const fault = await withFault(page, 'down_record', 'dead');
          await page.click(button);
          expect('message', await failureOn(page), [content.ui.zh.downloads.unanswered]);
          expect('no tab is left', (await otherTabs(page)).length, 0);
          expect('nothing was logged', (await loggedOf(base, id)).length, 0);
          fault.stop();
          await settled();
          await page.click(button);
          if (download.kind === 'cloudtech') await leadsTo(page, download.target);
          else expect('new tab', (await newTabAddress(page, download.target)).startsWith(download.target), true);
          expect('logged once', (await loggedOf(base, id)).length, 1);
        },
        { meant: brokenOff },
      ),
    ),
    journey(
      'HTTP 500 of the log: a message, nothing opens',
      'desktop',
      async (visitor, expect) => {
        const id = await registered(visitor, paper);
        await withFault(visitor.page, 'down_record', 'status500');
        await visitor.page.click(button);
        expect('message', await failureOn(visitor.page), [content.ui.zh.downloads.unanswered]);
        expect('no tab is left', (await otherTabs(visitor.page)).length, 0);
        expect('nothing was logged', (await loggedOf(base, id)).length, 0);
      },
      { meant: brokenOff },
    ),
    journey('a double click logs one download and opens one tab', 'desktop', async (visitor, expect) => {
      const id = await registered(visitor, paper);
      await visitor.page.click(button, { count: 2, delay: 30 });
      await newTabAddress(visitor.page, paper.target);
      await settled();
      expect('log', (await loggedOf(base, id)).length, 1);
      expect('tabs', (await otherTabs(visitor.page)).length, 1);
    }),
    journey(
      'the form, filled in in another tab, opens the download in this one',
      'desktop',
      async (visitor, expect) => {
        const { page } = visitor;
        await visitor.open(paper.page);
        await page.click(button);
        await newTabAddress(page, paper.form);
        const [form] = await otherTabs(page);
        if (!form) throw new Error('no tab');
        const id = await apply(base, paper.kind, paper.item.id);
        await leaveRecord(form, paper.kind, id);
        await form.close();
        await settled();
        await page.click(button);
        expect('new tab', (await newTabAddress(page, paper.target)).startsWith(paper.target), true);
        expect('log', (await loggedOf(base, id)).length, 1);
      },
    ),
    journey('storage blocked by the browser: the form each time', 'desktop', async (visitor, expect) => {
      const { page } = visitor;
      await visitor.before(() => {
        for (const name of ['sessionStorage', 'localStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      });
      await visitor.open(paper.page);
      for (const time of ['first', 'second']) {
        await page.click(button);
        expect(`${time} press`, await newTabAddress(page, paper.form), paper.form);
        for (const tab of await otherTabs(page)) await tab.close();
        await settled();
      }
    }),
    journey(
      'a corrupted record counts as none: the form, and nothing is logged',
      'desktop',
      async (visitor, expect) => {
        const before = await (await fetch(`${base}/__mock/submissions/down_record`)).json();
        await visitor.open(paper.page);
        await visitor.page.evaluate((key) => localStorage.setItem(key, '{"apply_id":{}}'), downloaderKeys.whitepaper);
        await visitor.page.click(button);
        expect('new tab', await newTabAddress(visitor.page, paper.form), paper.form);
        const after = (await (await fetch(`${base}/__mock/submissions/down_record`)).json()) as Record<
          string,
          unknown
        >[];
        expect('nothing of it was logged', after.filter(({ apply_id: id }) => typeof id !== 'string').length, 0);
        expect('the log can be read', Array.isArray(before), true);
      },
    ),
    ...languages.map((language) =>
      journey(`a list has a button for every entry, in ${language}`, 'desktop', async (visitor, expect) => {
        const { page } = visitor;
        await visitor.open(inLanguage('/whitePaper', language));
        expect('buttons', (await page.$$(button)).length, content.items.whitePaper.length);
        const id = await apply(base, 'whitepaper', paper.item.id);
        await leaveRecord(page, 'whitepaper', id);
        await page.$eval(button, (link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await page.click(button);
        const target = `/upload/files/whitePaper/${content.items.whitePaper[0]?.slug}.${language}.`;
        expect('new tab', (await newTabAddress(page, target)).startsWith(target), true);
        expect('log', (await loggedOf(base, id)).length, 1);
        expect('the row’s link is not followed', visitor.address(), inLanguage('/whitePaper', language));
      }),
    ),
    journey(
      'a press before the page’s script has come is kept, and goes through the gate',
      'desktop',
      async (visitor, expect) => {
        const { page } = visitor;
        const id = await registered(visitor, paper);
        await page.goto(base + paper.page);
        await page.click(button);
        expect('new tab', (await newTabAddress(page, paper.target)).startsWith(paper.target), true);
        expect('log', await comesTrue(async () => (await loggedOf(base, id)).length === 1), true);
      },
    ),
    journey(
      'without script the button is a plain link to the form',
      'desktop',
      async ({ page, open }, expect) => {
        await open(paper.page);
        const link = await page.$eval(button, (element) =>
          ['href', 'target', 'rel'].map((name) => element.getAttribute(name)),
        );
        expect('link', link, [paper.form, '_blank', 'noopener']);
      },
      { script: false },
    ),
    ...resultJourneys(base, content),
  ];
}
