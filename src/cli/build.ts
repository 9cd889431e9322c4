import { join } from 'node:path';
import { consola } from 'consola';
import { compressSite } from '../build/compress';
import { buildSite } from '../build/rebuild/build-site';
import { recordFiles } from '../build/rebuild/record';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';

const usage = `npm run build [-- --compress]    builds the site into public/, from API_URL or from the embedded mock API
  --compress    also makes brotli and gzip copies, for hosts that send them (nginx, npm start)`;

/** `npm run build`. */
async function build(): Promise<void> {
  helpIfAsked(usage);
  loadEnvironment();
  await buildSite(root, { say: console.log });
  consola.success('Built into public/');
  if (!process.argv.includes('--compress')) return;
  const { files, before, after } = await compressSite(join(root, 'public'));
  recordFiles(join(root, 'public'));
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  consola.success(
    `${files} files compressed${files > 0 ? `: ${kilobytes(before)}, in brotli ${kilobytes(after)}` : ''}`,
  );
}

build().catch(fail);
