import { join } from 'node:path';
import { consola } from 'consola';
import { compressSite } from '../build/compress';
import { recordFiles } from '../build/rebuild/record';
import { fail, root } from './support/environment';

/** `npm run compress`: brotli and gzip copies of the built site, for hosts that send them (nginx, `npm start`). */
async function compress(): Promise<void> {
  const started = performance.now();
  const { files, before, after } = await compressSite(join(root, 'public'));
  recordFiles(join(root, 'public'));
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  consola.success(
    `${files} files compressed in ${((performance.now() - started) / 1000).toFixed(1)} s${files > 0 ? `: ${kilobytes(before)}, in brotli ${kilobytes(after)}` : ''}`,
  );
}

compress().catch(fail);
