import start from 'jest-environment-puppeteer/setup';
import { ensureBrowser, ensureShell } from './browser';

/**
 * Runs once before tests in Chromium: finds or installs it, and has jest-puppeteer start it. The
 * headless shell is a quarter faster than the browser.
 */
export default async function setup(jestConfig: object): Promise<void> {
  const shell = process.env.SMOKE_HEADFUL === '1' ? null : await ensureShell();
  process.env.TEST_BROWSER = shell ?? (await ensureBrowser());
  await start(jestConfig);
}
