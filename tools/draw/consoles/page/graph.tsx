import { Card, Flex } from 'antd';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import type { WidgetOf } from '../schema';
import { Bar, colours, Line, tones, useWidth } from './parts';

type Graph = WidgetOf<'graph'>;
type Node = Graph['nodes'][number];

const border = 'var(--ant-color-border)';
const frame = {
  alignSelf: 'stretch',
  margin: '-5px -10px',
  padding: '6px 10px',
  border: 'var(--rule)',
  borderRadius: 6,
};
/** How boxes look. Inline, because Ant Design's rules are more specific than a class. */
const looks: Record<NonNullable<Node['look']> | 'box', CSSProperties> = {
  box: { borderColor: border },
  accent: { borderColor: tones.accent, boxShadow: `inset 3px 0 ${tones.accent}` },
  ink: { borderColor: border, background: 'color-mix(in srgb, var(--ant-color-text) 12%, var(--paper))' },
  mute: { borderColor: border, background: 'var(--ant-color-bg-layout)', color: 'var(--soft)' },
  dashed: { border: `1px dashed ${border}` },
  alarm: { borderColor: tones.bad, background: 'var(--ant-color-error-bg)' },
};

const middle = (low: number, high: number) => (low + high) / 2;

/** The line from one box to another: vertical if they overlap or stand in rows, otherwise horizontal. */
function routeBetween(a: DOMRect, b: DOMRect, origin: DOMRect, at = 0.5, inRows = false) {
  const [low, high] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
  const isUpright = inRows ? a.top !== b.top : high > low;
  const isForward = isUpright ? b.top >= a.bottom : b.left >= a.right;
  const ends = isUpright
    ? [high > low ? middle(low, high) : middle(a.left, a.right), isForward ? a.bottom : a.top]
    : [isForward ? a.right : a.left, middle(a.top, a.bottom)];
  const others = isUpright
    ? [high > low ? middle(low, high) : middle(b.left, b.right), isForward ? b.top : b.bottom]
    : [isForward ? b.left : b.right, middle(b.top, b.bottom)];
  const [x1, y1] = [(ends[0] ?? 0) - origin.left, (ends[1] ?? 0) - origin.top];
  const [x2, y2] = [(others[0] ?? 0) - origin.left, (others[1] ?? 0) - origin.top];
  const bend = isUpright
    ? `${x1} ${middle(y1, y2)} ${x2} ${middle(y1, y2)}`
    : `${middle(x1, x2)} ${y1} ${middle(x1, x2)} ${y2}`;
  const turn = isUpright ? (isForward ? 90 : -90) : isForward ? 0 : 180;
  // Approximately a point on that curve.
  const eased = at ** 2 * (3 - 2 * at);
  const [x, y] = isUpright
    ? [x1 + (x2 - x1) * eased, y1 + (y2 - y1) * at]
    : [x1 + (x2 - x1) * at, y1 + (y2 - y1) * eased];
  return {
    path: `M${x1} ${y1}C${bend} ${x2} ${y2}`,
    tip: `translate(${x2} ${y2}) rotate(${turn})`,
    label: { x, y: y + 4 },
  };
}

/** One row of boxes for each column of the grid. If a row has too many, those that need attention stay. */
function layersOf(nodes: Node[], most: number): Node[][] {
  const order: (string | undefined)[] = ['mute', undefined, 'accent', 'warn', 'bad', 'alarm'];
  const rank = ({ state, look }: Node) => Math.max(order.indexOf(look), order.indexOf(state));
  const columns = [...new Set(nodes.map(({ at }) => at[0]))].sort((a, b) => a - b);
  return columns.map((column) =>
    nodes
      .filter(({ at }) => at[0] === column)
      .sort((a, b) => rank(b) - rank(a))
      .slice(0, most)
      .sort((a, b) => a.at[1] - b.at[1]),
  );
}

/** Boxes on a grid with arrows between them; in rows if the grid is too wide. */
export function GraphOf({ cols, rows, gap, heads = [], lanes = [], groups = [], nodes, edges }: Graph) {
  const { width, isAlone } = useWidth();
  const place = useRef<HTMLDivElement>(null);
  const [ways, setWays] = useState<(Graph['edges'][number] & { way: ReturnType<typeof routeBetween> })[]>([]);
  const isStacked = isAlone && new Set(nodes.map(({ at }) => at[0])).size * 150 > width;
  useLayoutEffect(() => {
    const origin = place.current?.getBoundingClientRect();
    const boxOf = (id: string) => place.current?.querySelector(`#node-${id}`)?.getBoundingClientRect();
    const drawn = edges.flatMap((edge) => {
      const [a, b] = [boxOf(edge.from), boxOf(edge.to)];
      // Labels don't fit between boxes of the same row.
      const label = isStacked && a?.top === b?.top ? undefined : edge.label;
      return origin && a && b ? [{ ...edge, label, way: routeBetween(a, b, origin, edge.at, isStacked) }] : [];
    });
    setWays(drawn);
  }, [edges, isStacked]);
  const [right, down] = [lanes.length > 0 ? 1 : 0, heads.length > 0 ? 1 : 0];
  const box = ({ id, at, span = [1, 1], title, sub, value, state, look, icon, bar }: Node) => (
    <Card
      key={id}
      id={`node-${id}`}
      className="node"
      size="small"
      style={{ gridArea: `${at[1] + down}/${at[0] + right}/span ${span[1]}/span ${span[0]}`, ...looks[look ?? 'box'] }}
    >
      <Line icon={icon} state={state} end={value} name={title} />
      <small>{sub}</small>
      {bar !== undefined && <Bar bar={bar} state={state === 'ok' ? undefined : state} />}
    </Card>
  );
  const frames = [
    ...lanes.map(({ label, sub, tone }, index) => ({ label, sub, tone, area: `${index + 1 + down}/1/auto/-1` })),
    ...groups.map(({ label, at: [column, row, wide, high] }) => ({
      ...{ label, sub: '', tone: 'sunken', area: `${row + down}/${column + right}/span ${high}/span ${wide}` },
    })),
  ];
  const layout = {
    gridTemplateColumns: `${right ? '84px ' : ''}${cols}`,
    gridTemplateRows: `${down ? 'auto ' : ''}${rows}`,
    gap,
  };
  return (
    <div ref={place} className={isStacked ? 'graph stacked' : 'graph'} style={isStacked ? { gap: 28 } : layout}>
      {isStacked ? (
        layersOf(nodes, Math.floor(width / 115)).map((layer) => (
          <Flex key={layer[0]?.id} justify="center" gap={8}>
            {layer.map(box)}
          </Flex>
        ))
      ) : (
        <>
          {frames.map(({ label, sub, tone = 'sunken', area }) => (
            <div key={label} className="frame" style={{ ...frame, gridArea: area, background: `var(--${tone})` }}>
              <b>{label}</b>
              <small>{sub}</small>
            </div>
          ))}
          {heads.map((head, index) => (
            <small key={head} style={{ gridArea: `1/${index + 1 + right}` }}>
              {head}
            </small>
          ))}
          {nodes.map(box)}
        </>
      )}
      <svg aria-hidden="true" fill="currentColor" stroke="currentColor">
        {ways.map(({ from, to, state, tone, weight = 1.5, dashed, way }) => (
          <g key={`${from} ${to}`} style={{ color: state ? colours[state] : tone ? tones[tone] : colours.idle }}>
            <path d={way.path} fill="none" strokeWidth={weight} strokeDasharray={dashed ? '5 4' : undefined} />
            <path d="M-7 -4L0 0L-7 4Z" stroke="none" transform={way.tip} />
          </g>
        ))}
        {ways.map(({ from, to, label, state, way }) => (
          <text key={`${from} ${to}`} {...way.label} style={state && { fill: colours[state] }}>
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}
