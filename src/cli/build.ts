import { consola } from 'consola';
import { buildSite } from '../build/rebuild/build-site';
import { fail, loadEnvironment, root } from './support/environment';

/** `npm run build`: builds the site into `public`, from API_URL or from the embedded mock. */
loadEnvironment();
buildSite(root, { say: console.log }).then(() => consola.success('Built into public/'), fail);
