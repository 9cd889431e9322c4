import { backToTopAfter } from '../../src/config/constants';
import { newsFeedPath } from '../../src/routes/href';
import { inChinese, onDesktop, onEither, onPhone, withoutScript } from './journey';
import { base, content, pause } from './site';
import type { Visitor } from './visitor';

const scrollTop = (visitor: Visitor) => visitor.page.evaluate(() => Math.round(window.scrollY));

onEither('a route change goes to the top, focuses the heading and announces the title (section 2)', async (visitor) => {
  const { page } = visitor;
  await visitor.open(visitor.at('/product/BCC'));
  await visitor.scrollTo(900);
  await visitor.follow(visitor.at('/product/BKS'));
  expect(await scrollTop(visitor)).toBe(0);
  expect(await visitor.focused('tagName')).toBe('H1');
  await visitor.until(() => document.querySelector('#arrival[role="status"]')?.textContent === document.title);
  // One announcement is enough.
  expect(await visitor.isShown('#gatsby-announcer')).toBe(false);
  await page.goBack();
  await visitor.until(() => window.scrollY > 0);
  await pause(200);
  expect(Math.abs((await scrollTop(visitor)) - 900)).toBeLessThan(10);
  await page.goForward();
  await visitor.until(() => window.scrollY === 0);
  expect(await visitor.focused('tagName')).toBe('H1');
});

inChinese.onDesktop('a hash of another page jumps to its element and focuses it (section 2)', async (visitor) => {
  await visitor.open('/');
  await visitor.follow('/product/BKS#highlights');
  expect(await visitor.focused('id')).toBe('highlights');
  const top = await visitor.page.$eval('#highlights', (element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(300);
});

inChinese.onDesktop('a page that is loaded again is at its top after the first move (section 2)', async (visitor) => {
  await visitor.open('/case');
  await visitor.scrollTo(700);
  await visitor.open('/case');
  await pause(300);
  expect(await scrollTop(visitor)).toBe(0);
});

inChinese.onEither('a move while the page is loading still gets its script loaded (section 8)', async (visitor) => {
  const { page } = visitor;
  await visitor.before(() => {
    addEventListener('pointerover', () => (document.documentElement.dataset.moved ??= document.readyState), true);
  });
  await visitor.intercept(async (request) => {
    if (request.resourceType() === 'image') await request.abort('aborted');
    else if (request.isNavigationRequest())
      await request.continue({ headers: { ...request.headers(), 'accept-encoding': 'identity' } });
    else return false;
    return true;
  });
  // The page, some 100 kB uncompressed, takes a second.
  await page.emulateNetworkConditions({ download: 100_000, upload: 100_000, latency: 0 });
  const isThere = page.goto(`${base}/product/BCC`, { waitUntil: 'domcontentloaded' }).then(() => true);
  for (let place = 1; !(await Promise.race([isThere, pause(50)])); place += 1) await page.mouse.move(place, 200);
  await page.emulateNetworkConditions(null);
  expect(await page.evaluate(() => document.documentElement.dataset.moved)).toBe('loading');
  await visitor.settled();
});

inChinese.onDesktop('a link twice is one navigation; a link to the open page is none (section 8)', async (visitor) => {
  const { page } = visitor;
  const entries = () => page.evaluate(() => history.length);
  await visitor.open('/');
  const before = await entries();
  await page.$eval('a[href="/case"]', (link) => {
    (link as HTMLElement).click();
    (link as HTMLElement).click();
  });
  await visitor.leadsTo('/case');
  await pause(500);
  expect(await entries()).toBe(before + 1);
  await visitor.scrollTo(500);
  await visitor.press('a[href="/case"]');
  await visitor.until(() => window.scrollY === 0);
  expect(await entries()).toBe(before + 1);
});

inChinese.onEither(
  `back to top appears after ${backToTopAfter} px and moves the focus (section 9)`,
  async (visitor) => {
    const button = 'aside > button';
    await visitor.open('/product/BCC');
    expect(await visitor.isShown(button)).toBe(false);
    await visitor.scrollTo(backToTopAfter);
    expect(await visitor.isShown(button)).toBe(false);
    await visitor.scrollTo(backToTopAfter + 20);
    await visitor.scrollTo(backToTopAfter + 1);
    await visitor.shows(button);
    await pause(400);
    await visitor.page.click(button);
    await visitor.until(() => window.scrollY === 0);
    expect(await visitor.focused('tagName')).toBe('H1');
    await visitor.hides(button);
  },
);

for (const [width, size] of [
  [320, 320 / 7.5],
  [390, 52],
  [749, 749 / 7.5],
  [750, 100],
  [1199, 100],
  [1200, 16],
  [1920, 16],
] as const)
  onPhone(`at ${width} px the root font is ${size.toFixed(1)} px and nothing is wider (section 9)`, async (visitor) => {
    await visitor.resize({ width, height: 800 });
    await visitor.open(visitor.at('/product/BCC'));
    const seen = await visitor.page.evaluate(() => ({
      font: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    }));
    expect(seen).toEqual({ font: expect.closeTo(size, 1), overflow: 0 });
  });

inChinese.onDesktop(
  'motion elements are visible or hidden by their place in the viewport (section 2)',
  async (visitor) => {
    const { page } = visitor;
    await visitor.open('/product/BCC');
    const last = () => page.$$eval('main .motion', (all) => (all.at(-1) as HTMLElement).dataset.visible);
    const become = (visible: string) =>
      visitor.until(
        (wanted) =>
          [...document.querySelectorAll<HTMLElement>('main .motion')].every(
            ({ dataset }, index) => index < 3 || dataset.visible === wanted,
          ),
        visible,
      );
    expect(await last()).toBe('false');
    await visitor.scrollTo(await page.evaluate(() => document.documentElement.scrollHeight));
    await become('true');
    await visitor.scrollTo(0);
    await become('false');
    await visitor.follow('/product/BKS');
    expect(await last()).toBe('false');
  },
);

withoutScript.onPhone('hotlines and QR code open without script (section 2)', async (visitor) => {
  await visitor.open(visitor.at('/product/BCC'));
  await visitor.page.click('aside summary');
  const seen = await visitor.page.$eval('aside details', (details) => ({
    phones: [...details.querySelectorAll('a[href^="tel:"]')].filter((link) => link.checkVisibility()).length,
    codes: [...details.querySelectorAll('svg[role="img"]')].map((code) => Boolean(code.getAttribute('aria-label'))),
    consult: details.querySelector('a[href$="/consult"]')?.checkVisibility(),
  }));
  expect(seen).toEqual({ phones: 2, codes: [true], consult: true });
});

inChinese.onDesktop('Escape and a click beside it close the contact widget (section 2)', async (visitor) => {
  const { page } = visitor;
  const isOpen = () => page.$eval('aside details', (details) => details.open);
  await visitor.open('/product/BCC');
  await page.click('aside summary');
  await page.focus('aside details a');
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
  expect(await visitor.focused('tagName')).toBe('SUMMARY');
  await page.click('aside summary');
  await page.mouse.click(200, 400);
  expect(await isOpen()).toBe(false);
  await page.emulateMediaType('print');
  expect(await visitor.isShown('aside details')).toBe(false);
  await page.emulateMediaType('screen');
  await visitor.open('/PrivacyPolicy');
  expect(await page.$('aside details')).toBeNull();
});

onDesktop('the news list leads to its feed, which is RSS with every item', async (visitor) => {
  const path = newsFeedPath(visitor.language);
  await visitor.open(visitor.at('/news'));
  expect(await visitor.page.$eval('link[type="application/rss+xml"]', (link) => link.getAttribute('href'))).toBe(path);
  const [response] = await Promise.all([visitor.page.waitForNavigation(), visitor.press(`main a[href="${path}"]`)]);
  expect(visitor.address()).toBe(path);
  expect(response?.headers()['content-type']).toMatch(/\bxml\b/);
  expect((await response?.text())?.match(/<item>/g)).toHaveLength(content.items.news.length);
});
