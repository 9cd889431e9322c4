import type { SourceNodesArgs } from 'gatsby';
import { loadContent } from '../content/check';
import { features } from '../features';
import { answersOfBuild } from '../features/releases/answers-of-build';
import type { SourcedSite } from '../features/releases/pass-build';
import { inputDigests } from '../features/releases/record';
import { drawingAddresses } from './console-drawings';
import { drawPictures, filesBeside, makeSite } from './make-site';
import { projectRoot } from './project-root';
import { writePublicFiles } from './public-files';
import { createNodes } from './renew-nodes';

/**
 * Puts everything that the site is made of into Gatsby's data layer. A failure ends the build with
 * file and key, or with call, what was expected and what came.
 * @returns what the site is made of, for the checks at the end of the build
 */
export async function sourceSite(args: SourceNodesArgs): Promise<SourcedSite> {
  const root = projectRoot();
  const { reporter } = args;
  try {
    // Before anything is read: a file that is saved meanwhile counts as changed for the next build.
    const inputs = inputDigests(root);
    const content = loadContent(root, features);
    const api = await answersOfBuild(root);
    const site = await makeSite({ root, content, api, ...(await drawPictures(args, api)) });

    for (const warning of [...api.warnings, ...site.hints, ...site.warnings])
      reporter.warn(warning);
    createNodes(args, site.nodes);
    writePublicFiles(root, filesBeside(site, drawingAddresses(args)));

    return {
      inputs,
      sources: site.sources,
      warnings: [...api.warnings, ...site.warnings],
      bodies: api.areFresh ? api.bodies : {},
    };
  } catch (error) {
    return reporter.panic(error instanceof Error ? error.message : String(error));
  }
}
