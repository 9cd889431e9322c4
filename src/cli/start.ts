import './support/prepare';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { consola } from 'consola';
import express from 'express';
import { createMockApi } from '../../mock-api/server';
import { listen } from '../features/hosting/http';
import { publishedFacts } from '../features/hosting/published-site';
import { securityHeaders } from '../features/hosting/security';
import { rebuild } from '../features/releases/rebuild';
import { servedFolder, servedRelease } from '../features/releases/releases';
import type { Environment } from '../site/environment';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';
import { createSiteHandler, type SiteHandler } from './support/site-server';

const usage = `npm start    builds the site from the mock API, unless it is built already, and serves both at one address
  PORT=8000             the port
  MOCK_FAULT=FAULT      faults of the mock API (mock-api/faults.ts)
  MOCK_FAULT_HEADER=1   also the faults that a request asks for in the header X-Mock-Fault`;

/** What visitors get while the first build runs. */
const notYet: SiteHandler = (_, response) => {
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' });
  response.end('The site is being built. 网站正在构建，请稍候。');
};

/** The site that is released. */
function releasedSite(environment: Environment): SiteHandler {
  const folder = servedFolder(root);
  return createSiteHandler(folder, () =>
    securityHeaders(publishedFacts(root, folder, environment), { tls: false }),
  );
}

/**
 * Builds the site if anything has changed. If that fails, the release that is served stays.
 * @throws Error if there is none
 */
async function updateSite(base: string): Promise<void> {
  const isFirst = !existsSync(join(root, '.cache/redux'));
  consola.start(
    isFirst
      ? 'Asking the API, then building the site: 1 to 3 minutes the first time …'
      : 'Asking the API whether anything has changed …',
  );
  try {
    const { build, warnings } = await rebuild(root, { base });
    for (const warning of warnings) consola.warn(warning);
    consola.success(build ? `The site is built (${build.seconds} s)` : 'The site is up to date');
  } catch (error) {
    if (servedRelease(root) === null) throw error;
    consola.error(error instanceof Error ? error.message : String(error));
    consola.warn('The site could not be built: what follows is the last release that passed.');
  }
}

/** `npm start`; Ctrl-C ends it. */
async function start(): Promise<void> {
  helpIfAsked(usage);
  const environment = loadEnvironment();
  const { API_URL, PORT, HOST: host } = environment;
  const mock = createMockApi({
    root,
    faults: environment.MOCK_FAULT,
    faultsByHeader: environment.MOCK_FAULT_HEADER,
  });
  let site = servedRelease(root) === null ? notYet : releasedSite(environment);
  const app = express()
    .disable('x-powered-by')
    .use(mock, (request, response) => site(request, response));
  const server = await listen(app, PORT, { host });
  consola.success(API_URL ? `API: ${API_URL}` : `Mock API: ${server.address}/api`);

  await updateSite(API_URL ?? server.address);
  site = releasedSite(environment);
  consola.box(
    `The site is ready: ${server.address}\nEnglish:           ${server.address}/en\nCtrl-C ends it.`,
  );
}

start().catch(fail);
