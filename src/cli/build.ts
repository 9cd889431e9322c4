import { consola } from 'consola';
import { buildSite } from '../build/rebuild/build-site';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';

const usage = `npm run build [-- --compress]    builds the site into public/, from API_URL or from the embedded mock API
  --compress    also makes brotli and gzip copies, for hosts that send them (nginx, npm start)`;

/** `npm run build`. */
async function build(): Promise<void> {
  helpIfAsked(usage);
  loadEnvironment();
  await buildSite(root, { say: console.log, compress: process.argv.includes('--compress') });
  consola.success('Built into public/');
}

build().catch(fail);
