import { consola } from 'consola';
import { fail, loadEnvironment } from './support/environment';
import { buildSite } from './support/gatsby';

/** `npm run build`: builds the site into `public`, from API_URL or from the embedded mock. */
loadEnvironment();
buildSite({ say: (line) => console.log(line) }).then(() => consola.success('Built into public/'), fail);
