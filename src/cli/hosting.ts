import './support/prepare';
import { getServers } from 'node:dns';
import { isIPv6 } from 'node:net';
import { parseArgs } from 'node:util';
import { renderHeaders, renderNginx, renderRedirects } from '../features/hosting/files';
import { filesIn, publishedFacts } from '../features/hosting/published-site';
import { readRecord } from '../features/releases/record';
import { servedFolder } from '../features/releases/releases';
import { parseAddress } from '../site/environment';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';

const usage = `npm run -s hosting -- nginx [--listen 80] [--folder DIR] [--api ADDRESS] [--brotli] [--no-tls] [--resolver ADDRESS …] [--authorities FILE]
  --brotli       for an nginx with the module brotli_static
  --resolver     a name server that looks up the API's name; default: those of this machine
  --authorities  certificates of the authorities that may vouch for the API; default: those of the system
npm run -s hosting -- headers | redirects     for static hosts; a build writes them as public/_headers and public/_redirects`;

/**
 * `npm run hosting`: prints the hosting policy of the built site as the configuration of a host.
 */
function hosting(): void {
  helpIfAsked(usage);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      listen: { type: 'string', default: '80' },
      folder: { type: 'string', default: servedFolder(root) },
      api: { type: 'string' },
      brotli: { type: 'boolean', default: false },
      tls: { type: 'boolean', default: true },
      resolver: { type: 'string', multiple: true, default: getServers() },
      authorities: { type: 'string' },
    },
  });

  const environment = loadEnvironment();
  const facts = publishedFacts(root, values.folder, environment);
  const { listen, folder, brotli, tls, authorities } = values;
  // nginx writes the addresses of version 6 in brackets.
  const resolvers = values.resolver.map((address) => (isIPv6(address) ? `[${address}]` : address));
  const api = values.api === undefined ? environment.API_URL : parseAddress('--api', values.api);

  const renderers: Record<string, () => string> = {
    nginx: () =>
      renderNginx({
        facts,
        folder,
        files: filesIn(folder),
        listen,
        api,
        tls,
        brotli,
        resolvers,
        ...(authorities ? { authorities } : {}),
      }),
    headers() {
      // Like the release's own `_headers`, without the files of earlier releases.
      const { kept = {} } = readRecord(folder) ?? {};
      const files = filesIn(folder).filter((file) => !(file in kept));
      return renderHeaders(facts, files);
    },
    redirects: () => renderRedirects(filesIn(folder)),
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
