import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { consola } from 'consola';
import execa from 'execa';
import puppeteer, { type Browser } from 'puppeteer';
import { root } from './environment';

/** A program that shows pages: where it is looked for, and what it is called by those who install it. */
interface Program {
  /** Where puppeteer keeps it. */
  own(): string;
  /** Where systems keep it. */
  system: readonly string[];
  /** For puppeteer's installer. */
  product: string;
  /** Debian's packages. */
  packages: readonly string[];
  /** The longest that puppeteer's installer may take (ms). */
  limit: number;
}

/** The whole browser: Chromium or Chrome. */
const whole: Program = {
  own: () => puppeteer.executablePath(),
  system: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
  product: 'chrome',
  packages: ['chromium', 'fonts-noto-cjk'],
  limit: 180_000,
};

/** The same engine without the browser around it: pages take it a quarter less time, but it has no window and shows no PDF. */
const shell: Program = {
  own: () => puppeteer.executablePath({ headless: 'shell' }),
  system: ['/usr/bin/chromium-headless-shell'],
  product: 'chrome-headless-shell',
  packages: ['chromium-headless-shell'],
  limit: 60_000,
};

const find = (program: Program): string | null =>
  [program.own(), ...program.system].find((path) => existsSync(path)) ?? null;

/** The browser that is there: the configured one, puppeteer's own, the system's; null if there is none. */
export function findBrowser(): string | null {
  const configured = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (configured && !existsSync(configured))
    throw new Error(`PUPPETEER_EXECUTABLE_PATH=${configured}: there is no such file.`);
  return configured || find(whole);
}

/** The headless shell that is there, unless a browser is configured, which then does everything; null if there is none. */
export const findShell = (): string | null => (process.env.PUPPETEER_EXECUTABLE_PATH ? null : find(shell));

/** Installs by puppeteer's installer, else by the system's package manager; whether it is there then, whoever looks for it sees. */
async function install({ product, packages, limit }: Program): Promise<void> {
  const cli = join(
    dirname(createRequire(join(root, 'package.json')).resolve('puppeteer/package.json')),
    'lib/cjs/puppeteer/node/cli.js',
  );
  const installed = await execa(process.execPath, [cli, 'browsers', 'install', product], {
    reject: false,
    timeout: limit,
    stdin: 'ignore',
  });
  if (installed.exitCode === 0 || !existsSync('/usr/bin/apt-get')) return;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...parameters: string[]) => {
    const [program = '', ...rest] = [...prefix, 'apt-get', ...parameters];
    return execa(program, rest, { reject: false, stdin: 'ignore', env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', ...packages);
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
  await install(whole);
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'No browser could be installed. Install Chromium or Chrome, or name one: PUPPETEER_EXECUTABLE_PATH=/path/to/chrome npm test',
  );
}

/** Finds the headless shell or installs it. @returns its path; null where it cannot be had, or a browser is configured: the browser does without */
export async function ensureShell(): Promise<string | null> {
  if (process.env.PUPPETEER_EXECUTABLE_PATH) return null;
  const found = findShell();
  if (found) return found;
  consola.start('No headless shell found, which is faster than the browser; installing it …');
  await install(shell);
  return findShell();
}

/** Starts a browser or its headless shell, without a window unless asked for one, talking to nobody but the pages it is given. */
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
