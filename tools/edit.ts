import '../src/cli/support/prepare';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, helpIfAsked, root } from '../src/cli/support/environment';
import { listen } from '../src/features/hosting/http';
import { codeEditorFiles } from './edit/code-editors';
import { createEditor } from './edit/server';

const usage = `npm run edit    an editor of data/ in the browser, for this machine; Ctrl-C ends it
  --schemas        writes the JSON Schemas of code editors instead (.vscode), after a schema has changed
  EDIT_PORT=8090   its port
  PORT=8000        the port of npm run develop beside it, which shows what is saved`;

/** `npm run edit -- --schemas`. */
function writeSchemas(): void {
  for (const [file, text] of codeEditorFiles()) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** `npm run edit`. */
async function edit(): Promise<void> {
  helpIfAsked(usage);
  if (process.argv.includes('--schemas')) return writeSchemas();

  const { EDIT_PORT, PORT } = process.env;
  const siteUrl = `http://localhost:${PORT || 8000}`;
  const decap = join(root, 'tools/edit/node_modules/decap-cms');
  const server = await listen(createEditor({ root, decap, siteUrl }), Number(EDIT_PORT || 8090));

  console.log(
    `The editor is at ${server.address}. Beside it, npm run develop shows what you save at ${siteUrl}.`,
  );
}

edit().catch(fail);
