import { apply, button, download, expectLogged, expectNewTab, leaveRecord } from './downloads';
import { inChinese, on, onDesktop, onEither } from './journey';
import { shifts } from './look';
import { content, describeWithMock } from './site';
import type { Visitor } from './visitor';

/** Fails for a layout shift since the page was opened; a fraction of a pixel is none. */
const expectNoShift = async ({ page }: Visitor) => {
  const { sum, moved } = await page.evaluate(shifts);
  if (sum > 0.0005) expect(moved).toEqual([]);
};

/** Result pages: which form leads there, on which device, where it ends, and the kind of item offered. */
const handed = [
  { from: '/filedownActivation', device: 'desktop', ends: '/filedownActivation', kind: 'fileDown' },
  { from: '/filedownActivation', device: 'phone', ends: '/fileDownSuccess', kind: 'fileDown' },
  { from: '/reportActivation', device: 'desktop', ends: '/reportActivation', kind: 'report' },
  { from: '/reportActivation', device: 'phone', ends: '/fileDownSuccess', kind: 'report' },
  { from: '/fileDownSuccess', device: 'desktop', ends: '/filedownActivation', kind: 'report' },
  { from: '/whitepaperActivation', device: 'phone', ends: '/whitepaperActivation', kind: 'whitePaper' },
  { from: '/Activation?kind=ppt', device: 'desktop', ends: '/Activation?kind=ppt', kind: 'pptdown' },
  { from: '/Activation?kind=ppt', device: 'phone', ends: '/applysuccess?kind=ppt', kind: 'pptdown' },
] as const;

/** The newest video of each kind. */
const videos = [content.items.liveReview[0], content.items.productVideo[0], content.items.cloudtech[0]];
const videoOf = (id?: number) => `/liveReview/VideoDetail?id=${id}`;

describeWithMock('result pages', () => {
  describe.each(handed)('$from on a $device', ({ from, device, ends, kind }) => {
    on(device)('hands over what was applied for (section 4)', async (visitor) => {
      const item = download(kind, visitor.language);
      const { unregistered, ready } = visitor.ui.results;
      const withType = (address: string) => `${visitor.at(address)}${address.includes('?') ? '&' : '?'}type=${item.id}`;
      await visitor.open(withType(from));
      expect(await visitor.address()).toBe(withType(ends));
      await visitor.says('main', unregistered);
      const id = await apply(item);
      await leaveRecord(visitor, item.kind, id);
      await visitor.open(withType(from));
      await visitor.says('main', item.title);
      expect(await visitor.text('main')).toContain(ready);
      await expectNoShift(visitor);
      await visitor.page.click(button);
      await expectNewTab(visitor, item.target);
      expect(await expectLogged(id)).toMatchObject([{ file_id: String(item.id) }]);
    });
  });

  onDesktop('/Activation hands over a technology video (section 4)', async (visitor) => {
    const item = download('cloudtech', visitor.language);
    const id = await apply(item);
    await visitor.open(visitor.at(`/Activation?kind=cloudtech&type=${item.id}`));
    await leaveRecord(visitor, item.kind, id);
    await visitor.page.waitForSelector(button);
    await visitor.page.click(button);
    await visitor.page.waitForSelector('main video');
    // The address by number has led to the video's own page.
    expect(await visitor.address()).toMatch(new RegExp(`[?&]id=${item.id}$`));
    await expectLogged(id);
  });

  inChinese.onDesktop('a video plays, with its captions', async (visitor) => {
    await visitor.open(videoOf(content.items.liveReview[0]?.id));
    await visitor.page.waitForSelector('main video');
    const seconds = await visitor.page.$eval('main video', async (player) => {
      player.muted = true;
      await player.play();
      await new Promise((resolve) => {
        player.addEventListener('timeupdate', () => player.currentTime > 0 && resolve(null));
      });
      return player.currentTime;
    });
    expect(seconds).toBeGreaterThan(0);
    expect(await visitor.page.$eval('main video', (player) => player.textTracks[0]?.mode)).toBe('showing');
  });
});

describe.each(videos)('VideoDetail?id= of $kind', (item) => {
  onEither('has a player and a transcript (section 2)', async (visitor) => {
    if (!item) throw new Error('a kind of videos has no items');
    const { title, body } = item[visitor.language];
    await visitor.open(visitor.at(videoOf(item.id)));
    if (item.kind === 'cloudtech') {
      // Without a record its page offers the form (section 4).
      const { form } = download('cloudtech', visitor.language);
      await visitor.page.waitForSelector(`${button}[href="${form}"]`);
      expect(await visitor.page.$('main video')).toBeNull();
      await leaveRecord(visitor, 'cloudtech', '1');
      await visitor.open(visitor.at(videoOf(item.id)));
    }
    await visitor.page.waitForSelector('main video');
    expect(await visitor.text('h1')).toBe(title);
    expect(await visitor.page.title()).toContain(title);
    expect(await visitor.text('main')).toContain(body[0]?.heading);
    // The player takes the place of the form, which is not as high.
    if (item.kind !== 'cloudtech') await expectNoShift(visitor);
  });
});

inChinese.onDesktop(
  'VideoDetail with an unknown id says so and lists the newest videos (section 2)',
  async (visitor) => {
    await visitor.open('/liveReview/VideoDetail?id=9999');
    await visitor.says('main [role="status"]', '9999');
    expect(await visitor.page.$('main video')).toBeNull();
    expect(await visitor.page.$$('main li h3 a')).toHaveLength(3);
  },
);
