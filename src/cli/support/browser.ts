import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { consola } from 'consola';
import execa from 'execa';
import puppeteer, { type Browser } from 'puppeteer';
import { root } from './environment';

/** Where systems keep Chromium or Chrome. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that is there: the configured one, puppeteer's own, the system's; null if there is none. */
export function findBrowser(): string | null {
  const configured = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (configured && !existsSync(configured)) throw new Error(`PUPPETEER_EXECUTABLE_PATH=${configured}: there is no such file.`);
  const candidates = [configured, puppeteer.executablePath(), ...systemBrowsers];
  return candidates.find((path) => path !== undefined && existsSync(path)) ?? null;
}

/**
 * Finds a browser or installs one: by puppeteer's installer, else by the system's package manager.
 * @returns its path
 * @throws Error that says in one line what to do
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;

  consola.start('No browser found; installing one …');
  const cli = join(dirname(createRequire(join(root, 'package.json')).resolve('puppeteer/package.json')), 'lib/cjs/puppeteer/node/cli.js');
  const installed = await execa(process.execPath, [cli, 'browsers', 'install', 'chrome'], {
    reject: false,
    timeout: 180_000,
    stdin: 'ignore',
  });
  if (installed.exitCode === 0) {
    const own = findBrowser();
    if (own) return own;
  }
  if (existsSync('/usr/bin/apt-get')) {
    const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = (...parameters: string[]) => {
      const [program = '', ...rest] = [...prefix, 'apt-get', ...parameters];
      return execa(program, rest, { reject: false, stdin: 'ignore', env: { DEBIAN_FRONTEND: 'noninteractive' } });
    };
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk');
    const system = findBrowser();
    if (system) return system;
  }
  throw new Error(
    'No browser could be installed. Install Chromium or Chrome, or name one: PUPPETEER_EXECUTABLE_PATH=/path/to/chrome npm test',
  );
}

/** Starts the browser, without a window unless asked for one, talking to nobody but the pages it is given. */
export const launchBrowser = (executablePath: string, { isHeadful = false } = {}): Promise<Browser> =>
  puppeteer.launch({
    executablePath,
    headless: !isHeadful,
    args: [
      // Chromium refuses its sandbox to root, as in most containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // The tabs of one visitor share a process, which starts once.
      '--process-per-site',
      '--hide-scrollbars',
      // Each costs the time of what is needed: processes in advance, for a page or for what the browser shows around it, and documents kept for going back to, which
      // nobody does who goes from page to page.
      '--disable-features=SpareRendererForSitePerProcess,PreloadTopChromeWebUI,WebUIOmniboxPopup,InitialWebUI,TabHoverCardImages,BackForwardCache',
    ],
  });
