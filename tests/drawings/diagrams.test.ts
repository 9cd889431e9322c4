import type { Diagram } from '../../src/content/schemas/diagram';
import { drawArchitecture } from '../../src/drawings/architecture/architecture';
import { type Box, layOut } from '../../src/drawings/layout/layout';
import { type Point, textWidth } from '../../src/drawings/svg';

/** The layout of rows with so many components; flows by the places of their ends. */
const laidOut = (rows: readonly number[], flows: string, isOrdered = false) =>
  layOut(
    {
      rows: rows.map((count, row) =>
        Array.from({ length: count }, (_, column) => `${row}${column}`),
      ),
      flows: flows.split(' ').map((flow) => ({ from: flow.slice(0, 2), to: flow.slice(2) })),
      isOrdered,
    },
    { width: 140, height: 50, gap: [44, 46], pitch: 14 },
    [0, 0],
  );

type Segment = readonly [Point, Point];

const segmentsOf = (path: readonly Point[]): Segment[] =>
  path.slice(1).map((end, index) => [path[index] ?? end, end]);

/** Whether a segment enters a box, beyond its edge. */
const enters = ([a, b]: Segment, { x, y, width, height }: Box) =>
  Math.max(a[0], b[0]) > x + 1 &&
  Math.min(a[0], b[0]) < x + width - 1 &&
  Math.max(a[1], b[1]) > y + 1 &&
  Math.min(a[1], b[1]) < y + height - 1;

const onEdge = ([px, py]: Point, { x, y, width, height }: Box) =>
  ((Math.abs(py - y) <= 1 || Math.abs(py - y - height) <= 1) && px >= x && px <= x + width) ||
  ((Math.abs(px - x) <= 1 || Math.abs(px - x - width) <= 1) && py >= y && py <= y + height);

/** Where a segment begins and ends on an axis: 0 across, 1 down. */
const extentOf = ([a, b]: Segment, axis: 0 | 1) => ({
  from: Math.min(a[axis], b[axis]),
  to: Math.max(a[axis], b[axis]),
});

/** Whether two segments lie on each other: both level, or both upright. */
const overlap = (segment: Segment, other: Segment) =>
  ([0, 1] as const).some((axis) => {
    const isStraight = [segment, other].every(([a, b]) => a[axis] === b[axis]);
    const isSameLine = Math.abs(segment[0][axis] - other[0][axis]) < 3;
    const along = axis === 0 ? 1 : 0;
    const extent = extentOf(segment, along);
    const otherExtent = extentOf(other, along);
    const isShared = extent.from < otherExtent.to - 6 && otherExtent.from < extent.to - 6;

    return isStraight && isSameLine && isShared;
  });

// From a row to the next, past one, back, within one, and there and back.
test.each([
  ['two rows', [2, 1], '0010 0110', false],
  ['three rows', [3, 3, 2], '0010 0121 1002 1112 2011', false],
  ['four rows', [1, 4, 2, 3], '0010 0013 1020 1330 2131 3211 3020 1112', false],
  ['there and back', [2, 1], '0010 1000 0001 0100', false],
  ['an order that stays', [3, 3], '0001 0110 1011 1112 1202', true],
] as const)(
  '%s: each flow is a line between the edges of two components that crosses none and lies on no other',
  async (...row) => {
    const [, rows, flows, isOrdered] = row;
    const { boxes: byId, paths } = await laidOut(rows, flows, isOrdered);
    const boxes = [...byId.values()];

    expect(paths).toHaveLength(flows.split(' ').length);

    for (const [index, path] of paths.entries()) {
      const segments = segmentsOf(path);
      expect(segments.filter((segment) => boxes.some((box) => enters(segment, box)))).toEqual([]);
      for (const end of [path[0], path.at(-1)])
        expect(boxes.filter((box) => end && onEdge(end, box))).toHaveLength(1);

      const otherSegments = paths.slice(index + 1).flatMap(segmentsOf);
      expect(
        segments.filter((segment) => otherSegments.some((other) => overlap(segment, other))),
      ).toEqual([]);
    }
  },
);

test('linked components of a row stand side by side, though the data parts them', async () => {
  const { paths } = await laidOut([3, 1], '0002 0010');
  expect(paths.map(({ length }) => length)).toEqual([2, 2]);
});

const diagram: Diagram = {
  caption: 'A sample',
  layers: [
    ['Scheduler', 'Admission controller and its webhooks'],
    ['按租户隔离的消息队列与重试'],
  ].map((names, row) => ({
    name: `Layer ${row}`,
    components: names.map((name, column) => ({ id: `${row}${column}`, name })),
  })),
  flows: [{ from: '00', to: '10', label: 'calls' }],
};

test.each([undefined, 'zones', 'loop'] as const)(
  'in the layout %s names fit, and every flow has its number',
  async (layout) => {
    const { markup } = await drawArchitecture({ ...diagram, ...(layout && { layout }) });
    const [, width] = /<rect[^>]*width="(\d+)"[^>]*class="(?:face|tint)"/.exec(markup) ?? [];

    for (const [, name = ''] of markup.matchAll(/class="strong">([^<]*)</g))
      expect(textWidth(name, 14)).toBeLessThanOrEqual(Number(width) - 18);
    expect(markup).toMatch(/<g data-at="1"><path.*?<circle[^>]*\/><text[^>]*>1<\/text><\/g>/);
  },
);

test('a component that has a page is a link named by its text; screen readers skip all the others', async () => {
  const { markup } = await drawArchitecture(diagram, { '01': { href: '/product/B' } });
  expect(markup.match(/<a [^>]*>/g)).toEqual([expect.stringContaining('href="/product/B"')]);
  expect(markup).not.toContain('aria-label');

  const outside = markup.replace(/<(a|g aria-hidden="true")>?.*?<\/(a|g)>/g, '');
  expect(outside).not.toContain('<text');
});
