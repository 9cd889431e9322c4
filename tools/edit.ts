import '../src/cli/support/prepare';
import { join } from 'node:path';
import { fail, helpIfAsked, root } from '../src/cli/support/environment';
import { listen } from '../src/features/hosting/http';
import { createEditor } from './edit/server';

const usage = `npm run edit    an editor of data/ in the browser, for this machine; Ctrl-C ends it
  EDIT_PORT=8090   its port
  PORT=8000        the port of npm run develop beside it, which shows what is saved`;

/** `npm run edit`. */
async function edit(): Promise<void> {
  helpIfAsked(usage);
  const { EDIT_PORT, PORT } = process.env;
  const siteUrl = `http://localhost:${PORT || 8000}`;
  const decap = join(root, 'tools/edit/node_modules/decap-cms');
  const server = await listen(createEditor({ root, decap, siteUrl }), Number(EDIT_PORT || 8090));

  console.log(
    `The editor is at ${server.address}. Beside it, npm run develop shows what you save at ${siteUrl}.`,
  );
}

edit().catch(fail);
