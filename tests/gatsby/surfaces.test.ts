import type { SectionView } from '../../src/content/page-view';
import type { SectionDefinitions } from '../../src/content/section-definition';
import { withSurfaces } from '../../src/gatsby/pages/surfaces';

const definitions = { scenarios: { surface: 'tint' } } as unknown as SectionDefinitions;

const surfacesOf = (kinds: readonly string[], followed?: number) => {
  const sections = kinds.map((kind, index) => ({ id: String(index), kind }));
  const shown = withSurfaces(sections as unknown as SectionView[], definitions, followed);
  return shown.map(({ surface }) => surface ?? 'paper');
};

test.each([
  [
    ['table', 'table', 'table', 'table', 'table'],
    ['paper', 'paper', 'tint', 'paper', 'paper'],
  ],
  [
    ['table', 'scenarios', 'table', 'table', 'scenarios'],
    ['paper', 'tint', 'paper', 'paper', 'tint'],
  ],
  // Side by side they are one.
  [
    ['table', 'painPoints', 'highlights', 'table'],
    ['paper', 'paper', 'paper', 'tint'],
  ],
  [
    ['table', 'links', 'questions', 'table'],
    ['paper', 'paper', 'paper', 'tint'],
  ],
  [
    ['table', 'table', 'table', 'scenarios', 'scenarios', 'table'],
    ['paper', 'paper', 'tint', 'tint', 'paper', 'paper'],
  ],
])('at most two of the sections %j in a row stand on one surface', (kinds, surfaces) => {
  expect(surfacesOf(kinds)).toEqual(surfaces);
});

test('a section on a ground of its own begins a new row', () => {
  expect(surfacesOf(['table', 'table', 'table', 'table'], 0)).toEqual([
    'paper',
    'paper',
    'paper',
    'tint',
  ]);
});
