import { consola } from 'consola';
import express from 'express';
import { listen } from '../../mock-api/http';
import { createMockApi } from '../../mock-api/server';
import { publishedFacts } from '../build/published-site';
import { buildSite } from '../build/rebuild/build-site';
import { servedFolder } from '../build/rebuild/releases';
import { securityHeaders } from '../build/security';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';
import { createSiteHandler } from './support/site-server';

const usage = `npm start    builds the site from the mock API, unless it is built already, and serves both at one address
  PORT=8000          the port
  MOCK_FAULT=FAULT   faults of the mock API (mock-api/faults.ts)
  MOCK_FAULT_HEADER=1   also the faults that a request asks for in the header X-Mock-Fault`;

/** `npm start`; Ctrl-C ends it. */
async function start(): Promise<void> {
  helpIfAsked(usage);
  const environment = loadEnvironment();
  const { PORT, HOST: host, MOCK_FAULT: faults, MOCK_FAULT_HEADER: faultsByHeader } = environment;
  const mock = createMockApi({ root, faults, faultsByHeader });
  let site: ReturnType<typeof createSiteHandler> = (_, response) => {
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' });
    response.end('The site is being built. 网站正在构建，请稍候。');
  };
  const app = express()
    .disable('x-powered-by')
    .use(mock, (request, response) => site(request, response));
  const server = await listen(app, PORT, { host });
  consola.success(
    environment.API_URL ? `API: ${environment.API_URL}` : `Mock API: ${server.address}/api`,
  );

  const { build, warnings } = await buildSite(root, {
    base: environment.API_URL ?? server.address,
  });
  for (const warning of warnings) consola.warn(warning);
  consola.success(build ? `The site is built (${build.seconds} s)` : 'The site is up to date');
  const folder = servedFolder(root);
  site = createSiteHandler(folder, () =>
    securityHeaders(publishedFacts(root, folder, environment), { tls: false }),
  );
  consola.box(
    `The site is ready: ${server.address}\nEnglish:           ${server.address}/en\nCtrl-C ends it.`,
  );
}

start().catch(fail);
