import { type DiagramSource, layoutIsometricDiagram } from '../../src/lib/isometric-diagram';

const diagram: DiagramSource = {
  layers: [
    { components: [{ id: 'a' }, { id: 'b' }] },
    { components: [{ id: 'c' }] },
    { components: [{ id: 'd' }, { id: 'e' }, { id: 'f' }] },
  ],
  flows: [
    { from: 'a', to: 'c' },
    { from: 'c', to: 'f' },
    { from: 'a', to: 'nothing' },
  ],
};
type Point = [x: number, y: number];
const corners = (outline: string) => outline.split(' ').map((point) => point.split(',').map(Number) as Point);
const xs = (outline: string) => corners(outline).map(([x]) => x);
const ys = (outline: string) => corners(outline).map(([, y]) => y);

describe('the isometric layout of a diagram', () => {
  const { plates, flows } = layoutIsometricDiagram(diagram);
  const [lowest, middle, highest] = plates;

  test('has a plate for each layer, lowest first, a tile for each component, and marks those with a flow', () => {
    expect(plates.map(({ tiles }) => tiles.map(({ active }) => active))).toEqual([
      [false, false, true],
      [true],
      [true, false],
    ]);
    expect(xs(middle?.outline ?? '')).toEqual(xs(lowest?.outline ?? ''));
    expect(Math.min(...ys(middle?.outline ?? ''))).toBeGreaterThan(Math.min(...ys(highest?.outline ?? '')));
  });

  test('stays inside its viewBox, whatever the number of layers, and rises one unit for every two it runs', () => {
    for (const layers of [diagram.layers.slice(0, 1), diagram.layers, [...diagram.layers, ...diagram.layers]]) {
      const layout = layoutIsometricDiagram({ layers, flows: [] });
      for (const outline of layout.plates.flatMap(({ outline, tiles }) => [
        outline,
        ...tiles.flatMap(({ top, left, right }) => [top, left, right]),
      ])) {
        expect(Math.min(...xs(outline), ...ys(outline))).toBeGreaterThanOrEqual(0);
        expect(Math.max(...xs(outline))).toBeLessThanOrEqual(layout.width);
        expect(Math.max(...ys(outline))).toBeLessThanOrEqual(layout.height);
        for (const [index, [x, y]] of corners(outline).entries()) {
          const [nextX, nextY] = corners(outline)[(index + 1) % 4] ?? [0, 0];
          if (Math.abs(nextX - x) > 0.2)
            expect(Math.abs((nextY - y) / (nextX - x))).toBeCloseTo(Math.tan(Math.PI / 6), 1);
        }
      }
    }
  });

  test('draws each flow between known components from the middle of one tile to the middle of the other', () => {
    const centre = (outline = '') =>
      [xs(outline), ys(outline)].map((values) => (Math.min(...values) + Math.max(...values)) / 2);
    expect(flows).toHaveLength(2);
    const [start, end] = [highest?.tiles[0]?.top, middle?.tiles[0]?.top].map(centre);
    const [x = 0, y = 0] = flows[0]?.path.match(/[\d.]+/g)?.map(Number) ?? [];
    expect(x).toBeCloseTo(start?.[0] ?? 0, 0);
    expect(y).toBeCloseTo(start?.[1] ?? 0, 0);
    expect(flows[0]?.end[0]).toBeCloseTo(end?.[0] ?? 0, 0);
    expect(flows[0]?.end[1]).toBeCloseTo(end?.[1] ?? 0, 0);
  });
});
