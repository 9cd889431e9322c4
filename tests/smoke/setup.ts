import { listen } from '../../mock-api/http';
import { createMockApi } from '../../mock-api/server';
import { publishedFacts } from '../../src/build/published-site';
import { servedFolder } from '../../src/build/rebuild/releases';
import { securityHeaders } from '../../src/build/security';
import { createSiteHandler } from '../../src/cli/support/site-server';
import { ensureBrowser, findShell, launchBrowser, launchFirefox } from '../support/browser';
import { root } from '../support/root';

declare global {
  /** Ends what this file started; called by teardown.ts. */
  var endSmokeRun: () => Promise<unknown>;
}

/**
 * Runs once before the smoke tests: serves the built site with the mock API, or checks that the deployment at SMOKE_URL answers, and
 * starts the browsers: Chromium for all workers, or a Firefox for each, because it has one session at a time.
 */
export default async function setup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  const { SMOKE_URL, SMOKE_HEADFUL, SMOKE_BROWSER } = process.env;
  const served = SMOKE_URL ? null : await serveBuiltSite();
  if (SMOKE_URL) await reach(SMOKE_URL);
  const isHeadful = SMOKE_HEADFUL === '1';
  const started = await (SMOKE_BROWSER === 'firefox' ? startFirefox(maxWorkers, isHeadful) : startChromium(isHeadful));
  globalThis.endSmokeRun = () => Promise.all([started.end(), served?.close()]);
  process.env.SMOKE_BASE = (SMOKE_URL ?? served?.address ?? '').replace(/\/+$/, '');
  process.env.SMOKE_ENDPOINTS = started.quick.join(' ');
  process.env.SMOKE_WHOLE_ENDPOINTS = started.whole.join(' ');
}

async function startChromium(isHeadful: boolean) {
  const path = await ensureBrowser();
  // The headless shell is faster, but it saves files instead of showing them.
  const shell = isHeadful ? null : findShell();
  const whole = await launchBrowser(path, { isHeadful });
  const quick = shell ? await launchBrowser(shell) : whole;
  const end = () => Promise.all([whole.close(), quick === whole || quick.close()]);
  return { quick: [quick.wsEndpoint()], whole: [whole.wsEndpoint()], end };
}

async function startFirefox(count: number, isHeadful: boolean) {
  const path = await ensureBrowser('firefox');
  const all = await Promise.all(Array.from({ length: count }, () => launchFirefox(path, { isHeadful })));
  const endpoints = all.map(({ endpoint }) => endpoint);
  return { quick: endpoints, whole: endpoints, end: async () => all.map(({ end }) => end()) };
}

/** Asks a deployment for its home page. @throws Error that says what to do if there is no answer */
async function reach(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
    const reason = error instanceof Error ? String(error.cause ?? error.message) : String(error);
    throw new Error(
      `SMOKE_URL=${url} cannot be reached (${reason}). Is it running? Without SMOKE_URL the built site is tested.`,
    );
  });
  if (!response.ok) throw new Error(`SMOKE_URL=${url} answers HTTP ${response.status} instead of its home page.`);
}

/** The built site and the mock API on one free port, with the security headers of a real host. */
async function serveBuiltSite() {
  const folder = servedFolder(root);
  const mock = createMockApi({ root });
  const headers = () => securityHeaders(publishedFacts(root, folder, {}), { tls: false });
  const site = createSiteHandler(folder, headers);
  return listen((request, response) => mock.handler(request, response, () => site(request, response)), 0);
}
