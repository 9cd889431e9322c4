import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Node, NodePluginArgs } from 'gatsby';
import { filesIn } from '../features/hosting/published-site';

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

/**
 * The drawings of consoles, which gatsby-source-filesystem has made nodes of (gatsby-config.ts).
 */
const drawingNodes = ({ getNodesByType }: Nodes): Node[] =>
  getNodesByType('File').filter((node) => node['sourceInstanceName'] === 'consoles');

/** Addresses of the drawings by their files, where Gatsby publishes them: the field `publicURL`. */
export const drawingAddresses = (nodes: Nodes): ReadonlyMap<string, string> =>
  new Map(
    drawingNodes(nodes).map(({ relativePath, base, internal }) => [
      String(relativePath),
      `/static/${internal.contentDigest}/${String(base)}`,
    ]),
  );

/**
 * Where Gatsby publishes files by their digest, and what is made of them: `static/DIGEST/…` and
 * `static/NAME-DIGEST.webp`.
 */
const published = /^(?:([0-9a-f]{32})\/|[^/]+-([0-9a-f]{32})\.webp)/;

/**
 * Removes the drawings of earlier builds, and what was made of them. Gatsby leaves them there.
 * @param publicFolder where the site is built
 */
export function removeOldDrawings(publicFolder: string, nodes: Nodes): void {
  const current = new Set(
    [...nodes.getNodesByType('File'), ...nodes.getNodesByType('ImageSharp')].map(
      ({ internal }) => internal.contentDigest,
    ),
  );
  const folder = join(publicFolder, 'static');
  for (const file of filesIn(folder)) {
    const [, ofFolder, ofName] = published.exec(file) ?? [];
    const digest = ofFolder ?? ofName;
    if (digest !== undefined && !current.has(digest)) rmSync(join(folder, file));
  }
}
