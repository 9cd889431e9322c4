import { existsSync } from 'node:fs';
import { consola } from 'consola';
import puppeteer, { type Browser } from 'puppeteer';
import { run } from '../../src/cli/support/run';

interface Program {
  own(): string;
  system: readonly string[];
  packages: readonly string[];
}

/** What the tests drive, by the names of puppeteer's installer. */
const programs = {
  chrome: {
    own: () => puppeteer.executablePath({ browser: 'chrome' }),
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
    packages: ['chromium', 'fonts-noto-cjk'],
  },
  /** Chromium's engine without the browser around it: a quarter faster, but without windows and PDF viewer. */
  'chrome-headless-shell': {
    own: () => puppeteer.executablePath({ headless: 'shell' }),
    system: ['/usr/bin/chromium-headless-shell'],
    packages: ['chromium-headless-shell'],
  },
  firefox: {
    own: () => puppeteer.executablePath({ browser: 'firefox' }),
    system: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr', 'fonts-noto-cjk'],
  },
} satisfies Record<string, Program>;
type Name = keyof typeof programs;
/** The browsers that the smoke run can drive. */
export const browserNames = ['chrome', 'firefox'] as const;

/** The longest that puppeteer's installer may take (ms). */
const installerLimit = 180_000;

/** An installed program: the configured one, else puppeteer's, else the system's; null if there is none, as beside a configured browser no shell. */
function find(name: Name): string | null {
  const configured = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (configured && !existsSync(configured))
    throw new Error(`PUPPETEER_EXECUTABLE_PATH=${configured}: there is no such file.`);
  if (configured) return name === 'chrome-headless-shell' ? null : configured;
  const { own, system } = programs[name];
  return [own(), ...system].find((path) => existsSync(path)) ?? null;
}

/** The installed headless shell; null if there is none, or if a browser is configured. */
export const findShell = (): string | null => find('chrome-headless-shell');

/** Installs Debian packages, as root alone; says so first. Whether they are there then, the caller sees. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  consola.start(`Installing with apt-get: ${packages.join(' ')}`);
  const options = { isQuiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}

/** Finds a program or installs it: with puppeteer's installer, else as root with apt-get. @returns its path; null if that fails */
async function ensure(name: Name): Promise<string | null> {
  const found = find(name);
  if (found) return found;
  consola.start(`No ${name} found; installing it …`);
  const limits = { isQuiet: true, timeout: installerLimit };
  const { exitCode } = await run('puppeteer', ['browsers', 'install', name], limits);
  if (exitCode !== 0) await installPackages(programs[name].packages);
  return find(name);
}

/**
 * Finds a browser or installs it.
 * @returns its path
 * @throws Error that says in one line what to do
 */
export async function ensureBrowser(name: (typeof browserNames)[number] = 'chrome'): Promise<string> {
  const path = await ensure(name);
  if (path) return path;
  throw new Error(
    `No browser could be installed. Install ${name}, or name one: PUPPETEER_EXECUTABLE_PATH=/path/to/${name} npm test`,
  );
}

/** Finds the headless shell, which is faster than the browser, or installs it. @returns its path; null if that fails or a browser is configured */
export const ensureShell = async (): Promise<string | null> =>
  process.env.PUPPETEER_EXECUTABLE_PATH ? null : ensure('chrome-headless-shell');

/** Starts a browser or its headless shell, which talks to no host but those of the pages it opens. */
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
      // Each of these takes time from the pages: spare processes, the browser's own surroundings.
      '--disable-features=SpareRendererForSitePerProcess,PreloadTopChromeWebUI,WebUIOmniboxPopup,InitialWebUI,TabHoverCardImages',
    ],
  });

/** Starts a Firefox, whose one session is then free for the first who connects to it. */
export async function launchFirefox(executablePath: string, { isHeadful = false } = {}) {
  // Scroll bars take no room, as in the other browser, and what is scrolled to is there.
  const extraPrefsFirefox = { 'ui.useOverlayScrollbars': 1, 'general.smoothScroll': false };
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: !isHeadful,
    extraPrefsFirefox,
  });
  const end = () => browser.process()?.kill();
  await browser.disconnect();
  return { endpoint: browser.wsEndpoint(), end };
}
