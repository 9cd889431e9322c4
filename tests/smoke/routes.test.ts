import {
  blockStorage,
  inChinese,
  onDesktop,
  onEither,
  onPhone,
  visitors,
  withoutScript,
} from './journey';
import { base, content } from './site';
import type { Visitor } from './visitor';

/** The English page of BCC, shown without a new document: its address comes before its heading. */
const showsEnglishBCC = async (visitor: Visitor) => {
  await visitor.leadsTo('/en/product/BCC');
  await visitor.says('h1', content.pages.get('product/BCC')?.en.hero.heading ?? '');
};

inChinese.onEither(
  'the language switch keeps path, query and hash, and back its page (sections 3 and 4)',
  async (visitor) => {
    const queryAndHash = '?from=mail&x=%E4%BA%91#highlights';
    await visitor.open(`/product/BCC${queryAndHash}`);
    await visitor.press('[data-language="en"]');
    await showsEnglishBCC(visitor);

    expect(await visitor.address()).toBe(`/en/product/BCC${queryAndHash}`);
    expect(await visitor.page.evaluate(() => sessionStorage.getItem('languagetype'))).toBe('en');

    await visitor.settled();
    await visitor.travel(-1);
    await visitor.until(
      (expected) => location.href.endsWith(expected),
      `/product/BCC${queryAndHash}`,
    );

    await visitor.follow('/case');
    expect(await visitor.address()).toBe('/case');

    await visitor.press('[data-language="en"]');
    await visitor.leadsTo('/en/case');
    await visitor.settled();

    await visitor.open('/case');
    // The stored language wins over the address.
    expect(await visitor.address()).toBe('/en/case');
  },
);

onDesktop(
  'an unknown path gets HTTP 404, and /notFond names it (sections 2 and 8)',
  async (visitor) => {
    const path = visitor.at('/product/BeyondContainers');
    expect((await fetch(base + path)).status).toBe(404);

    await visitor.open(path);
    await visitor.says('main [role="status"]', path);
    expect(await visitor.address()).toBe(
      `${visitor.at('/notFond')}?from=${encodeURIComponent(path)}`,
    );

    const nearest = await visitor.page.$eval('main [role="status"] a', (link) =>
      link.getAttribute('href'),
    );
    expect(nearest).toBe(visitor.at('/product/BeyondContainer'));

    // Whatever the address is, it is a text.
    await visitor.open(
      `${visitor.at('/notFond')}?from=${encodeURIComponent('/<img src=x onerror=alert(1)>')}`,
    );
    await visitor.says('main [role="status"]', '<img');
    expect(await visitor.page.$('main [role="status"] img')).toBeNull();
  },
);

onPhone(
  '/consultsuccess, which differs from another address by its case, takes a query (section 2)',
  async (visitor) => {
    const address = visitor.at('/consultsuccess?source=product%2FBCC&x=%25');
    await visitor.open(address);
    expect(await visitor.address()).toBe(address);

    await visitor.says(
      'h1',
      content.pages.get('phone/consultsuccess')?.[visitor.language].hero.heading ?? '',
    );
    expect(
      await visitor.page.$eval('header [data-page]', (list) => list.getAttribute('data-page')),
    ).toBe('/consultsuccess');
  },
);

onEither(
  'a click leads to this device’s page, its item, query and hash kept (section 2)',
  async (visitor) => {
    const isPhone = visitor.device === 'phone';
    const [item] = content.items.case;
    const [otherPath, ownPath] = isPhone
      ? ['/aboutus/record', '/aboutRecord']
      : ['/aboutRecord', '/aboutus/record'];
    const withoutCounterpart = visitor.at(
      isPhone ? '/tags?filter=a' : '/product/BeyondStage?filter=a',
    );

    await visitor.open(visitor.at('/joinus'));
    for (const [from, to] of [
      [visitor.at(`${otherPath}?year=2020#timeline`), visitor.at(`${ownPath}?year=2020#timeline`)],
      [visitor.at(`/caseDetailPhone?id=${item?.id}`), visitor.at(`/case/${item?.slug}`)],
      [visitor.at('/resource?a=1'), visitor.at('/report?a=1')],
      [
        withoutCounterpart,
        `${visitor.at('/notFond')}?from=${encodeURIComponent(withoutCounterpart)}&for=${isPhone ? 'desktop' : 'phone'}`,
      ],
    ] as const) {
      await visitor.click(from);
      await visitor.until((expected) => location.href.endsWith(expected), to);
      await visitor.settled();
    }
  },
);

onPhone(
  'a phone has a way to training, open source, topics, decks, videos and files (section 2)',
  async (visitor) => {
    const { page } = visitor;
    const ways = {
      topics: 'phone/topics',
      pptdown: 'pptFrom',
      cloudtech: 'cloudtechForm',
      fileDown: 'fileDown/from',
    };

    await visitor.open(visitor.at('/report'));
    // They may be below the viewport, where they have not faded in yet.
    for (const path of Object.keys(ways))
      expect(await page.$eval(`main a[href$="/${path}"]`, (link) => link.checkVisibility())).toBe(
        true,
      );
    for (const path of ['train', 'opensource'])
      expect(
        await page.$eval(`#menu a[href$="/${path}"]`, (link) =>
          link.closest('[data-devices="desktop"]'),
        ),
      ).toBeNull();

    // One guard leads the way to each of them (tests/layout/before-paint.test.tsx).
    for (const [path, way] of Object.entries({
      pptdown: ways.pptdown,
      train: 'phone/train',
    })) {
      await visitor.open(visitor.at(`/${path}?x=1`));
      expect(await visitor.address()).toBe(visitor.at(`/${way}?x=1`));
      expect(
        await page.$eval(
          'main a[href]',
          () => document.querySelectorAll('main form, main h2').length,
        ),
      ).toBeGreaterThan(0);
    }

    const file = content.items.fileDown.at(-1);
    await visitor.open(visitor.at(`/fileDown?id=${file?.id}`));
    expect(await visitor.value('main form select[name="file_id"]')).toBe(String(file?.id));
  },
);

inChinese.onEither(
  'query addresses lead to the item; an unknown id is named (section 2)',
  async (visitor) => {
    for (const [address, items] of [
      ['/news/detail', content.items.news],
      ['/caseDetailPhone', content.items.case],
    ] as const) {
      const item = items.at(-1);
      await visitor.open(`${address}?id=${item?.id}`);
      await visitor.leadsTo(`/${item?.kind}/${item?.slug}`);
      await visitor.says('h1', item?.zh.title ?? '');
      // Firefox reports page data that is cut off when the page is left.
      await visitor.settled();
    }

    await visitor.open('/news/detail?id=%3Cimg%20src=x%20onerror=alert(1)%3E');
    await visitor.says('main [role="status"]', '<img');

    expect(await visitor.page.$('main [role="status"] img')).toBeNull();
  },
);

inChinese.onEither('storage blocked by the browser breaks nothing', async (visitor) => {
  await blockStorage(visitor);
  await visitor.open('/product/BCC?lang=en');
  await showsEnglishBCC(visitor);
  await visitor.press('[data-language="zh"]');
  await visitor.leadsTo('/product/BCC');
});

withoutScript.onEither(
  'without script the hash of the compatibility page leaves the rows of its product',
  async (visitor) => {
    await visitor.open(visitor.at('/compatibility#BCC'));

    const shownRows = () =>
      visitor.page.$$eval('main [data-row]', (rows) => [
        ...new Set(
          rows.filter((row) => row.checkVisibility()).map((row) => row.getAttribute('data-row')),
        ),
      ]);

    expect(await shownRows()).toEqual(['BCC']);

    // By keyboard: the page may still be scrolling to its hash, and a click would miss the link.
    await visitor.page.focus('main nav a[href="#matrix"]');
    await visitor.page.keyboard.press('Enter');
    expect((await shownRows()).length).toBeGreaterThan(20);
  },
);

visitors({ language: 'zh', needs: 'media' }).onDesktop(
  'the theme follows the system until it is switched, and the choice is kept',
  async (visitor) => {
    const { theme, themes } = content.ui.zh.header;
    const ground = () =>
      visitor.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const system = (value: string) =>
      visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);

    await system('light');
    await visitor.open('/');

    const light = await ground();
    await system('dark');
    expect(await ground()).not.toBe(light);

    // First to the other one, so that every first press is seen.
    for (const next of ['light', 'dark', 'system', 'light'] as const) {
      await visitor.press(`header button[title^="${theme}"]`);
      await visitor.says('header [aria-live]', theme + themes[next]);

      expect([await visitor.stored('theme'), (await ground()) === light]).toEqual([
        next,
        next === 'light',
      ]);
    }

    await visitor.open('/en/product/BCC');
    expect(await ground()).toBe(light);
  },
);

inChinese.onDesktop(
  'the section navigation marks where the reader is (section 2)',
  async (visitor) => {
    await visitor.open('/product/BKS');
    await visitor.press('main nav a[href="#highlights"]');
    await visitor.page.waitForSelector('main nav [href="#highlights"][aria-current="location"]');
  },
);
