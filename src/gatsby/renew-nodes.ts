import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { itemTypeNames } from './item-types';
import type { SourcedNode } from './nodes';

/** A node as Gatsby takes it. */
function gatsbyNode(
  { createNodeId, createContentDigest }: SourceNodesArgs,
  { type, key, fields }: SourcedNode,
): NodeInput {
  return {
    ...fields,
    id: createNodeId(`${type} ${key}`),
    parent: null,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
}

/** Creates nodes while Gatsby sources them: it deletes what isn't created again. */
export function createNodes(args: SourceNodesArgs, nodes: readonly SourcedNode[]): void {
  for (const node of nodes) args.actions.createNode(gatsbyNode(args, node));
}

/**
 * Renews nodes of a running preview. Gatsby goes through its schema, its pages and its queries
 * after each change, so it is told of nothing that is as it was.
 * @returns whether anything has changed
 */
export function renewNodes(args: SourceNodesArgs, nodes: readonly SourcedNode[]): boolean {
  const changedNodes = nodes
    .map((node) => gatsbyNode(args, node))
    .filter(
      ({ id, internal }) => args.getNode(id)?.internal.contentDigest !== internal.contentDigest,
    );
  for (const node of changedNodes) args.actions.createNode(node);
  return changedNodes.length > 0;
}

/**
 * Deletes the nodes of a running preview that it has no more, of the types of the others and of items.
 * @param nodes all that there are
 */
export function deleteOtherNodes(args: SourceNodesArgs, nodes: readonly SourcedNode[]): void {
  const ids = new Set(nodes.map(({ type, key }) => args.createNodeId(`${type} ${key}`)));
  // The last item of a kind may be the one that is gone.
  const types = new Set([...nodes.map((node) => node.type), ...itemTypeNames()]);

  for (const node of [...types].flatMap((type) => args.getNodesByType(type))) {
    if (!ids.has(node.id)) args.actions.deleteNode(node);
  }
}
