import fc from 'fast-check';
import { exampleReferences, minorsBetween, minutesOf } from '../../../src/features/lifecycle/rules';

const times = { preflight: 6, controlPlane: 8, watch: 30, node: 11, batch: 2 };

describe('how long the upgrade of a cluster takes', () => {
  test.each([
    [1, 71],
    [2, 82],
    [3, 82],
    [41, 291],
  ])(
    'a cluster of %i nodes takes %i minutes: the first node is watched, the others go in batches',
    (nodes, minutes) => {
      expect(minutesOf(times, nodes)).toBe(minutes);
    },
  );

  test('more nodes never take less, and larger batches never take longer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 50 }),
        (nodes, batch) => {
          const minutes = minutesOf({ ...times, batch }, nodes);
          const isMonotonic = minutesOf({ ...times, batch }, nodes + 1) >= minutes;
          return isMonotonic && minutesOf({ ...times, batch: batch + 1 }, nodes) <= minutes;
        },
      ),
    );
  });
});

test.each([
  [['1.28', '1.31'], ['1.33', '1.36'], 2],
  [['1.32', '1.35'], ['1.33', '1.36'], 0],
  [null, ['1.33', '1.36'], null],
  [['1.28', '1.31'], null, null],
])('from the newest of %j, clusters go up by %j’s distance: %j', (from, to, minors) => {
  expect(minorsBetween(from, to)).toBe(minors);
});

test('the example of texts is the time that the planner shows, in whole hours', () => {
  const references = exampleReferences({ ...times, example: 40 });
  const hours = Math.round(minutesOf(times, 40) / 60);

  expect(references).toMatchObject({
    'lifecycle.example.hours': String(hours),
    'lifecycle.example.nodes': '40',
  });
});
