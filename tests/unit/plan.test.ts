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
    const heights = plan.plates.map(({ outline }) => Math.min(...outline.split(' ').map((point) => Number(point.split(',')[1]))));
    expect([...heights].sort((a, b) => b - a)).toEqual(heights);
  });

  test('marks the components at which a flow begins or ends', () => {
    expect(plan.plates.map(({ tiles }) => tiles.map(({ active }) => active))).toEqual([[false, false, true], [true], [true, false]]);
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

  test('is the same for the same diagram', () => {
    expect(planOf(diagram)).toEqual(plan);
  });
});
