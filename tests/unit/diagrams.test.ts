import type { Diagram } from '../../src/contract/content/sections';
import { drawArchitecture } from '../../src/drawings/architecture';
import { layOut } from '../../src/drawings/layout';
import { textWidth } from '../../src/drawings/svg';

type Point = [x: number, y: number];
type Box = Record<'x' | 'y' | 'width' | 'height', number>;

const words = [
  'Scheduler',
  '调度器',
  'Admission controller and its webhooks',
  '按租户隔离的消息队列与重试',
  'BeyondFolibrary',
];
/** A diagram of rows of components; flows by their places. */
const sample = (layout: Diagram['layout'], rows: readonly number[], flows: readonly string[]): Diagram => ({
  caption: 'A sample',
  ...(layout ? { layout } : {}),
  layers: rows.map((count, row) => ({
    name: `Layer ${row}`,
    components: Array.from({ length: count }, (_, column) => ({
      id: `${row}${column}`,
      name: words[(row * 2 + column) % words.length] ?? '',
    })),
  })),
  flows: flows.map((flow) => ({ from: flow.slice(0, 2), to: flow.slice(2), label: 'calls' })),
});
/** From a row to the next, past one, back, within one, and there and back. */
const shapes: [rows: number[], flows: string][] = [
  [[2, 1], '0010 0110'],
  [[3, 3, 2], '0010 0121 1002 1112 2011'],
  [[1, 4, 2, 3], '0010 0013 1020 1330 2131 3211 3020 1112'],
];
const diagrams = shapes.flatMap(([rows, flows]) =>
  ([undefined, 'zones', 'loop'] as const).map(
    (layout) => [`${rows} components, ${layout ?? 'layers'}`, sample(layout, rows, flows.split(' '))] as const,
  ),
);
const small = sample(undefined, [2, 1], ['0010']);

/** The corners of a path. */
const corners = (path: string): Point[] =>
  [...path.matchAll(/[MLQ](-?[\d.]+) (-?[\d.]+)(?: (-?[\d.]+) (-?[\d.]+))?/g)].map(([, x, y, x2 = x, y2 = y]) => [
    Number(x2),
    Number(y2),
  ]);

/** Boxes and lines of a drawing, read from its markup. */
async function read(diagram: Diagram) {
  const { markup } = await drawArchitecture(diagram);
  const boxes = [...markup.matchAll(/<rect[^>]*class="(?:face|tint)"[^>]*>/g)].map(([tag]): Box => {
    const at = (name: keyof Box) => Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]);
    return { x: at('x'), y: at('y'), width: at('width'), height: at('height') };
  });
  const lines = [...markup.matchAll(/<path class="reach" d="([^"]*)"/g)].map(([, path = '']) => corners(path));
  return { markup, boxes, lines };
}

/** Whether a segment enters a box, beyond its edge. */
const enters = ([a, b]: readonly [Point, Point], { x, y, width, height }: Box) =>
  Math.max(a[0], b[0]) > x + 1 &&
  Math.min(a[0], b[0]) < x + width - 1 &&
  Math.max(a[1], b[1]) > y + 1 &&
  Math.min(a[1], b[1]) < y + height - 1;
const onEdge = ([px, py]: Point, { x, y, width, height }: Box) =>
  ((Math.abs(py - y) <= 1 || Math.abs(py - y - height) <= 1) && px >= x && px <= x + width) ||
  ((Math.abs(px - x) <= 1 || Math.abs(px - x - width) <= 1) && py >= y && py <= y + height);

describe.each(diagrams)('the architecture of %s', (_, diagram) => {
  const drawing = read(diagram);

  test('has lines that cross no component and end at the edges of two, and names that fit', async () => {
    const { markup, boxes, lines } = await drawing;
    for (const line of lines) {
      const segments = line.slice(1).map((end, at) => [line[at] ?? end, end] as const);
      expect(segments.filter((segment) => boxes.some((box) => enters(segment, box)))).toEqual([]);
      for (const end of [line[0], line.at(-1)])
        expect(boxes.filter((box) => end !== undefined && onEdge(end, box))).toHaveLength(1);
    }
    for (const [, name = ''] of markup.matchAll(/class="strong">([^<]*)</g))
      expect(textWidth(name, 14)).toBeLessThanOrEqual((boxes[0]?.width ?? 0) - 18);
  });

  test('has a line and a number for every flow, and no two lines on each other', async () => {
    const { markup, lines } = await drawing;
    expect(lines).toHaveLength(diagram.flows.length);
    for (const [at] of diagram.flows.entries())
      expect(markup).toMatch(
        new RegExp(`<g data-at="${at + 1}"><path.*?<circle[^>]*/><text[^>]*>${at + 1}</text></g>`),
      );
    const straight = lines.flatMap((line, flow) =>
      line.slice(1).flatMap((end, at) => {
        const start = line[at] ?? end;
        const axis = start[0] === end[0] ? 0 : 1;
        const [from = 0, to = 0] = [start[1 - axis] ?? 0, end[1 - axis] ?? 0].sort((a, b) => a - b);
        return start[axis] === end[axis] ? [{ flow, axis, at: start[axis], from, to }] : [];
      }),
    );
    const isOn = (p: (typeof straight)[number], q: (typeof straight)[number]) =>
      p.axis === q.axis && Math.abs(p.at - q.at) < 3 && p.from < q.to - 6 && q.from < p.to - 6;
    expect(straight.filter((p) => straight.some((q) => p.flow < q.flow && isOn(p, q)))).toEqual([]);
  });
});

test('a component that has a page is a link named by its text; screen readers skip all the others', async () => {
  const { markup } = await drawArchitecture(small, { '01': { href: '/product/B' } });
  expect(markup.match(/<a [^>]*>/g)).toEqual([expect.stringContaining('href="/product/B"')]);
  expect(markup).not.toContain('aria-label');
  const outside = markup.replace(/<(a|g aria-hidden="true")>?.*?<\/(a|g)>/g, '');
  expect(outside).not.toContain('<text');
});

/** The ways of flows between components of rows. */
const pathsOf = async (rows: string[][], ...flows: string[]) => {
  const ends = flows.map(([from = '', to = '']) => ({ from, to }));
  return (await layOut({ rows, flows: ends }, { width: 100, height: 50, gap: [40, 40], pitch: 14 }, [0, 0])).paths;
};

test('flows there and back run side by side, between two rows and within one', async () => {
  const ends = async (rows: string[][], axis: 0 | 1) =>
    (await pathsOf(rows, 'ab', 'ba')).map(([start]) => start?.[axis] ?? 0);
  for (const [there = 0, back = 0] of [await ends([['a'], ['b']], 0), await ends([['a', 'b']], 1)])
    expect(Math.abs(there - back)).toBeGreaterThan(2 * 9);
});

test('linked components of a row stand side by side, though the data parts them', async () => {
  const paths = await pathsOf([['a', 'x', 'b'], ['c']], 'ab', 'ac');
  expect(paths.map(({ length }) => length)).toEqual([2, 2]);
});
