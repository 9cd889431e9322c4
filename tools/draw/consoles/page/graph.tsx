import { Card, Flex } from 'antd';
import { linkHorizontal, linkVertical } from 'd3-shape';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import type { WidgetOf } from '../schema';
import { Bar, colours, Line, tones, useWidth } from './parts';

type Graph = WidgetOf<'graph'>;
type Node = Graph['nodes'][number];

/** How boxes look. */
const looks: Record<NonNullable<Node['look']>, CSSProperties> = {
  accent: { borderColor: tones.accent, boxShadow: `inset 3px 0 ${tones.accent}` },
  mute: { background: 'var(--ant-color-fill-tertiary)' },
  dashed: { borderStyle: 'dashed' },
  alarm: { borderColor: tones.bad, background: 'var(--ant-color-error-bg)' },
};

/** How the frame behind boxes looks. */
const frame = { alignSelf: 'stretch', margin: '-5px -10px', padding: '6px 10px', borderRadius: 6 };

/**
 * The point of a path at a share of its length.
 * @param pathData the path as SVG has it
 */
function pointOn(pathData: string, share: number): DOMPoint {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', pathData);
  return path.getPointAtLength(path.getTotalLength() * share);
}

/**
 * The line from one box to another, between their nearest sides.
 * @param at position of the label
 */
function routeBetween(from: DOMRect, to: DOMRect, origin: DOMRect, isStacked: boolean, at = 0.5) {
  const overlapsSideways = to.right > from.left && from.right > to.left;
  const isUpright = isStacked ? from.top !== to.top : overlapsSideways;
  const isForward = isUpright ? to.top > from.top : to.left > from.left;

  const endAt = (box: DOMRect, isStart: boolean): [number, number] => {
    const x = box.left + box.width / 2 - origin.left;
    const y = box.top + box.height / 2 - origin.top;
    const side = isStart === isForward ? 0.5 : -0.5;
    return isUpright ? [x, y + box.height * side] : [x + box.width * side, y];
  };

  const link = isUpright ? linkVertical() : linkHorizontal();
  const pathData = link({ source: endAt(from, true), target: endAt(to, false) }) ?? '';
  const label = pointOn(pathData, at);

  return { d: pathData, x: label.x, y: label.y + 4 };
}

/**
 * The line to a box below others: straight down between those, then to the box.
 * @param passedBoxes stand between the two
 * @param at position of the label on the last part
 */
function routePast(
  passedBoxes: readonly DOMRect[],
  from: DOMRect,
  to: DOMRect,
  origin: DOMRect,
  at?: number,
) {
  // Lines to the left and to the right run side by side.
  const shift = to.left < from.left + from.width / 2 - to.width / 2 ? -4 : 4;
  const bottom = Math.max(...passedBoxes.map((box) => box.bottom));
  const turn = new DOMRect(from.left + shift, from.top, from.width, bottom - from.top);

  const x = turn.left + turn.width / 2 - origin.left;
  const straight = `M${x},${from.bottom - origin.top}V${bottom - origin.top}`;
  const route = routeBetween(turn, to, origin, true, at);
  return { ...route, d: straight + route.d };
}

/** How much attention a box needs. */
function urgencyOf({ state, look }: Node): number {
  const urgencies: (string | undefined)[] = ['mute', undefined, 'accent', 'warn', 'bad', 'alarm'];
  return Math.max(urgencies.indexOf(look), urgencies.indexOf(state));
}

/**
 * One row of boxes for each column of the grid. If a row has too many, those that need attention
 * stay; of equals, those to which a line leads from the rows above, then those that lead to what
 * needs attention: a path isn't cut.
 */
function layersOf({ nodes, edges }: Pick<Graph, 'nodes' | 'edges'>, most: number): Node[][] {
  const columns = [...new Set(nodes.map(({ at }) => at[0]))].sort((a, b) => a - b);
  const shownIds = new Set<string>();

  const isReached = ({ id }: Node) => edges.some(({ from, to }) => to === id && shownIds.has(from));
  const urgencyBelow = ({ id }: Node) => {
    const targets = edges.filter(({ from }) => from === id).map(({ to }) => to);
    return Math.max(-1, ...nodes.filter((node) => targets.includes(node.id)).map(urgencyOf));
  };
  const byImportance = (a: Node, b: Node) =>
    urgencyOf(b) - urgencyOf(a) ||
    Number(isReached(b)) - Number(isReached(a)) ||
    urgencyBelow(b) - urgencyBelow(a);

  return columns.map((column) => {
    const layer = nodes
      .filter(({ at }) => at[0] === column)
      .sort(byImportance)
      .slice(0, most);
    for (const { id } of layer) shownIds.add(id);
    return layer.sort((a, b) => a.at[1] - b.at[1]);
  });
}

/**
 * The rows of a graph that shows all its boxes: the last column stands two in a row if one row
 * can't hold it.
 */
function completeLayersOf(graph: Graph, most: number): Node[][] {
  const layers = layersOf(graph, graph.nodes.length);
  const last = layers.pop() ?? [];
  if (last.length <= most) return [...layers, last];

  const starts = last.map((_, index) => index).filter((index) => index % 2 === 0);
  return [...layers, ...starts.map((start) => last.slice(start, start + 2))];
}

type Arrow = Graph['edges'][number] & ReturnType<typeof routeBetween>;

/**
 * The arrows between boxes, as measured in the page.
 * @param container holds the boxes
 */
function measureArrows(
  container: HTMLElement,
  { nodes, edges, complete }: Pick<Graph, 'nodes' | 'edges' | 'complete'>,
  isStacked: boolean,
): Arrow[] {
  const origin = container.getBoundingClientRect();
  const boxOf = (id: string) => container.querySelector(`#node-${id}`)?.getBoundingClientRect();
  const boxes = nodes.flatMap(({ id }) => boxOf(id) ?? []);

  return edges.flatMap((edge) => {
    const from = boxOf(edge.from);
    const to = boxOf(edge.to);
    if (!from || !to) return [];

    // Labels don't fit between boxes of the same row.
    const label = isStacked && from.top === to.top ? undefined : edge.label;
    const passedBoxes =
      isStacked && complete
        ? boxes.filter((box) => box.top > from.bottom && box.bottom < to.top)
        : [];
    const route =
      passedBoxes.length > 0
        ? routePast(passedBoxes, from, to, origin, edge.at)
        : routeBetween(from, to, origin, isStacked, edge.at);
    return [{ ...edge, label, ...route }];
  });
}

function Box({ node, gridArea }: { node: Node; gridArea: string }) {
  const { id, title, sub, value, state, look, icon, bar } = node;

  return (
    <Card
      id={`node-${id}`}
      size="small"
      style={{ gridArea, ...(look && looks[look]) }}
      styles={{ body: { padding: '6px 9px' } }}
    >
      <Line icon={icon} state={state} end={value} name={title} />
      <small>{sub}</small>
      {bar !== undefined && <Bar bar={bar} barState={state === 'ok' ? undefined : state} />}
    </Card>
  );
}

function strokeOf({ state, tone }: Arrow): string {
  if (state) return colours[state];
  return tone ? tones[tone] : colours.idle;
}

/** Lines with a tip, and their labels. */
const Arrows = ({ arrows }: { arrows: readonly Arrow[] }) => (
  <svg aria-hidden="true">
    <marker
      id="tip"
      viewBox="0 -4 8 8"
      refX="8"
      markerWidth="8"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0-4L8 0L0 4Z" fill="context-stroke" />
    </marker>
    {arrows.map((arrow) => (
      <path
        key={`${arrow.from} ${arrow.to}`}
        d={arrow.d}
        fill="none"
        markerEnd="url(#tip)"
        strokeWidth={arrow.weight ?? 1.5}
        stroke={strokeOf(arrow)}
        strokeDasharray={arrow.dashed ? '5 4' : undefined}
      />
    ))}
    {arrows.map(({ from, to, label, state, x, y }) => (
      <text key={`${from} ${to}`} x={x} y={y} style={state && { fill: colours[state] }}>
        {label}
      </text>
    ))}
  </svg>
);

/**
 * The place of a box in the grid, as CSS.
 * @param headingRows rows above the boxes
 */
const gridAreaOf = (
  [column, row]: readonly number[],
  [columns, rows]: readonly number[] = [1, 1],
  headingRows = 0,
): string => `${Number(row) + headingRows}/${column}/span ${rows}/span ${columns}`;

interface Boxes {
  graph: Graph;
  /** Measured in the page; none before that. */
  arrows: readonly Arrow[];
}

/**
 * Rows of boxes, where there is no room for the columns of the grid.
 * @param width in pixels
 */
const StackedBoxes = ({ graph, arrows, width }: Boxes & { width: number }) => {
  const most = Math.floor(width / 115);
  const layers = (graph.complete ? completeLayersOf : layersOf)(graph, most);

  return (
    <>
      {layers.map((layer) => (
        <Flex key={layer[0]?.id} justify="center" gap={graph.complete ? 24 : 8}>
          {layer.map((node) => (
            <Box key={node.id} node={node} gridArea={gridAreaOf(node.at, node.span)} />
          ))}
        </Flex>
      ))}
      <Arrows arrows={arrows} />
    </>
  );
};

/** Boxes at their places in the grid, with frames behind them. */
const BoxesOnGrid = ({ graph, arrows }: Boxes) => {
  const { heads = [], groups = [], nodes } = graph;
  const headingRows = heads.length > 0 ? 1 : 0;

  return (
    <>
      {groups.map(({ label, sub, tone = 'sunken', at, span }) => {
        const gridArea = gridAreaOf(at, span, headingRows);
        return (
          <div key={label} style={{ ...frame, gridArea, background: `var(--${tone})` }}>
            <b>{label}</b>
            <small>{sub}</small>
          </div>
        );
      })}
      {heads.map((head, index) => (
        <small key={head} style={{ gridArea: `1/${index + 1}` }}>
          {head}
        </small>
      ))}
      {nodes.map((node) => (
        <Box key={node.id} node={node} gridArea={gridAreaOf(node.at, node.span, headingRows)} />
      ))}
      <Arrows arrows={arrows} />
    </>
  );
};

/** Boxes on a grid with arrows between them; in rows if the grid is too wide. */
export function GraphOf(graph: Graph) {
  const { cols, rows, gap, heads = [], nodes, edges, complete } = graph;
  const { width, isAlone } = useWidth();
  const container = useRef<HTMLDivElement>(null);
  const [arrows, setArrows] = useState<Arrow[]>([]);
  const columnCount = new Set(nodes.map(({ at }) => at[0])).size;
  const isStacked = isAlone && columnCount * 150 > width;

  useLayoutEffect(() => {
    const shown = { nodes, edges, complete };
    if (container.current) setArrows(measureArrows(container.current, shown, isStacked));
  }, [nodes, edges, complete, isStacked]);

  const grid = {
    gridTemplateColumns: cols,
    gridTemplateRows: heads.length > 0 ? `auto ${rows}` : rows,
    gap,
  };
  return (
    <div ref={container} className="graph" style={isStacked ? { gap: 28 } : grid}>
      {isStacked ? (
        <StackedBoxes graph={graph} arrows={arrows} width={width} />
      ) : (
        <BoxesOnGrid graph={graph} arrows={arrows} />
      )}
    </div>
  );
}
