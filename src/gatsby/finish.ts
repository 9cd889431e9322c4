import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { renderHeaders, renderRedirects } from '../features/hosting/files';
import { filesIn, publishedFacts } from '../features/hosting/published-site';
import { passBuild, type SourcedSite } from '../features/releases/pass-build';
import { parseEnvironment } from '../site/environment';
import { removeOldDrawings } from './console-drawings';
import { projectRoot } from './project-root';

/**
 * Finishes what Gatsby has built and checks it. Findings fail the build.
 * @param site what it is made of
 */
export async function finishBuild(
  args: ParentSpanPluginArgs,
  site: SourcedSite | null,
): Promise<void> {
  const { reporter } = args;
  const root = projectRoot();
  try {
    if (!site) throw new Error('Nothing was sourced.');
    removeOldDrawings(join(root, 'public'), args);
    finishPublicFolder(root);
    await passBuild(root, site);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
}

/** Finishes what Gatsby has written, and adds the files for static hosts. */
function finishPublicFolder(root: string): void {
  const folder = join(root, 'public');
  // Gatsby's for scripts in a worker; the site has none.
  rmSync(join(folder, '~partytown'), { recursive: true, force: true });

  const files = filesIn(folder);
  for (const file of files.filter((name) => name.endsWith('.html')))
    removeNulls(join(folder, file));

  const facts = publishedFacts(root, folder, parseEnvironment(process.env));
  writeFileSync(join(folder, '_headers'), renderHeaders(facts, files));
  writeFileSync(join(folder, '_redirects'), renderRedirects(files));
}

/**
 * Removes null characters from a page. React 18's stream renderer pads its chunks with them where
 * the next character takes several bytes, as Chinese ones do; browsers replace a null in an
 * attribute.
 */
function removeNulls(file: string): void {
  const html = readFileSync(file, 'utf8');
  if (html.includes('\0')) writeFileSync(file, html.replaceAll('\0', ''));
}
