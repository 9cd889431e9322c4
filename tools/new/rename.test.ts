import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { rename } from './rename';

/* docs/adding.md: npm run new -- rename OLD NEW. */

const project = temporaryFolder();
const pairs = () =>
  (JSON.parse(readFileSync(join(project.folder, 'data/redirects.json'), 'utf8')) as { from: string; to: string }[]).map(
    ({ from, to }) => [from, to],
  );
beforeEach(() => void project.write('data/redirects.json', '[]'));
afterAll(project.remove);

test('redirects both languages', () => {
  expect(rename(project.folder, '/a', '/b', '2026-11-24')).toHaveLength(2);
  expect(pairs()).toEqual([
    ['/a', '/b'],
    ['/en/a', '/en/b'],
  ]);
  expect(() => rename(project.folder, '/a', '/c', '2026-11-24')).toThrow('/a leads to /b already');
});

test('a second name is reached in one step, and a name that comes back is no redirect', () => {
  rename(project.folder, '/a', '/b', '2026-11-24');
  rename(project.folder, '/b', '/c', '2026-11-25');
  expect(pairs()).toContainEqual(['/a', '/c']);
  rename(project.folder, '/c', '/a', '2026-11-26');
  expect(pairs().filter(([from]) => from === '/a')).toEqual([]);
  expect(pairs().filter(([from, to]) => from === to)).toEqual([]);
});
