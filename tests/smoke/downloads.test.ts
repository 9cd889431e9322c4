import { downloaderKeys } from '../../src/config/downloads';
import {
  apply,
  button,
  type Download,
  devicesOf,
  download,
  downloadableKinds,
  expectLogged,
  expectMessage,
  expectNewTab,
  leaveRecord,
  logged,
} from './downloads';
import { withFault } from './forms';
import { blockStorage, visitors, withoutScript } from './journey';
import { base, content, describeWithMock, pause } from './site';
import type { Visitor } from './visitor';

const [deck, paper, video] = [download('pptdown'), download('whitePaper'), download('cloudtech')];
const { unanswered } = content.ui.zh.downloads;
const inEither = visitors({ opensFiles: true });
const files = visitors({ language: 'zh', opensFiles: true });
const broken = visitors({
  language: 'zh',
  opensFiles: true,
  expectedProblems: /^(console: Failed to load resource|HTTP 5\d\d|request: .*down_record)/,
});
/** A second press within a second counts as a part of the first. */
const afterDoubleClick = () => pause(1100);

/** Opens an item's page as a visitor who has filled in its form. @returns the application's id */
async function openRegistered(visitor: Visitor, item: Download): Promise<string> {
  const id = await apply(item);
  await visitor.open(item.page);
  await leaveRecord(visitor, item.kind, id);
  return id;
}
/** Waits until a download is there: a file in a new tab, a video in this one. */
const opens = (visitor: Visitor, { kind, target }: Download) =>
  kind === 'cloudtech' ? visitor.leadsTo(target) : expectNewTab(visitor, target);

describeWithMock('download gating', () => {
  describe.each(downloadableKinds)('%s', (kind) => {
    for (const device of devicesOf(kind)) {
      inEither.on(device)('without a record the form opens in a new tab (sections 4 and 6)', async (visitor) => {
        const { page, form } = download(kind, visitor.language);
        await visitor.open(page);
        await visitor.page.click(button);
        await expectNewTab(visitor, form);
        const [tab] = await visitor.otherTabs();
        expect(await tab?.evaluate(() => window.opener)).toBeNull();
        expect(visitor.address()).toBe(page);
      });

      inEither.on(device)('with a record the download is logged and opens (sections 4 and 7)', async (visitor) => {
        const item = download(kind, visitor.language);
        const id = await openRegistered(visitor, item);
        await visitor.page.click(button);
        await opens(visitor, item);
        if (item.kind === 'cloudtech') {
          await visitor.page.waitForSelector('main video');
          expect(await visitor.text('h1')).toBe(item.title);
          expect(await visitor.otherTabs()).toEqual([]);
        }
        expect(await expectLogged(id)).toMatchObject([{ file_id: String(item.id), user_ip: '203.0.113.7' }]);
        expect(await visitor.page.$$('[role="alert"] p')).toEqual([]);
      });
    }

    inEither.onDesktop('status 0 shows the server’s message, and nothing opens (sections 4 and 8)', async (visitor) => {
      const item = download(kind, visitor.language);
      await visitor.open(item.page);
      // An application that the server does not know.
      await leaveRecord(visitor, item.kind, '999999');
      await visitor.page.click(button);
      await expectMessage(visitor, '未找到您的申请记录，请重新填写下载申请');
      expect(visitor.address()).toBe(item.page);
      const offered = await visitor.page.$$eval('main a[target="_blank"]', (links) =>
        links.map((link) => link.getAttribute('href')),
      );
      expect(offered).toEqual([item.form, item.form]);
    });
  });

  for (const item of [deck, video])
    broken.onDesktop(`if the API is dead the next press downloads: ${item.itemKind}`, async (visitor) => {
      const id = await openRegistered(visitor, item);
      const fault = await withFault(visitor, 'down_record', 'dead');
      await visitor.page.click(button);
      await expectMessage(visitor, unanswered);
      expect(await logged(id)).toEqual([]);
      fault.stop();
      await afterDoubleClick();
      await visitor.page.click(button);
      await opens(visitor, item);
      await expectLogged(id);
    });

  broken.onDesktop('HTTP 500 of the log is a message, and nothing opens', async (visitor) => {
    const id = await openRegistered(visitor, paper);
    await withFault(visitor, 'down_record', 'status500');
    await visitor.page.click(button);
    await expectMessage(visitor, unanswered);
    expect(await logged(id)).toEqual([]);
  });

  files.onDesktop('a double click logs one download and opens one tab', async (visitor) => {
    const id = await openRegistered(visitor, paper);
    await visitor.page.click(button, { count: 2, delay: 30 });
    await expectNewTab(visitor, paper.target);
    await afterDoubleClick();
    await expectLogged(id);
    expect(await visitor.otherTabs()).toHaveLength(1);
  });

  files.onDesktop('the form, filled in in another tab, opens the download in this one', async (visitor) => {
    await visitor.open(paper.page);
    await visitor.page.click(button);
    await expectNewTab(visitor, paper.form);
    const [form] = await visitor.otherTabs();
    if (!form) throw new Error('no tab');
    const id = await apply(paper);
    await leaveRecord({ page: form }, paper.kind, id);
    await form.close();
    await afterDoubleClick();
    await visitor.page.click(button);
    await expectNewTab(visitor, paper.target);
    await expectLogged(id);
  });

  files.onDesktop('storage blocked by the browser means the form each time', async (visitor) => {
    await blockStorage(visitor);
    await visitor.open(paper.page);
    for (let presses = 0; presses < 2; presses += 1) {
      await visitor.page.click(button);
      await expectNewTab(visitor, paper.form);
      for (const tab of await visitor.otherTabs()) await tab.close();
      await afterDoubleClick();
    }
  });

  files.onDesktop('a corrupted record counts as none: the form opens, and nothing is logged', async (visitor) => {
    await visitor.open(paper.page);
    await visitor.page.evaluate((key) => localStorage.setItem(key, '{"apply_id":{}}'), downloaderKeys.whitepaper);
    await visitor.page.click(button);
    await expectNewTab(visitor, paper.form);
    const all: { apply_id: unknown }[] = await (await fetch(`${base}/__mock/submissions/down_record`)).json();
    expect(all.filter(({ apply_id: id }) => typeof id !== 'string')).toEqual([]);
  });

  inEither.onDesktop('a list has a button for every entry', async (visitor) => {
    const item = download('whitePaper', visitor.language);
    const list = visitor.at('/whitePaper');
    await visitor.open(list);
    expect(await visitor.page.$$(button)).toHaveLength(content.items.whitePaper.length);
    const id = await apply(item);
    await leaveRecord(visitor, item.kind, id);
    await visitor.page.$eval(button, (link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await visitor.page.click(button);
    await expectNewTab(visitor, item.target);
    await expectLogged(id);
    // The row's own link is not followed.
    expect(visitor.address()).toBe(list);
  });

  files.onDesktop('a press before the page’s script is there is kept, and goes through the gate', async (visitor) => {
    const id = await openRegistered(visitor, paper);
    await visitor.page.goto(base + paper.page);
    await visitor.page.click(button);
    await expectNewTab(visitor, paper.target);
    await expectLogged(id);
  });
});

withoutScript.onDesktop('without script the download button is a plain link to the form', async (visitor) => {
  await visitor.open(download('whitePaper', visitor.language).page);
  const link = await visitor.page.$eval(button, (element) =>
    ['href', 'target', 'rel'].map((name) => element.getAttribute(name)),
  );
  expect(link).toEqual([download('whitePaper', visitor.language).form, '_blank', 'noopener']);
});
