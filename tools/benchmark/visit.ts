import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, KnownDevices } from 'puppeteer';
import { listen, type Running } from '../../mock-api/http';

/** A phone on a slow network: a processor four times slower than this machine's, 1.6 Mbit/s, round trips of 150 ms. */
const slow = { cpu: 4, download: 200_000, upload: 200_000, latency: 150 };
/** A page counts as loaded after this many milliseconds without a request. */
const quiet = 1500;

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };

/** A site to measure, with its files by address. */
export interface Site {
  name: string;
  files: Map<string, Buffer>;
}

/** The figures of a visit: brotli bytes of HTML and of all scripts, inline ones included; times in milliseconds. */
export interface Visit {
  scripts: number;
  html: number;
  lcp: number;
  tbt: number;
  cls: number;
}

const compressed = new Map<Buffer, Buffer>();

/** Compresses a file as a host would, with brotli at level 11. */
function brotli(content: Buffer): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const result = compressed.get(content) ?? brotliCompressSync(content, { params });
  compressed.set(content, result);
  return result;
}

/** Serves a site as a host would: text compressed, over HTTP/1.1 with keep-alive. */
export const serve = ({ files }: Site): Promise<Running> =>
  listen((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').replace(/\?.*$/, ''));
    const content = files.get(path);
    if (!content) return void response.writeHead(404).end();
    const extension = /\.(\w+)$/.exec(path)?.[1] ?? '';
    const isPacked = /^(png|webp|woff2|ico)$/.test(extension);
    response.setHeader('Content-Type', types[extension] ?? 'text/html; charset=utf-8');
    if (!isPacked) response.setHeader('Content-Encoding', 'br');
    response.end(isPacked ? content : brotli(content));
  }, 0);

type Timings = Pick<Visit, 'lcp' | 'tbt' | 'cls'>;
declare global {
  interface Window {
    timings: Timings;
  }
}

/** Runs in the page: records its timings from the start. */
function watch(): void {
  const timings: Timings = { lcp: 0, tbt: 0, cls: 0 };
  window.timings = timings;
  const observe = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    timings.lcp = startTime;
  });
  observe('longtask', ({ duration }) => {
    timings.tbt += duration - 50;
  });
  observe('layout-shift', ({ value = 0 }) => {
    timings.cls += value;
  });
}

/** Visits a page with an empty cache, and waits until it's idle. */
export async function visit(browser: Browser, { files }: Site, base: string, path: string): Promise<Visit> {
  const context = await browser.createBrowserContext();
  try {
    const tab = await context.newPage();
    await tab.emulate(KnownDevices['Pixel 5']);
    await tab.emulateNetworkConditions(slow);
    await tab.emulateCPUThrottling(slow.cpu);
    // tsx adds calls of this helper to functions; the page lacks it.
    await tab.evaluateOnNewDocument('globalThis.__name = (value) => value');
    await tab.evaluateOnNewDocument(watch);
    const fetched = new Set<string>();
    tab.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') fetched.add(new URL(request.url()).pathname);
    });
    await tab.goto(base + path, { waitUntil: 'load' });
    await tab.waitForNetworkIdle({ idleTime: quiet });
    const html = files.get(path) ?? Buffer.alloc(0);
    const inline = [
      ...html.toString().matchAll(/<script(?![^>]*(?: src=| type="(?!module)))[^>]*>([\s\S]+?)<\/script>/g),
    ];
    const scripts = [
      ...inline.map(([, code = '']) => Buffer.from(code)),
      ...[...fetched].flatMap((address) => files.get(address) ?? []),
    ];
    return {
      scripts: scripts.reduce((sum, script) => sum + brotli(script).length, 0),
      html: brotli(html).length,
      ...(await tab.evaluate(() => window.timings)),
    };
  } finally {
    await context.close();
  }
}
