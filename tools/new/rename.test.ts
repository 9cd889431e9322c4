import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RedirectRow } from '../../src/contract/content/redirects';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { rename } from './rename';

/* docs/adding.md: npm run new -- rename OLD NEW. */

const project = temporaryFolder();
afterAll(project.remove);

test('redirects both languages; a second name is reached in one step, and a name that comes back is no redirect', () => {
  project.write('data/redirects.json', '[]');
  const renamed = (from: string, to: string) => {
    rename(project.folder, from, to, '2026-11-24');
    const rows = JSON.parse(readFileSync(join(project.folder, 'data/redirects.json'), 'utf8')) as RedirectRow[];
    return rows.map((row) => `${row.from} ${row.to}`);
  };
  expect(renamed('/a', '/b')).toEqual(['/a /b', '/en/a /en/b']);
  expect(renamed('/b', '/c')).toEqual(['/a /c', '/en/a /en/c', '/b /c', '/en/b /en/c']);
  expect(renamed('/c', '/a')).toEqual(['/b /a', '/en/b /en/a', '/c /a', '/en/c /en/a']);
});
