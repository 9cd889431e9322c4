import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderHeaders, renderNginx, renderRedirects } from '../build/hosting';
import { publishedFacts } from '../build/published-site';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';

const usage = `npm run -s hosting -- nginx [--listen 80] [--folder DIR] [--api ADDRESS] [--no-brotli] [--no-tls]
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
      brotli: { type: 'boolean', default: true },
      tls: { type: 'boolean', default: true },
    },
  });
  const environment = loadEnvironment();
  const facts = publishedFacts(root, environment);
  const { listen, folder, api, brotli, tls } = values;
  const renderers: Record<string, () => string> = {
    nginx: () => renderNginx({ facts, folder, listen, api: api ?? environment.API_URL, tls, brotli }),
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
