import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { consola } from 'consola';
import { run } from '../../src/cli/support/run';
import { startSite } from '../smoke/setup';
import { installPackages } from '../support/browser';
import { freePort } from '../support/free-port';
import { root } from '../support/root';

declare global {
  /** Ends WebKit's driver; called by teardown.ts. */
  var stopDriver: (() => void) | undefined;
}

const isInstalled = async (program: string) =>
  (await run('which', [program], { isQuiet: true })).exitCode === 0;
const areInstalled = async () =>
  (await isInstalled('WebKitWebDriver')) && (await isInstalled('xvfb-run'));

/**
 * Runs once before the tests in WebKit: serves the built site and starts Debian's WebKitWebDriver
 * on a display in memory, since WebKitGTK has no headless mode. Without the driver the tests are
 * skipped.
 */
export default async function setup(): Promise<void> {
  await startSite();
  const packages = ['webkit2gtk-driver', 'xvfb', 'xauth', 'fonts-noto-cjk'];

  if (!(await areInstalled())) await installPackages(packages);
  if (!(await areInstalled()))
    return consola.warn(`WebKit skipped. On Debian: apt-get install ${packages.join(' ')}`);

  const port = await freePort();
  mkdirSync(join(root, 'reports/smoke'), { recursive: true });
  process.env.WEBKIT_LOG = join(root, 'reports/smoke/webkit.log');

  const log = openSync(process.env.WEBKIT_LOG, 'w');
  // A process group of its own, which ends with its display and its browser.
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1440x900x24', 'WebKitWebDriver', `--port=${port}`],
    {
      detached: true,
      stdio: ['ignore', log, log],
    },
  );

  globalThis.stopDriver = () => driver.pid && process.kill(-driver.pid);
  process.env.WEBKIT_DRIVER = `http://127.0.0.1:${port}`;

  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${process.env.WEBKIT_DRIVER}/status`).catch(() => null);
    if (answer?.ok) return;

    await pause(100);
  }

  throw new Error('WebKitWebDriver does not answer; see reports/smoke/webkit.log');
}
