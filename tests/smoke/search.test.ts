import { inChinese, onDesktop, withoutScript } from './journey';
import { shifts } from './look';
import { pause } from './site';
import type { Visitor } from './visitor';

const input = 'main input[name="query"]';
const result = '#results h3 a';
const alert = '#results [role="alert"]';
/** The input of the header's search box. */
const field = '[aria-controls="header-search-suggestions"]';

/** Waits for the first result. */
const firstIs = (visitor: Visitor, href: string) =>
  visitor.until((css, wanted) => document.querySelector(css)?.getAttribute('href') === wanted, result, href);

/** Answers requests for paths that match with a broken JSON file, until `stop`. */
async function breakFile(visitor: Visitor, path: RegExp, body: string): Promise<{ stop(): void }> {
  let isBroken = true;
  await visitor.intercept(async (request, url) => {
    if (!isBroken || !path.test(url.pathname)) return false;
    await request.respond({ status: 200, contentType: 'application/json', body });
    return true;
  });
  return {
    stop: () => {
      isBroken = false;
    },
  };
}

inChinese.onEither('results show while typing; back from a page leads to the same place', async (visitor) => {
  const { page } = visitor;
  await visitor.open('/search');
  await page.type(input, 'GPU 切分');
  await firstIs(visitor, '/product/ACE');
  await page.type(input, ' ');
  await visitor.until(() => location.search.startsWith('?query=GPU'));
  await visitor.until((css) => document.querySelectorAll(css).length > 4, result);
  await visitor.scrollTo(500);
  const place = await page.evaluate(() => window.scrollY);
  const heading = await visitor.text('h1');
  const path = await page.$$eval(result, (links) => {
    const link = links.at(-1) as HTMLAnchorElement;
    link.click();
    return link.pathname;
  });
  await visitor.leadsTo(path);
  await visitor.until((text) => document.querySelector('h1')?.textContent !== text, heading);
  await page.goBack();
  await firstIs(visitor, '/product/ACE');
  await visitor.until((top) => Math.abs(window.scrollY - top) < 5, place);
  expect((await visitor.value(input)).trim()).toBe('GPU 切分');
});

onDesktop('an address with a query shows its results and moves nothing', async (visitor) => {
  await visitor.open(`${visitor.at('/search')}?query=kubernetes&kind=products`);
  await visitor.page.waitForSelector(result);
  await pause(500);
  expect(await visitor.page.$$('#results [aria-pressed="true"]')).toHaveLength(1);
  expect((await visitor.page.evaluate(shifts)).sum).toBeLessThan(0.02);
});

inChinese.onPhone('a hot search and a pinyin search, in one document', async (visitor) => {
  await visitor.open('/search');
  await visitor.press('main a[href*="query="]');
  await visitor.page.waitForSelector(result);
  await visitor.page.$eval(input, (element) => {
    (element as HTMLInputElement).value = '';
  });
  await visitor.page.type(input, 'fuwuwangge');
  await firstIs(visitor, '/product/BeyondMesh');
});

inChinese.onDesktop('arrow keys lead into the results, Enter follows', async (visitor) => {
  await visitor.open('/en/search');
  await visitor.page.type(input, 'load balancer');
  await firstIs(visitor, '/en/product/BeyondCube');
  await visitor.page.keyboard.press('ArrowDown');
  await visitor.page.keyboard.press('Enter');
  await visitor.leadsTo('/en/product/BeyondCube');
});

withoutScript.onDesktop('without script the form leads to the directory of the site', async (visitor) => {
  const search = visitor.at('/search');
  await visitor.open(search);
  await visitor.page.type(input, 'kubernetes');
  await Promise.all([visitor.page.waitForNavigation(), visitor.page.keyboard.press('Enter')]);
  expect(visitor.address()).toBe(`${search}?query=kubernetes`);
  expect((await visitor.page.$$('#pages a')).length).toBeGreaterThan(60);
});

inChinese.onDesktop('an index that cannot be loaded is reported, and tried again', async (visitor) => {
  const broken = await breakFile(visitor, /\/search\/zh\.json$/, '{"version":1');
  await visitor.open('/search?query=GPU');
  await visitor.page.waitForSelector(`${alert} button`);
  broken.stop();
  await visitor.page.click(`${alert} button`);
  await visitor.page.waitForSelector(result);
  expect(await visitor.page.$(alert)).toBeNull();
});

inChinese.onPhone('without its texts titles are still found; that is reported, and tried again', async (visitor) => {
  const broken = await breakFile(visitor, /\/search\/en\.texts\./, '<!doctype html>');
  await visitor.open('/en/search?query=kubernetes');
  await visitor.page.waitForSelector(result);
  await visitor.page.waitForSelector(`${alert} button`);
  broken.stop();
  await visitor.page.click(`${alert} button`);
  await visitor.until((css) => !document.querySelector(css), alert);
  expect(await visitor.page.$(result)).not.toBeNull();
});

onDesktop('suggestions of the header are silent if the index is broken', async (visitor) => {
  await breakFile(visitor, /\/search\/(zh|en)\./, '{"version":1}');
  await visitor.open(visitor.at('/case'));
  await visitor.press(`header :has(> div ${field}) > button`);
  await visitor.until((css) => document.activeElement?.matches(css), field);
  await visitor.page.keyboard.type('gpu');
  await visitor.page.waitForNetworkIdle({ idleTime: 300 });
  expect(await visitor.page.$$('#header-search-suggestions [role="option"]')).toEqual([]);
  await visitor.page.keyboard.press('Enter');
  await visitor.until(() => location.search === '?query=gpu');
});

inChinese.onDesktop('markup in the address is text, and leads nowhere (section 5)', async (visitor) => {
  const query = '"><img src=x onerror="document.title=1"><script>document.title=2</script>\u202e容器';
  await visitor.open(`/search?query=${encodeURIComponent(query)}`);
  await visitor.until(() => (document.querySelector('#results')?.textContent ?? '').length > 20);
  await pause(500);
  expect(await visitor.page.$$('#results img, #results script')).toEqual([]);
  expect(await visitor.page.title()).not.toMatch(/^[12]$/);
  expect(await visitor.value(input)).toBe(query);
});
