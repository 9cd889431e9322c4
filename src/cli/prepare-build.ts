import './support/prepare';
import { prepareFolders } from '../features/releases/clean';
import { fail, loadEnvironment, root } from './support/environment';

/** Before `npm run build` (prebuild in package.json): empties Gatsby's folders if the build can't continue from the last one. */
async function prepareBuild(): Promise<void> {
  loadEnvironment();
  const reason = await prepareFolders(root);
  if (reason !== null) console.log(`Clean build: ${reason}.`);
}

prepareBuild().catch(fail);
