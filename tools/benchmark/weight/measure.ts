import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, CDPSession } from 'puppeteer';
import type { Site } from './peers';

/** A phone on a slow network: four times slower than this machine, 1.6 Mbit/s, 150 ms to the server and back. */
const throttling = { cpu: 4, bytesPerSecond: (1.6 * 1_000_000) / 8, latency: 150 };
const phone =
  'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
/** Milliseconds of quiet after which a page counts as loaded; what comes later unasked is prefetch. */
const settled = 800;

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
};

const compressed = new Map<Buffer, Buffer>();

/** As every file is served: brotli, level 11; pictures as they are. */
export function brotli(content: Buffer): Buffer {
  const known = compressed.get(content);
  if (known) return known;
  const result = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  compressed.set(content, result);
  return result;
}

/** A site over HTTP/1.1 with keep-alive, the same for all. */
export async function serve({ files }: Site): Promise<{ base: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const address = decodeURIComponent((request.url ?? '/').replace(/\?.*$/, ''));
    const content = files.get(address);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    const extension = /\.(\w+)$/.exec(address)?.[1] ?? '';
    const isPicture = /^(png|webp|jpg|avif|ico)$/.test(extension);
    response.writeHead(200, {
      'Content-Type': types[extension] ?? 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...(isPicture ? {} : { 'Content-Encoding': 'br' }),
    });
    response.end(isPicture ? content : brotli(content));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Fetched {
  address: string;
  type: string;
}

/** One visit. Bytes are those of the files as served; times are milliseconds. */
export interface Visit {
  /** External scripts until the page is quiet, and inline ones that run, both brotli. */
  scripts: number;
  inline: number;
  /** External scripts after the visitor's first move, those before it included. */
  scriptsAfterMove: number;
  html: number;
  /** External stylesheets, and the inline ones, brotli. */
  styles: number;
  inlineStyles: number;
  /** Requests that are neither pictures nor what a browser asks for by itself (icon, manifest). */
  requests: number;
  /** Data fetched unasked before the first move. */
  prefetched: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Blocking time from the first move until the page is quiet again. */
  tbtAfterMove: number;
}

interface Watched {
  lcp: number;
  cls: number;
  long: { at: number; took: number }[];
}

const inlineBytes = (html: string, pattern: RegExp) => {
  const texts = [...html.matchAll(pattern)].map(([, text = '']) => text).join('');
  return texts === '' ? 0 : brotliCompressSync(texts).length;
};

async function quiet(fetched: readonly Fetched[]): Promise<void> {
  for (let before = -1; before !== fetched.length; ) {
    before = fetched.length;
    await new Promise((resolve) => setTimeout(resolve, settled));
  }
}

const blocking = (long: Watched['long'], from: number) =>
  long.filter(({ at }) => at >= from).reduce((sum, { took }) => sum + Math.max(0, took - 50), 0);

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttling.latency,
    downloadThroughput: throttling.bytesPerSecond,
    uploadThroughput: throttling.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling.cpu });
}

/** Visits a page with an empty cache, lets it come to rest, then moves once. */
export async function visit(browser: Browser, { files }: Site, base: string, path: string): Promise<Visit> {
  const context = await browser.createBrowserContext();
  try {
    const tab = await context.newPage();
    await tab.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
    await tab.setUserAgent(phone);
    await throttle(await tab.createCDPSession());
    await tab.evaluateOnNewDocument(() => {
      const watched: Watched = { lcp: 0, cls: 0, long: [] };
      Object.assign(window, { watched });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) watched.lcp = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) watched.cls += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) watched.long.push({ at: entry.startTime, took: entry.duration });
      }).observe({ type: 'longtask', buffered: true });
    });
    const fetched: Fetched[] = [];
    tab.on('requestfinished', (request) => {
      fetched.push({ address: new URL(request.url()).pathname, type: request.resourceType() });
    });
    await tab.goto(base + path, { waitUntil: 'load' });
    await quiet(fetched);
    const read = () => tab.evaluate(() => (window as unknown as { watched: Watched }).watched);
    const before = await read();
    const asked = [...fetched];
    const moved = await tab.evaluate(() => performance.now());
    await tab.touchscreen.tap(195, 500);
    await quiet(fetched);
    const after = await read();
    const size = (list: readonly Fetched[], type: RegExp) =>
      [...new Set(list.filter((file) => type.test(file.type)).map(({ address }) => address))].reduce((sum, address) => {
        const content = files.get(address);
        return sum + (content ? brotli(content).length : 0);
      }, 0);
    const html = files.get(path) ?? Buffer.alloc(0);
    return {
      scripts: size(asked, /^script$/),
      inline: inlineBytes(html.toString(), /<script(?![^>]*(?:\ssrc=|type="(?!module)))[^>]*>([\s\S]*?)<\/script>/g),
      scriptsAfterMove: size(fetched, /^script$/),
      html: brotli(html).length,
      styles: size(asked, /^stylesheet$/),
      inlineStyles: inlineBytes(html.toString(), /<style[^>]*>([\s\S]*?)<\/style>/g),
      requests: asked.filter(({ type }) => !/^(image|manifest|other)$/.test(type)).length,
      prefetched: size(asked, /^(fetch|xhr|prefetch)$/),
      lcp: before.lcp,
      tbt: blocking(before.long, 0),
      cls: before.cls,
      tbtAfterMove: blocking(after.long, moved),
    };
  } finally {
    await context.close();
  }
}
