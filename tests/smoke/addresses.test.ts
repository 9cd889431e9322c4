import { inChinese } from './journey';
import { base } from './site';
import type { Visitor } from './visitor';

/**
 * Addresses that some hosts find a page at, and the page's own. More of them:
 * tests/site/page-addresses.test.ts.
 */
const spellings = [
  ['/product//BCC', '/product/BCC'],
  ['/en%2Fcase', '/en/case'],
] as const;

/** Answers these addresses as such a host does: with the page's HTML, in place. */
async function serveInPlace(visitor: Visitor): Promise<void> {
  await visitor.intercept(async (request, url) => {
    const [, path] = spellings.find(([spelling]) => spelling === url.pathname) ?? [];
    if (path === undefined || !request.isNavigationRequest()) return false;

    const body = await (await fetch(base + path)).text();
    await request.respond({ status: 200, contentType: 'text/html; charset=utf-8', body });

    return true;
  });
}

inChinese.onDesktop(
  'a page is whole at whatever address a host serves it, under its own (section 2)',
  async (visitor) => {
    const textOf = () =>
      visitor.page.$eval('main', (main) => main.innerText.replace(/\s+/g, ' ').trim());

    const texts = new Map<string, string>();
    for (const path of new Set(spellings.map(([, path]) => path))) {
      await visitor.open(path);
      texts.set(path, await textOf());
    }

    await serveInPlace(visitor);

    for (const [spelling, path] of spellings) {
      await visitor.open(`${spelling}?x=1#y`);
      expect(await visitor.address()).toBe(`${path}?x=1#y`);
      expect(await textOf()).toBe(texts.get(path));
    }
  },
);

inChinese.onDesktop(
  'the error page offers no address of another host (section 8)',
  async (visitor) => {
    for (const from of ['/.//evil.example/', '//evil.example/', '/\\evil.example/']) {
      await visitor.open(`/notFond?from=${encodeURIComponent(from)}&for=phone`);
      const href = await visitor.page.$eval('main a', (link) => link.href);

      expect(href).toBe(`${base}/evil.example/?device=phone`);
    }
  },
);
