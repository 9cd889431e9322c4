import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, HTTPRequest } from 'puppeteer';
import { listen } from '../../../mock-api/http';
import { createMockApi } from '../../../mock-api/server';
import { createSiteHandler } from '../../../src/cli/support/site-server';
import type { Language } from '../../../src/config/languages';
import { inLanguage } from '../../../src/routes/href';
import { weightOf } from './server';

/** A file that a page asked for; its weight in bytes (gzip). */
export interface Download {
  name: string;
  bytes: number;
}

/** What the search costs on the built site. */
export interface PageCost {
  /** What the first result takes: chunks of the engine and the first file of its index. */
  before: Download[];
  /** What comes afterwards: the rest of the engine and of the index. */
  after: Download[];
  /** What of it the pages ask for before the visitor types; nothing, that is. */
  unasked: string[];
}

const input = 'main input[name="query"]';
const settle = () => new Promise((resolve) => setTimeout(resolve, 1500));

/**
 * Visits the built site as a visitor would who opens the home page, then `/search`, and types. Proves what the first result takes: whatever is asked for after
 * the first file of the index has come is held back until the result is there.
 */
export async function measurePage(
  browser: Browser,
  root: string,
  language: Language,
  query: string,
): Promise<PageCost> {
  if (!existsSync(join(root, 'public/search/index.html'))) throw new Error('The site is not built: npm run build');
  const mock = createMockApi({ root });
  const site = createSiteHandler(join(root, 'public'));
  const server = await listen((request, response) => mock.handler(request, response, () => site(request, response)), 0);
  const page = await (await browser.createBrowserContext()).newPage();
  try {
    const early: string[] = [];
    const pending: Promise<Download>[] = [];
    const held: HTTPRequest[] = [];
    let phase: 'loading' | 'typing' | 'holding' | 'finishing' = 'loading';
    let before: Promise<Download>[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (phase === 'loading') early.push(new URL(request.url()).pathname);
      if (phase === 'holding') held.push(request);
      else void request.continue();
    });
    page.on('response', (response) => {
      const name = new URL(response.url()).pathname;
      // Pictures are no part of the search.
      if (phase === 'loading' || !/\.(js|json)$/.test(name)) return;
      if (name === `/search/${language}.json`) phase = 'holding';
      pending.push(response.buffer().then((content) => ({ name, bytes: weightOf(name, content) })));
    });
    await page.goto(server.address + inLanguage('/', language));
    await settle();
    await page.goto(server.address + inLanguage('/search', language));
    // The page's own script begins when the visitor does something.
    await page.focus(input);
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    await settle();
    phase = 'typing';
    await page.type(input, query);
    await page.waitForSelector('#results h3 a');
    before = pending.splice(0);
    phase = 'finishing';
    for (const request of held) void request.continue();
    await page.waitForResponse((response) => response.url().includes('.texts.'));
    await settle();
    const [first, rest] = [await Promise.all(before), await Promise.all(pending)];
    return {
      before: first,
      after: rest,
      unasked: early.filter((name) => [...first, ...rest].some((file) => file.name === name)),
    };
  } finally {
    await page.browserContext().close();
    await server.close();
  }
}
