import { videoDetail } from '../../src/site/download-pages';
import { button, download, leaveRecord } from './downloads';
import { expectNoShift, inChinese, onEither } from './journey';
import { content, describeWithMock } from './site';

const videoOf = (id?: number) => `${videoDetail}?id=${id}`;

onEither(
  'a video’s page has a player and a transcript, and nothing moves (section 2)',
  async (visitor) => {
    for (const kind of ['liveReview', 'productVideo'] as const) {
      const [item] = content.items[kind];
      if (!item) throw new Error(`data/items/${kind} has no items`);

      const { title, body } = item[visitor.language];
      await visitor.open(visitor.at(videoOf(item.id)));
      await visitor.page.waitForSelector('main video');

      expect(await visitor.text('h1')).toBe(title);
      expect(await visitor.page.title()).toContain(title);
      expect(await visitor.text('main')).toContain(body[0]?.heading);
      await expectNoShift(visitor);
    }
  },
);

onEither(
  'a technology video offers its form; with a record it never shows it, and nothing moves (section 4)',
  async (visitor) => {
    const { page } = visitor;
    const { target, title, kind, form } = download('cloudtech', visitor.language);

    // Every frame from the address on.
    await visitor.before((css) => {
      const look = () => {
        const link = document.querySelector(css);
        if (link?.checkVisibility({ visibilityProperty: true }))
          Object.assign(window, { isFormSeen: true });
        requestAnimationFrame(look);
      };

      requestAnimationFrame(look);
    }, button);

    const expectPlayer = async () => {
      await page.waitForSelector('main video');

      expect(await visitor.text('h1')).toBe(title);
      expect(await page.evaluate(() => 'isFormSeen' in window)).toBe(false);
      await expectNoShift(visitor);
    };

    await visitor.open(target);
    await visitor.until(() => 'isFormSeen' in window);
    expect(await page.$(`${button}[href="${form}"]`)).not.toBeNull();
    expect(await page.$('main video')).toBeNull();

    await leaveRecord(visitor, kind, '1');
    await visitor.open(target);
    await expectPlayer();

    await visitor.open(visitor.at('/joinus'));
    await visitor.follow(target);
    await expectPlayer();
  },
);

inChinese.onDesktop(
  'an unknown video is named, and the newest ones are listed (section 2)',
  async (visitor) => {
    await visitor.open(videoOf(9999));
    await visitor.says('main [role="status"]', '9999');

    expect(await visitor.page.$('main video')).toBeNull();
    expect(await visitor.page.$$('main li h3 a')).toHaveLength(3);
  },
);

describeWithMock('with the files of the API', () => {
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
    expect(await visitor.page.$eval('main video', (player) => player.textTracks[0]?.mode)).toBe(
      'showing',
    );
  });
});
