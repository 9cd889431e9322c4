import { listen } from '../../mock-api/http';
import { createMockApi } from '../../mock-api/server';
import { publishedFacts } from '../../src/build/published-site';
import { servedFolder } from '../../src/build/rebuild/releases';
import { securityHeaders } from '../../src/build/security';
import { createSiteHandler } from '../../src/cli/support/site-server';
import { ensureBrowser } from '../support/browser';
import { root } from '../support/root';
import setupBrowser from '../support/setup-browser';

declare global {
  /** Stops the site's server; called by teardown.ts. */
  var closeSite: (() => Promise<unknown>) | undefined;
}

/**
 * Runs once before the smoke tests: serves the built site with the mock API, or checks that the deployment at SMOKE_URL answers, and starts the
 * browsers. The server runs here and not as jest-puppeteer's, because it takes a free port.
 */
export default async function setup(jestConfig: object): Promise<void> {
  const { SMOKE_URL, SMOKE_BROWSER } = process.env;
  if (SMOKE_URL) await reach(SMOKE_URL);
  process.env.SMOKE_BASE = (SMOKE_URL ?? (await serveBuiltSite())).replace(/\/+$/, '');
  if (SMOKE_BROWSER === 'firefox') await ensureBrowser('firefox');
  else await setupBrowser(jestConfig);
}

/** Asks a deployment for its home page. @throws Error that says what to do if there is no answer */
async function reach(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
    const reason = error instanceof Error ? String(error.cause ?? error.message) : String(error);
    throw new Error(`SMOKE_URL=${url} cannot be reached (${reason}). Without SMOKE_URL the built site is tested.`);
  });
  if (!response.ok) throw new Error(`SMOKE_URL=${url} answers HTTP ${response.status} instead of its home page.`);
}

/** Serves the built site and the mock API on one free port, with the security headers of a real host. */
export async function serveBuiltSite(): Promise<string> {
  const folder = servedFolder(root);
  const mock = createMockApi({ root });
  const headers = () => securityHeaders(publishedFacts(root, folder, {}), { tls: false });
  const site = createSiteHandler(folder, headers);
  const server = await listen((request, response) => mock.handler(request, response, () => site(request, response)), 0);
  globalThis.closeSite = server.close;
  return server.address;
}
