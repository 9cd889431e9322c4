import { parseArgs } from 'node:util';
import { consola } from 'consola';
import { withMockApi } from '../../mock-api/embedded';
import { buildSite } from '../build/rebuild/build-site';
import { rollBack } from '../build/rebuild/releases';
import { fail, loadEnvironment, root } from './support/environment';

const usage = `npm run build [-- --compress]   builds the site from API_URL or the mock API, checks it, and serves it as releases/current
  --accept-menu  publishes a menu that lost or gained more than a third of its entries, in strict mode too
  --compress   also makes brotli and gzip copies, for hosts that send them (nginx)
  --rollback   builds nothing: serves the release before the current one again`;

/** `npm run build`. */
async function build(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { compress: flag, 'accept-menu': flag, rollback: flag, help: flag } });
  if (values.help) return console.log(usage);
  loadEnvironment();
  if (values.rollback) return consola.success(`Serving releases/${rollBack(root)}`);
  const { compress, 'accept-menu': acceptMenu } = values;
  await withMockApi(root, (mockApiUrl) => buildSite(root, { mockApiUrl, compress, acceptMenu }));
  consola.success('Built into releases/current');
}

build().catch(fail);
