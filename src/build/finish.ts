import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { parseEnvironment } from '../config/environment';
import { renderHeaders, renderRedirects } from './hosting';
import { filesIn, publishedFacts } from './published-site';

/** Finishes what Gatsby has written, and adds the files for static hosts. */
export function finishPublicFolder({ store }: ParentSpanPluginArgs): void {
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  const folder = join(root, 'public');
  // Gatsby's for scripts in a worker; the site has none.
  rmSync(join(folder, '~partytown'), { recursive: true, force: true });
  // Gatsby has copied all of `static`; these are published with a digest (console-pictures.ts).
  rmSync(join(folder, 'consoles'), { recursive: true, force: true });
  const files = filesIn(folder);
  // React 18's stream renderer pads its chunks with null characters where the next character takes several bytes, as Chinese ones do;
  // browsers replace a null in an attribute.
  for (const file of files
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, name))) {
    const html = readFileSync(file, 'utf8');
    if (html.includes('\0')) writeFileSync(file, html.replaceAll('\0', ''));
  }
  writeFileSync(
    join(folder, '_headers'),
    renderHeaders(publishedFacts(root, folder, parseEnvironment(process.env)), files),
  );
  writeFileSync(join(folder, '_redirects'), renderRedirects(files));
}
