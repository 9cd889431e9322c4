import {
  afterDoubleClick,
  apply,
  button,
  type Download,
  download,
  downloadableKinds,
  expectLogged,
  expectNewTab,
  leaveRecord,
} from './downloads';
import { inChinese, on, onDesktop, onEither } from './journey';
import { shifts } from './look';
import { base, content, describeWithMock } from './site';
import type { Visitor } from './visitor';
import { devices } from './visits';

const paper = download('whitePaper');

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
    onEither('without a record the form opens in a new tab (sections 4 and 6)', async (visitor) => {
      const { page, form } = download(kind, visitor.language);
      await visitor.open(page);
      await visitor.page.click(button);
      await expectNewTab(visitor, form);
      const [tab] = await visitor.otherTabs();
      expect(await tab?.evaluate(() => window.opener)).toBeNull();
      expect(await visitor.address()).toBe(page);
    });

    onEither('with a record the download is logged and opens (sections 4 and 7)', async (visitor) => {
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
  });

  describe.each(devices)('a technology video on a %s', (device) => {
    on(device)('with a record shows no form, and nothing moves (section 4)', async (visitor) => {
      const { page } = visitor;
      const { target, kind } = download('cloudtech', visitor.language);
      // Every frame from the address on.
      await visitor.before((css) => {
        const look = () => {
          const form = document.querySelector(css);
          if (form?.checkVisibility({ visibilityProperty: true })) Object.assign(window, { isFormSeen: true });
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }, button);
      const seen = async () => {
        await page.waitForSelector('main video');
        return { isFormSeen: await page.evaluate(() => 'isFormSeen' in window), ...(await page.evaluate(shifts)) };
      };
      const still = { isFormSeen: false, sum: 0, moved: [] };
      await visitor.open(target);
      await visitor.until(() => 'isFormSeen' in window);
      await leaveRecord(visitor, kind, '1');
      await visitor.open(target);
      expect(await seen()).toEqual(still);
      await visitor.open(visitor.at('/joinus'));
      await visitor.follow(target);
      expect(await seen()).toEqual(still);
    });
  });

  inChinese.onDesktop('the form, filled in in another tab, opens the download in this one', async (visitor) => {
    await visitor.open(paper.page);
    await visitor.page.click(button);
    await expectNewTab(visitor, paper.form);
    const [form] = await visitor.otherTabs();
    if (!form) throw new Error('no tab');
    const id = await apply(paper);
    await leaveRecord({ page: form }, paper.kind, id);
    await form.close();
    await afterDoubleClick(visitor);
    await visitor.page.click(button);
    await expectNewTab(visitor, paper.target);
    await expectLogged(id);
  });

  onEither('the construction guide of the artifact repository passes the gate (section 2)', async (visitor) => {
    const item = content.items.fileDown.find(({ slug }) => slug === 'folibrary-construction-guide');
    const form = visitor.at(`/fileDown/from?type=${item?.id}`);
    await visitor.open(visitor.at('/product/BeyondFolibrary'));
    await visitor.page.click(`${button}[href="${form}"]`);
    await expectNewTab(visitor, form);
    for (const tab of await visitor.otherTabs()) await tab.close();
    const id = await apply({ kind: 'file', id: item?.id ?? 0 });
    await leaveRecord(visitor, 'file', id);
    await afterDoubleClick(visitor);
    await visitor.page.click(`${button}[href="${form}"]`);
    await expectNewTab(visitor, `/upload/files/fileDown/${item?.slug}.${visitor.language}.`);
    expect(await expectLogged(id)).toMatchObject([{ file_id: String(item?.id) }]);
  });

  onDesktop('a list has a button for every entry', async (visitor) => {
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
    expect(await visitor.address()).toBe(list);
  });

  inChinese.onDesktop(
    'a press before the page’s script is there is kept, and goes through the gate',
    async (visitor) => {
      const id = await openRegistered(visitor, paper);
      await visitor.page.goto(base + paper.page);
      await visitor.page.click(button);
      await expectNewTab(visitor, paper.target);
      await expectLogged(id);
    },
  );
});
