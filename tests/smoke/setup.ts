import '../../src/site/load-environment';
import express from 'express';
import { createMockApi } from '../../mock-api/server';
import { createSiteHandler } from '../../src/cli/support/site-server';
import { listen } from '../../src/features/hosting/http';
import { publishedFacts } from '../../src/features/hosting/published-site';
import { securityHeaders } from '../../src/features/hosting/security';
import { servedFolder } from '../../src/features/releases/releases';
import { ensureBrowser } from '../support/browser';
import { handOver } from '../support/handed-over';
import { root } from '../support/root';
import setupBrowser from '../support/setup-browser';
import { siteContent } from './content';

declare global {
  /** Ends what startSite has started; called by teardown.ts. */
  var closeSite: (() => Promise<unknown>) | undefined;
}

/** What Jest's options `-t` and file names ask for. */
interface Selection {
  testNamePattern?: string;
  testPathPatterns?: { patterns: readonly string[] };
}

/**
 * Runs once before the smoke tests. Who asks for some tests gets them in every language and on
 * every device.
 */
export default async function setup(jestConfig: Selection): Promise<void> {
  const { testNamePattern, testPathPatterns } = jestConfig;
  if (testNamePattern || testPathPatterns?.patterns.length) process.env.SMOKE_EVERY ??= '1';
  await setUpSmoke(jestConfig);
}

/** Starts the site and the browser. */
export async function setUpSmoke(jestConfig: object): Promise<void> {
  await startSite();
  if (process.env.SMOKE_BROWSER === 'firefox') await ensureBrowser('firefox');
  else await setupBrowser(jestConfig);
}

/**
 * Serves the built site with the mock API, or checks that the deployment at SMOKE_URL answers, and
 * hands the tests its address and content. The server runs here and not as jest-puppeteer's,
 * because it takes a free port.
 */
export async function startSite(): Promise<void> {
  const { SMOKE_URL } = process.env;
  if (SMOKE_URL) await reach(SMOKE_URL);
  const server = SMOKE_URL ? null : await serveBuiltSite();

  handOver('smoke', siteContent());
  process.env.SMOKE_BASE = (SMOKE_URL ?? server?.address ?? '').replace(/\/+$/, '');
  globalThis.closeSite = server?.close;
}

/**
 * Asks a deployment for its home page.
 * @throws Error that says what to do if there is no answer
 */
async function reach(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? String(error.cause ?? error.message) : String(error);
      throw new Error(
        `SMOKE_URL=${url} cannot be reached (${reason}). Without SMOKE_URL the built site is tested.`,
      );
    },
  );
  if (!response.ok)
    throw new Error(`SMOKE_URL=${url} answers HTTP ${response.status} instead of its home page.`);
}

/**
 * Serves the built site and the mock API on one free port, with the security headers of a real
 * host. A page stands in for each file that is opened: the headless shell would save it, and no
 * browser's viewer of PDF is tested.
 */
function serveBuiltSite() {
  const folder = servedFolder(root);
  const mock = createMockApi({ root, faultsByHeader: true });

  const headers = () => securityHeaders(publishedFacts(root, folder, {}), { tls: false });

  const site = createSiteHandler(folder, headers);
  const app = express().use(mock, (request, response) => site(request, response));

  return listen((request, response) => {
    // On one machine, compressing takes longer than sending.
    request.headers['accept-encoding'] = 'identity';
    const isOpened =
      request.headers['sec-fetch-dest'] === 'document' && request.url?.startsWith('/upload/');
    if (isOpened) response.writeHead(200, { 'Content-Type': 'text/html' }).end('A file');
    else app(request, response);
  }, 0);
}
