import './support/prepare';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { consola } from 'consola';
import { builtRecord } from '../features/releases/rebuild';
import { publishRelease, rollBack } from '../features/releases/releases';
import { gallery } from '../site/gallery';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';

const usage = `npm run release [-- OPTIONS]    makes the site that Gatsby has built, and that has passed its checks, releases/current; npm run build does so
  --compress   also makes brotli and gzip copies, for hosts that send them (nginx, npm start)
  --rollback   instead serves the release again that was served before`;

/** `npm run release`, which `npm run build` ends with (postbuild in package.json). */
async function release(): Promise<void> {
  helpIfAsked(usage);
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { compress: flag, rollback: flag } });
  loadEnvironment();

  if (values.rollback) {
    consola.success(`Serving releases/${await rollBack(root)}`);
    return;
  }
  if (existsSync(join(root, 'public', gallery.path)))
    throw new Error('public has the gallery of sections: build without GATSBY_GALLERY to release');

  await publishRelease(root, builtRecord(root), values.compress);
  consola.success('Released as releases/current');
}

release().catch(fail);
