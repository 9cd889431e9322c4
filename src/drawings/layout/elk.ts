import Elk, { type ElkExtendedEdge, type ElkNode, type LayoutOptions } from 'elkjs';
import { once } from '../../content/memoise';
import type { Point } from '../svg';
import type { Box } from './geometry';

/** A node in its row. ELK decides on its y, and on its x unless the options say otherwise. */
export interface RowNode extends Omit<Box, 'y'> {
  id: string;
  row: number;
}

type Options = Record<string, string | number | boolean>;

const elk = once(() => new Elk({ algorithms: ['layered'] }));

const elkOptions = (options: Options): LayoutOptions =>
  Object.fromEntries(Object.entries(options).map(([key, value]) => [`elk.${key}`, String(value)]));

const elkNode = ({ row, ...node }: RowNode): ElkNode => ({
  ...node,
  y: row,
  layoutOptions: elkOptions({
    'partitioning.partition': row,
    position: `(${node.x},${row})`,
  }),
});

/** The edges from each node of a chain to the next. */
const edgesOf = (chain: readonly string[], index: number): ElkExtendedEdge[] =>
  chain.slice(1).map((id, link) => ({
    id: `${index} ${link}`,
    sources: [chain[link] ?? id],
    targets: [id],
  }));

/** The points where the edges of a chain turn, and its two ends. */
function cornersOf(edges: readonly ElkExtendedEdge[], chain: number): Point[] {
  const sections = edges
    .filter(({ id }) => id.startsWith(`${chain} `))
    .flatMap((edge) => edge.sections ?? []);

  const points = sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }): Point => [x, y]);

  // A point between two others on one upright line is no corner.
  return points.filter(
    ([x], index) => x !== points[index - 1]?.[0] || x !== points[index + 1]?.[0],
  );
}

/**
 * Lets ELK lay out nodes in their rows, and lines along `chains` of nodes that lead down from row
 * to row.
 * @param options of ELK, without the prefix `elk.`
 * @returns the place of each node and the corners of each chain
 */
export async function runElk(
  nodes: readonly RowNode[],
  chains: readonly (readonly string[])[],
  options: Options,
) {
  const graph = { id: 'all', children: nodes.map(elkNode), edges: chains.flatMap(edgesOf) };

  const { children = [], edges = [] } = await elk().layout(graph, {
    layoutOptions: elkOptions({
      algorithm: 'layered',
      direction: 'DOWN',
      'partitioning.activate': true,
      'portAlignment.default': 'CENTER',
      separateConnectedComponents: false,
      ...options,
    }),
  });

  return {
    places: new Map(children.map(({ id, x = 0, y = 0 }) => [id, { x, y }])),
    paths: chains.map((_, chain) => cornersOf(edges, chain)),
  };
}
