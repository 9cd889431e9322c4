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
const frame = { alignSelf: 'stretch', margin: '-5px -10px', padding: '6px 10px', borderRadius: 6 };

/** The line from one box to another, between their nearest sides. @param at position of the label */
function routeBetween(a: DOMRect, b: DOMRect, origin: DOMRect, inRows: boolean, at = 0.5) {
  const isUpright = inRows ? a.top !== b.top : b.right > a.left && a.right > b.left;
  const isForward = isUpright ? b.top > a.top : b.left > a.left;
  const end = (box: DOMRect, isStart: boolean): [number, number] => {
    const x = box.left + box.width / 2 - origin.left;
    const y = box.top + box.height / 2 - origin.top;
    const side = isStart === isForward ? 0.5 : -0.5;
    return isUpright ? [x, y + box.height * side] : [x + box.width * side, y];
  };
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const link = isUpright ? linkVertical() : linkHorizontal();
  const d = link({ source: end(a, true), target: end(b, false) }) ?? '';
  line.setAttribute('d', d);
  const { x, y } = line.getPointAtLength(line.getTotalLength() * at);
  return { d, x, y: y + 4 };
}

/** One row of boxes for each column of the grid. If a row has too many, those that need attention stay. */
function layersOf(nodes: Node[], most: number): Node[][] {
  const order: (string | undefined)[] = ['mute', undefined, 'accent', 'warn', 'bad', 'alarm'];
  const rank = ({ state, look }: Node) => Math.max(order.indexOf(look), order.indexOf(state));
  const columns = [...new Set(nodes.map(({ at }) => at[0]))].sort((a, b) => a - b);
  return columns.map((column) => {
    const boxes = nodes.filter(({ at }) => at[0] === column).sort((a, b) => rank(b) - rank(a));
    return boxes.slice(0, most).sort((a, b) => a.at[1] - b.at[1]);
  });
}

/** Boxes on a grid with arrows between them; in rows if the grid is too wide. */
export function GraphOf({ cols, rows, gap, heads = [], groups = [], nodes, edges }: Graph) {
  const { width, isAlone } = useWidth();
  const place = useRef<HTMLDivElement>(null);
  const [ways, setWays] = useState<(Graph['edges'][number] & ReturnType<typeof routeBetween>)[]>(
    [],
  );
  const isStacked = isAlone && new Set(nodes.map(({ at }) => at[0])).size * 150 > width;
  useLayoutEffect(() => {
    const origin = place.current?.getBoundingClientRect();
    const boxOf = (id: string) =>
      place.current?.querySelector(`#node-${id}`)?.getBoundingClientRect();
    const drawn = edges.flatMap((edge) => {
      const a = boxOf(edge.from);
      const b = boxOf(edge.to);
      // Labels don't fit between boxes of the same row.
      const label = isStacked && a?.top === b?.top ? undefined : edge.label;
      return origin && a && b
        ? [{ ...edge, label, ...routeBetween(a, b, origin, isStacked, edge.at) }]
        : [];
    });
    setWays(drawn);
  }, [edges, isStacked]);
  const down = heads.length > 0 ? 1 : 0;
  const area = ([column, row]: readonly number[], [wide, high]: readonly number[] = [1, 1]) =>
    `${Number(row) + down}/${column}/span ${high}/span ${wide}`;
  const box = ({ id, at, span, title, sub, value, state, look, icon, bar }: Node) => (
    <Card
      key={id}
      id={`node-${id}`}
      size="small"
      style={{ gridArea: area(at, span), ...(look && looks[look]) }}
      styles={{ body: { padding: '6px 9px' } }}
    >
      <Line icon={icon} state={state} end={value} name={title} />
      <small>{sub}</small>
      {bar !== undefined && <Bar bar={bar} barState={state === 'ok' ? undefined : state} />}
    </Card>
  );
  const layout = {
    gridTemplateColumns: cols,
    gridTemplateRows: `${down ? 'auto ' : ''}${rows}`,
    gap,
  };
  return (
    <div ref={place} className="graph" style={isStacked ? { gap: 28 } : layout}>
      {isStacked ? (
        layersOf(nodes, Math.floor(width / 115)).map((layer) => (
          <Flex key={layer[0]?.id} justify="center" gap={8}>
            {layer.map(box)}
          </Flex>
        ))
      ) : (
        <>
          {groups.map(({ label, sub, tone = 'sunken', at, span }) => (
            <div
              key={label}
              style={{ ...frame, gridArea: area(at, span), background: `var(--${tone})` }}
            >
              <b>{label}</b>
              <small>{sub}</small>
            </div>
          ))}
          {heads.map((head, index) => (
            <small key={head} style={{ gridArea: `1/${index + 1}` }}>
              {head}
            </small>
          ))}
          {nodes.map(box)}
        </>
      )}
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
        {ways.map(({ from, to, state, tone, weight = 1.5, dashed, d }) => (
          <path
            key={`${from} ${to}`}
            {...{ d, fill: 'none', markerEnd: 'url(#tip)', strokeWidth: weight }}
            stroke={state ? colours[state] : tone ? tones[tone] : colours.idle}
            strokeDasharray={dashed ? '5 4' : undefined}
          />
        ))}
        {ways.map(({ from, to, label, state, x, y }) => (
          <text key={`${from} ${to}`} {...{ x, y }} style={state && { fill: colours[state] }}>
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}
