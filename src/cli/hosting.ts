import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderHeaders, renderNginx, renderRedirects } from '../build/hosting';
import { publishedFacts } from '../build/published-site';
import { parseAddress } from '../config/environment';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';

const usage = `npm run -s hosting -- nginx [--listen 80] [--folder DIR] [--api ADDRESS] [--brotli] [--no-tls]
  --brotli    for an nginx with the module brotli_static
npm run -s hosting -- headers | redirects     for static hosts; a build writes them as public/_headers and public/_redirects`;

/** `npm run hosting`: prints the hosting policy of the built site as the configuration of a host. */
function hosting(): void {
  helpIfAsked(usage);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      listen: { type: 'string', default: '80' },
      folder: { type: 'string', default: join(root, 'public') },
      api: { type: 'string' },
      brotli: { type: 'boolean', default: false },
      tls: { type: 'boolean', default: true },
    },
  });
  const environment = loadEnvironment();
  const facts = publishedFacts(root, environment);
  const { listen, folder, brotli, tls } = values;
  const api = values.api === undefined ? environment.API_URL : parseAddress('--api', values.api);
  const renderers: Record<string, () => string> = {
    nginx: () => renderNginx({ facts, folder, listen, api, tls, brotli }),
    headers: () => renderHeaders(facts),
    redirects: renderRedirects,
  };
  const render = renderers[positionals[0] ?? ''];
  if (!render) throw new Error(usage);
  console.log(render());
}

try {
  hosting();
} catch (error) {
  fail(error);
}
