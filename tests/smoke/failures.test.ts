import { visitors } from './journey';
import { base, pause } from './site';
import type { Visitor } from './visitor';

/** What says that something did not load. */
const notice = '[role="alert"]:has(> a[href=""])';
/** Everything goes wrong on purpose. */
const broken = visitors({ language: 'zh', expectedProblems: /./ });

/** Paths of the documents that are opened from now on. */
function documents({ page }: Visitor): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Aborts requests for paths that match, until `stop`. */
async function abort(visitor: Visitor, path: RegExp): Promise<{ stop(): void }> {
  let isBroken = true;
  await visitor.intercept(async (request, url) => {
    if (!isBroken || !path.test(url.pathname)) return false;
    await request.abort('connectionreset');
    return true;
  });
  return {
    stop: () => {
      isBroken = false;
    },
  };
}

for (const [part, path] of [
  ['a template', /\/component---/],
  ['the data of a page', /\/page-data\/case\//],
  ['the data of a slice', /\/slice-data\//],
  ['the site’s own script', /\/app-\w+\.js/],
  ['what runs before it', /\/(boot|webpack-runtime)-\w+\.js/],
] as const)
  broken.onDesktop(
    `${part} that does not load leaves a readable page, which offers to reload (section 8)`,
    async (visitor) => {
      const opened = documents(visitor);
      const { stop } = await abort(visitor, path);
      await visitor.read('/case');
      await visitor.firstMove();
      await visitor.shows(notice);
      await pause(1500);
      expect(opened).toEqual(['/case']);
      expect(await visitor.isShown('h1')).toBe(true);
      stop();
      await Promise.all([visitor.page.waitForNavigation(), visitor.page.click(`${notice} a`)]);
      await visitor.firstMove();
      await visitor.until(() => 'ready' in document.documentElement.dataset);
      expect(await visitor.isShown(notice)).toBe(false);
    },
  );

broken.onDesktop('a header whose script does not load leaves a way on (section 8)', async (visitor) => {
  const opened = documents(visitor);
  await abort(visitor, /\/slice---src-chrome-header/);
  await visitor.read('/case');
  await visitor.firstMove();
  await visitor.page.waitForSelector('main [role="alert"] a[href="/"]');
  await pause(1500);
  expect(opened).toEqual(['/case']);
});

visitors({ language: 'zh', expectedProblems: /ERR_INTERNET_DISCONNECTED/ }).onDesktop(
  'without a connection the visitor stays on the page, which says so (section 8)',
  async (visitor) => {
    await visitor.open('/case');
    await visitor.page.setOfflineMode(true);
    await visitor.press('a[href="/product/BCC"]');
    await visitor.shows(notice);
    expect(visitor.address()).toBe('/case');
    await visitor.page.setOfflineMode(false);
    await visitor.follow('/news');
    expect(await visitor.isShown(notice)).toBe(false);
  },
);

broken.onDesktop(
  'a page whose data does not load is opened as a document, query and all (section 8)',
  async (visitor) => {
    await visitor.open('/case');
    await abort(visitor, /page-data\/product\/BCC\//);
    await Promise.all([
      visitor.page.waitForNavigation({ waitUntil: 'domcontentloaded' }),
      visitor.click('/product/BCC?x=1#highlights'),
    ]);
    expect(visitor.address()).toBe('/product/BCC?x=1#highlights');
  },
);

for (const { part, from, to, hasChrome } of [
  { part: 'a section', from: '"kind":"', to: '"kind":"no such kind ', hasChrome: true },
  { part: 'a template', from: '"view":', to: '"sight":', hasChrome: false },
])
  broken.onDesktop(`${part} that fails to render leaves ways on (section 8)`, async (visitor) => {
    await visitor.open('/case');
    await visitor.intercept(async (request, url) => {
      if (url.pathname !== '/page-data/product/BCC/page-data.json') return false;
      const body = (await (await fetch(base + url.pathname)).text()).replaceAll(from, to);
      await request.respond({ status: 200, contentType: 'application/json', body });
      return true;
    });
    await visitor.press('a[href="/product/BCC"]');
    await visitor.leadsTo('/product/BCC');
    await visitor.page.waitForSelector('main [role="alert"] h1');
    const seen = await visitor.page.evaluate(() => ({
      ways: [...document.querySelectorAll('main [role="alert"] a')].map((link) => link.getAttribute('href')),
      header: document.querySelector('header') !== null,
      footer: document.querySelector('footer') !== null,
    }));
    expect(seen).toEqual({ ways: ['', '/'], header: hasChrome, footer: hasChrome });
    await visitor.press('main [role="alert"] a[href="/"]');
    await visitor.leadsTo('/');
    await visitor.until(() => !document.querySelector('main [role="alert"] h1'));
  });
