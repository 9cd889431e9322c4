import { cpSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ChangingApi, startChangingApi } from '../support/changing-api';
import { root } from '../support/root';
import { expectRename } from './menu-title';

const folders = ['.cache', 'public'].map((name) => join(root, name));
const kept = (folder: string) => join(root, `.${basename(folder).replace('.', '')}.kept.tmp.d`);

let api: ChangingApi;
beforeAll(async () => {
  api = await startChangingApi();
  for (const folder of folders) {
    rmSync(kept(folder), { recursive: true, force: true });
    cpSync(folder, kept(folder), { recursive: true, preserveTimestamps: true });
  }
}, 60_000);
afterAll(async () => {
  await api.close();
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(kept(folder), folder);
  }
});

// It needs the site that was just built from the mock, and puts it back afterwards.
test('a renamed menu entry is on every page of the built site, and no page is rendered (README)', async () => {
  await expectRename(root, api);
}, 300_000);
