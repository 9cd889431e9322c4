import { momentsAt } from '../../../src/features/switchover/moments';
import { groups, stateAt } from '../../../src/features/switchover/replay';
import { content } from '../../fixtures/site';

const moments = [
  { at: 0, state: 'runs' },
  { at: 10, state: 'signed' },
  { at: 20, state: 'moves' },
  { at: 32, state: 'done' },
] as const;

test.each([
  [0, 0, 0],
  [9, 0, 0],
  [10, 1, 0],
  [20, 2, 1],
  [31, 2, groups - 1],
  [32, 3, groups],
])(
  'at second %i a switch is at moment %i, and %i groups have moved',
  (second, index, movedGroups) => {
    expect(stateAt(moments, second)).toMatchObject({ index, movedGroups });
  },
);

test('states come in order, and a timeline that moves nothing moves nothing', () => {
  const steps = moments.map(({ at }) => stateAt(moments, at).step);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(stateAt(moments.slice(0, 2), 10).movedGroups).toBe(0);
});

test('the moments of a switch are those of the timeline that it leads to', () => {
  expect(momentsAt('aboutus#timeline', 'en', content).map(({ date }) => date)).toEqual([
    'Second 0',
    'Second 9',
    'Second 30',
  ]);

  expect(() => momentsAt('aboutus#prose', 'en', content)).toThrow('aboutus#prose');
});
