import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, KnownDevices } from 'puppeteer';
import { listen, type Running } from '../../mock-api/http';
import { compressible, contentType } from '../../src/build/hosting';

/** A phone on a slow network: a processor four times slower than this machine's, 1.6 Mbit/s, round trips of 150 ms. */
const slow = { cpu: 4, download: 200_000, upload: 200_000, latency: 150 };
/** A page counts as loaded after this many milliseconds without a request. */
const quiet = 1500;

/** A site to measure, with its files by address. */
export interface Site {
  name: string;
  files: Map<string, Buffer>;
}

/** The figures of a visit: brotli bytes of the script files and of the HTML; times in milliseconds. */
export type Visit = Record<'scripts' | 'html' | 'lcp' | 'tbt' | 'cls', number>;

const compressed = new Map<Buffer, Buffer>();

/** Compresses a file once, with brotli at level 11. */
function brotli(content: Buffer): Buffer {
  const result = compressed.get(content) ?? brotliCompressSync(content);
  compressed.set(content, result);
  return result;
}

/** Serves a site as a host would: text compressed, over HTTP/1.1 with keep-alive. */
export const serve = ({ files }: Site): Promise<Running> =>
  listen((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').replace(/\?.*$/, ''));
    const content = files.get(path);
    if (!content) return void response.writeHead(404).end();
    const file = extname(path) === '' ? 'index.html' : path;
    response.setHeader('Content-Type', contentType(file));
    if (!compressible.test(file)) return void response.end(content);
    response.setHeader('Content-Encoding', 'br');
    response.end(brotli(content));
  }, 0);

/** Visits a page with an empty cache, and waits until it's idle. @param address of the page */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.createBrowserContext();
  try {
    const tab = await context.newPage();
    await tab.emulate(KnownDevices['Pixel 5']);
    await tab.emulateNetworkConditions(slow);
    await tab.emulateCPUThrottling(slow.cpu);
    await tab.goto(address, { waitUntil: 'load' });
    await tab.waitForNetworkIdle({ idleTime: quiet });
    const types = [
      'largest-contentful-paint',
      'longtask',
      'layout-shift',
      'resource',
      'navigation',
    ];
    const [paints = [], tasks = [], shifts = [], resources = [], pages = []] = await tab.evaluate(
      (asked) =>
        asked.map((type) => {
          const observer = new PerformanceObserver(() => undefined);
          observer.observe({ type, buffered: true });
          return observer.takeRecords().map((entry) => entry.toJSON());
        }),
      types,
    );
    const sum = (numbers: readonly number[]) =>
      numbers.reduce((total, number) => total + number, 0);
    return {
      scripts: sum(
        resources.filter(({ name }) => /\.js$/.test(name)).map(({ encodedBodySize: size }) => size),
      ),
      html: sum(pages.map(({ encodedBodySize: size }) => size)),
      lcp: paints.at(-1)?.startTime ?? 0,
      tbt: sum(tasks.map(({ duration }) => duration - 50)),
      cls: sum(shifts.map(({ value }) => value)),
    };
  } finally {
    await context.close();
  }
}
