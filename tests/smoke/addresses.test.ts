import { inChinese } from './journey';
import { base } from './site';
import type { Visitor } from './visitor';

/** The HTML that the host has for a path. */
const htmlOf = async (path: string): Promise<string> => (await fetch(base + path)).text();

/** Answers the address as a host does that finds a page, or the error page, at every spelling: with its HTML, in place. */
async function serveInPlace(visitor: Visitor, asked: string, path: string): Promise<void> {
  const body = await htmlOf(path);
  const { pathname } = new URL(base + asked);

  await visitor.intercept(async (request, url) => {
    if (!request.isNavigationRequest() || url.pathname !== pathname) return false;
    await request.respond({ status: 200, contentType: 'text/html; charset=utf-8', body });
    return true;
  });
}

/** What a visitor reads in the page. */
const textOf = (visitor: Visitor): Promise<string> =>
  visitor.page.$eval('main', (main) => main.innerText.replace(/\s+/g, ' ').trim());

inChinese.onDesktop(
  'a page is whole at whatever address a host serves it, under its own (section 2)',
  async (visitor) => {
    const spellings = [
      ['/product//BCC', '/product/BCC'],
      ['/product%2FBCC', '/product/BCC'],
      ['/%70roduct/BCC', '/product/BCC'],
      ['/Product/bcc', '/product/BCC'],
      ['/product/BCC//', '/product/BCC'],
      ['/en%2Fcase', '/en/case'],
      ['/en//product/BCC', '/en/product/BCC'],
      ['/case%2F', '/case'],
      ['/CASE', '/case'],
      ['/case;x', '/case'],
      ['/case/index.html', '/case'],
    ] as const;

    const texts = new Map<string, string>();
    for (const path of new Set(spellings.map(([, own]) => own))) {
      await visitor.page.evaluateOnNewDocument(() => sessionStorage.clear());
      await visitor.open(path);
      texts.set(path, await textOf(visitor));
    }

    for (const [asked, path] of spellings) {
      await serveInPlace(visitor, asked, path);
      await visitor.open(`${asked}?x=1#y`);
      expect(await visitor.address()).toBe(`${path}?x=1#y`);
      expect(await textOf(visitor)).toBe(texts.get(path));
      visitor.page.removeAllListeners('request');
    }
  },
);
