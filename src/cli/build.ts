import { parseArgs } from 'node:util';
import { consola } from 'consola';
import { withMockApi } from '../../mock-api/embedded';
import { makeArchive, readSigningKey } from '../build/archive/make';
import { buildSite } from '../build/rebuild/build-site';
import { rollBack } from '../build/rebuild/releases';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';

const usage = `npm run build [-- --archive --compress]   builds the site from API_URL or the mock API, checks it, and serves it as releases/current
  --accept-menu  publishes a menu that lost or gained more than a third of its entries, in strict mode too
  --archive    also makes releases/archive/site.zip, the site for readers without a network; ARCHIVE_SIGNING_KEY names the key that signs it
  --compress   also makes brotli and gzip copies, for hosts that send them (nginx)
  --rollback   builds nothing: serves the release before the current one again`;

/** `npm run build`. */
async function build(): Promise<void> {
  helpIfAsked(usage);
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    options: { archive: flag, compress: flag, 'accept-menu': flag, rollback: flag },
  });
  const { ARCHIVE_SIGNING_KEY } = loadEnvironment();
  // Before the build, which takes minutes.
  const key = ARCHIVE_SIGNING_KEY && values.archive ? readSigningKey(ARCHIVE_SIGNING_KEY) : null;
  if (values.rollback) return consola.success(`Serving releases/${rollBack(root)}`);
  const { compress, 'accept-menu': acceptMenu } = values;
  const { warnings } = await withMockApi(root, (base) => buildSite(root, { base, always: true, compress, acceptMenu }));
  for (const warning of warnings) consola.warn(warning);
  consola.success('Built into releases/current');
  if (!values.archive) return;
  const { path, bytes, files } = await makeArchive(root, key);
  consola.success(`${path}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
  if (!key) consola.warn('The archive is not signed: ARCHIVE_SIGNING_KEY names no key. It has checksums only.');
}

build().catch(fail);
