import type { SectionView } from '../../src/content/page-view';
import type { SectionDefinitions } from '../../src/content/section-definition';
import { withSurfaces } from '../../src/gatsby/pages/surfaces';
import { isPair } from '../../src/sections/pairs';

const definitions = { scenarios: { surface: 'tint' } } as unknown as SectionDefinitions;

const surfacesOf = (
  kinds: readonly string[],
  surroundings?: Parameters<typeof withSurfaces>[2],
) => {
  const sections = kinds.map((kind, index) => ({ id: String(index), kind }));
  const shown = withSurfaces(sections as unknown as SectionView[], definitions, surroundings);
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
  // In one band they are one, too.
  [
    ['table', 'scenarios', 'links', 'specification', 'questions', 'table'],
    ['paper', 'tint', 'tint', 'paper', 'paper', 'paper'],
  ],
  [
    ['table', 'table', 'table', 'scenarios', 'scenarios', 'table'],
    ['paper', 'paper', 'tint', 'tint', 'paper', 'paper'],
  ],
])('at most two of the sections %j in a row stand on one surface', (kinds, surfaces) => {
  expect(surfacesOf(kinds)).toEqual(surfaces);
});

test('a section on a ground of its own begins a new row', () => {
  expect(surfacesOf(['table', 'table', 'table', 'table'], { consoleHost: 0 })).toEqual([
    'paper',
    'paper',
    'paper',
    'tint',
  ]);
});

test.each([
  [
    ['scenarios', 'table', 'table'],
    ['tint', 'paper', 'tint'],
  ],
  [
    ['table', 'links', 'questions'],
    ['paper', 'tint', 'tint'],
  ],
  [
    ['table', 'scenarios', 'table'],
    ['paper', 'tint', 'paper'],
  ],
])('related links on paper come after one section of %j on paper at most', (kinds, surfaces) => {
  expect(surfacesOf(kinds, { hasRelated: true })).toEqual(surfaces);
});

test.each([
  [1, 1, true],
  [2, 2, true],
  [3, 3, false],
  [3, 4, true],
])('%i links and %i questions after them are a pair: %s', (links, questions, isTogether) => {
  const member = (kind: string, length: number) => ({ kind, items: Array.from({ length }) });
  expect(isPair(member('links', links), member('questions', questions))).toBe(isTogether);
});

test('a section that the head of the page shows is in no row', () => {
  const surfaces = surfacesOf(['table', 'table', 'contact', 'table'], { elsewhere: ['contact'] });
  expect(surfaces).toEqual(['paper', 'paper', 'paper', 'tint']);
});
