import { existsSync } from 'node:fs';
import { consola } from 'consola';
import puppeteer, { type Browser } from 'puppeteer';
import puppeteerConfig from '../../jest-puppeteer.config.cjs';
import { run } from '../../src/cli/support/run';

interface Program {
  puppeteerPath(): string;
  system: readonly string[];
  packages: readonly string[];
}

/** What the tests drive, by the names of puppeteer's installer. */
const programs = {
  chrome: {
    puppeteerPath: () => puppeteer.executablePath({ browser: 'chrome' }),
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
  /**
   * Chromium's engine without the browser around it: a quarter faster, but without windows and PDF
   * viewer.
   */
  'chrome-headless-shell': {
    puppeteerPath: () => puppeteer.executablePath({ headless: 'shell' }),
    system: ['/usr/bin/chromium-headless-shell'],
    packages: ['chromium-headless-shell'],
  },
  firefox: {
    puppeteerPath: () => puppeteer.executablePath({ browser: 'firefox' }),
    system: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    packages: ['firefox-esr', 'fonts-noto-cjk'],
  },
} satisfies Record<string, Program>;

type Name = keyof typeof programs;
type BrowserName = 'chrome' | 'firefox';

/** The longest that puppeteer's installer may take (ms). */
const installerLimit = 180_000;

/**
 * An installed program: the configured one, else puppeteer's, else the system's; null if there is
 * none, as beside a configured browser no shell.
 */
function find(name: Name): string | null {
  const configured = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (configured && !existsSync(configured))
    throw new Error(`PUPPETEER_EXECUTABLE_PATH=${configured}: there is no such file.`);
  if (configured) return name === 'chrome-headless-shell' ? null : configured;

  const { puppeteerPath, system } = programs[name];
  return [puppeteerPath(), ...system].find((path) => existsSync(path)) ?? null;
}

/**
 * Installs Debian packages and says so, on Debian as root only. The caller checks whether they are
 * there afterwards.
 */
export async function installPackages(packages: readonly string[]): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;

  consola.start(`Installing with apt-get: ${packages.join(' ')}`);
  const options = { isQuiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };

  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}

/**
 * Finds a program or installs it: with puppeteer's installer, else as root with apt-get.
 * @returns its path; null if that fails
 */
async function ensure(name: Name): Promise<string | null> {
  const installed = find(name);
  if (installed) return installed;

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
export async function ensureBrowser(name: BrowserName = 'chrome'): Promise<string> {
  const path = await ensure(name);
  if (path) return path;
  throw new Error(
    `No browser could be installed. Install ${name}, or name one: PUPPETEER_EXECUTABLE_PATH=/path/to/${name} npm test`,
  );
}

/**
 * Finds the headless shell, which is faster than the browser, or installs it.
 * @returns its path; null if that fails or a browser is configured
 */
export const ensureShell = async (): Promise<string | null> =>
  process.env.PUPPETEER_EXECUTABLE_PATH ? null : ensure('chrome-headless-shell');

/** Starts a browser for tools and for tests that jest-puppeteer's does not do for. */
export function launchBrowser(
  executablePath: string,
  name: BrowserName = 'chrome',
): Promise<Browser> {
  const { launch } = puppeteerConfig;
  if (name === 'chrome') return puppeteer.launch({ ...launch, executablePath });

  // Scroll bars take no room, as in the other browser, and scrolling ends at once.
  const extraPrefsFirefox = { 'ui.useOverlayScrollbars': 1, 'general.smoothScroll': false };
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: launch.headless,
    extraPrefsFirefox,
  });
}
