import { join } from 'node:path';
import { consola } from 'consola';
import { createMockApi, listen } from '../../mock-api/server';
import { publishedFacts } from '../build/published-site';
import { buildSite } from '../build/rebuild/build-site';
import { compare } from '../build/rebuild/compare';
import { securityHeaders } from '../build/security';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';
import { createSiteHandler } from './support/site-server';

const usage = `npm start    builds the site from the mock API, unless it is built already, and serves both at one address
  PORT=8000          the port
  MOCK_FAULT=FAULT   faults of the mock API (mock-api/faults.ts)`;

/** `npm start`; Ctrl-C ends it. */
async function start(): Promise<void> {
  helpIfAsked(usage);
  const environment = loadEnvironment();
  const { PORT, MOCK_FAULT } = environment;
  const mock = createMockApi({ root, faults: MOCK_FAULT, keepIn: join(root, 'mock-api/.kept/submissions.json') });
  let site: ReturnType<typeof createSiteHandler> | null = null;
  const server = await listen((request, response) => {
    mock.handler(request, response, () => {
      if (site) site(request, response);
      else {
        response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' });
        response.end('The site is being built. 网站正在构建，请稍候。');
      }
    });
  }, PORT);
  consola.success(`Mock API at ${server.address}/api`);

  const { reasons } = await compare(root, environment.API_URL ?? server.address, environment, undefined, consola.warn);
  if (reasons.length === 0) consola.success('The site is up to date');
  else {
    consola.start('Building the site (under a minute) …');
    await buildSite(root, { mockApiUrl: server.address, say: (line) => console.log(line) });
    consola.success('The site is built');
  }
  // Not earlier: it reads the list of files once.
  site = createSiteHandler(join(root, 'public'), securityHeaders(publishedFacts(root, environment), { tls: false }));
  consola.box(`Skyraft is ready: ${server.address}\nEnglish:          ${server.address}/en\nCtrl-C ends it.`);
}

start().catch(fail);
