import { type PlanSource, planOf } from '../../src/lib/plan';

const diagram: PlanSource = {
  layers: [
    { components: [{ id: 'a' }, { id: 'b' }] },
    { components: [{ id: 'c' }] },
    { components: [{ id: 'd' }, { id: 'e' }, { id: 'f' }] },
  ],
  flows: [
    { from: 'a', to: 'c' },
    { from: 'c', to: 'f' },
  ],
};

const numbers = (text: string) => [...text.matchAll(/-?\d+(\.\d+)?/g)].map(([found]) => Number(found));

describe('the plan of a diagram', () => {
  const plan = planOf(diagram);

  test('has a plate a layer, drawn from the lowest to the highest, and a tile a component', () => {
    expect(plan.plates.map(({ tiles }) => tiles.length)).toEqual([3, 1, 2]);
    const heights = plan.plates.map(({ outline }) =>
      Math.min(...outline.split(' ').map((point) => Number(point.split(',')[1]))),
    );
    expect([...heights].sort((a, b) => b - a)).toEqual(heights);
  });

  test('marks the components at which a flow begins or ends', () => {
    expect(plan.plates.map(({ tiles }) => tiles.map(({ active }) => active))).toEqual([
      [false, false, true],
      [true],
      [true, false],
    ]);
  });

  test('draws every flow between known components, and none to an unknown one', () => {
    expect(plan.flows).toHaveLength(2);
    expect(planOf({ ...diagram, flows: [{ from: 'a', to: 'nothing' }] }).flows).toEqual([]);
  });

  test('stays inside its paper, whatever the number of layers', () => {
    for (const layers of [diagram.layers.slice(0, 1), diagram.layers, [...diagram.layers, ...diagram.layers]]) {
      const { width, height, plates } = planOf({ layers, flows: [] });
      const points = plates
        .flatMap(({ outline, tiles }) => [outline, ...tiles.flatMap(({ top, left, right }) => [top, left, right])])
        .flatMap((text) => text.split(' '));
      for (const point of points) {
        const [x = -1, y = -1] = numbers(point);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(height);
      }
    }
  });

  /** The points of an outline. */
  const corners = (outline: string) => outline.split(' ').map((point) => numbers(point) as [number, number]);
  const xs = (points: readonly [number, number][]) => points.map(([x]) => x);
  const ys = (points: readonly [number, number][]) => points.map(([, y]) => y);

  test('fills its paper, but for a margin of 12', () => {
    const points = plan.plates
      .flatMap(({ outline, tiles }) => [outline, ...tiles.map(({ top }) => top)])
      .flatMap(corners);
    expect(Math.min(...xs(points))).toBeCloseTo(12, 0);
    expect(Math.max(...xs(points))).toBeCloseTo(plan.width - 12, 0);
    // The tiles of the highest plate are nearer than its far corner, whose height the paper is made for.
    expect(Math.min(...ys(points))).toBeGreaterThanOrEqual(12);
    expect(Math.min(...ys(points))).toBeLessThan(30);
    expect(Math.max(...ys(points))).toBeCloseTo(plan.height - 12, 0);
  });

  test('is isometric: every edge is upright or rises by half its length', () => {
    for (const outline of plan.plates.flatMap(({ outline, tiles }) => [
      outline,
      ...tiles.flatMap(({ top, left, right }) => [top, left, right]),
    ])) {
      const points = corners(outline);
      expect(points).toHaveLength(4);
      for (const [index, [x, y]] of points.entries()) {
        const [nextX, nextY] = points[(index + 1) % 4] ?? [0, 0];
        if (Math.abs(nextX - x) > 0.2)
          expect(Math.abs((nextY - y) / (nextX - x))).toBeCloseTo(Math.tan(Math.PI / 6), 1);
      }
    }
  });

  test('has its plates one above the other, 2.7 units of 30 apart', () => {
    const [lowest = [], middle = [], highest = []] = plan.plates.map(({ outline }) => corners(outline));
    expect(xs(middle)).toEqual(xs(lowest));
    for (const [below, above] of [
      [lowest, middle],
      [middle, highest],
    ] as const)
      for (const [index, y] of ys(below).entries()) expect(y - (ys(above)[index] ?? 0)).toBeCloseTo(81, 0);
  });

  test('sets the tiles of a plate side by side, all of one size, with the same gap between them and at the ends', () => {
    for (const { outline, tiles } of plan.plates) {
      const plate = Math.min(...xs(corners(outline)));
      const [first = 0, ...others] = tiles.map(({ top }) => Math.min(...xs(corners(top))));
      const lengths = tiles.map(({ top }) => Math.max(...xs(corners(top))) - Math.min(...xs(corners(top))));
      for (const length of lengths) expect(length).toBeCloseTo(lengths[0] ?? 0, 0);
      const steps = others.map((start, index) => start - ([first, ...others][index] ?? 0));
      for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 0);
      // The far edge of the plate lies as far behind the last tile as its near edge before the first: by gaps alone.
      const end = Math.max(...xs(corners(outline)));
      expect(end - Math.max(...tiles.flatMap(({ top }) => xs(corners(top))))).toBeCloseTo(
        0.8 * 30 * Math.cos(Math.PI / 6),
        0,
      );
      // A gap of 0.4 units at the near edge and at the end shows as 0.8 units across.
      expect(first - plate).toBeCloseTo(0.8 * 30 * Math.cos(Math.PI / 6), 0);
    }
  });

  test('gives tiles a thickness: their sides hang from their tops by 0.42 units', () => {
    for (const { top, left, right } of plan.plates.flatMap(({ tiles }) => tiles)) {
      const [, , nearEnd, nearStart] = corners(top);
      const [farEnd] = corners(top).slice(1);
      expect(corners(left).slice(0, 2)).toEqual([nearStart, nearEnd]);
      expect(corners(right).slice(0, 2)).toEqual([farEnd, nearEnd]);
      for (const side of [corners(left), corners(right)]) {
        const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = side;
        expect([d[0], c[0]]).toEqual([a[0], b[0]]);
        expect(d[1] - a[1]).toBeCloseTo(0.42 * 30, 0);
        expect(c[1] - b[1]).toBeCloseTo(0.42 * 30, 0);
      }
    }
  });

  test('draws a flow from the middle of one tile’s top to the middle of the other’s, turning half way', () => {
    const middle = ({ top }: { top: string }) => {
      const points = corners(top);
      return [xs(points), ys(points)].map((values) => (Math.min(...values) + Math.max(...values)) / 2) as [
        number,
        number,
      ];
    };
    const [lowest, , highest] = plan.plates;
    const [from, to] = [highest?.tiles[0], lowest?.tiles[2]].map((tile) => (tile ? middle(tile) : [0, 0]));
    const [flow] = planOf({ ...diagram, flows: [{ from: 'a', to: 'f' }] }).flows;
    const [startX = 0, startY = 0, turn = 0, across = 0, endY = 0] = numbers(flow?.path ?? '');
    expect(startX).toBeCloseTo(from?.[0] ?? 0, 0);
    expect(startY).toBeCloseTo(from?.[1] ?? 0, 0);
    expect([across, endY]).toEqual(flow?.end);
    expect(across).toBeCloseTo(to?.[0] ?? 0, 0);
    expect(endY).toBeCloseTo(to?.[1] ?? 0, 0);
    expect(turn).toBeCloseTo((startY + endY) / 2, 0);
    expect(flow?.path).toMatch(/^M[\d.]+ [\d.]+V[\d.]+H[\d.]+V[\d.]+$/);
  });

  test('is the same for the same diagram', () => {
    expect(planOf(diagram)).toEqual(plan);
  });
});
