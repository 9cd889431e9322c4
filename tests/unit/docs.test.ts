import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import packageJson from '../../package.json';
import { root } from '../support/root';

const pages = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)];
/** The names that `npm test -- --help` lists. */
const slowSuites = found(readFileSync(join(root, 'tools/test.ts'), 'utf8'), /^ {2}([a-z]+) .*? {2}/gm);
/** Files that a step of docs/adding.md creates. */
const created = /`[^`\n]+`(?=:\n\n```)/g;

/** What follows a pattern in a page: its first groups. */
function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group);
}
const isPlaceholder = (path: string): boolean => /\b(ROUTE|KIND|SLUG|NAME|LANGUAGE|PRODUCT|PLURAL)\b|[*{]/.test(path);

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8');

  test('links to files that exist', () => {
    const links = found(text, /\]\((?!https?:)([^)#]+)[^)]*\)/g);
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  test('names commands that exist', () => {
    const scripts = found(text, /npm run (?:-s )?([a-z][\w:-]*)/g);
    expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
    expect(found(text, /npm test -- ([a-z]+)/g).filter((name) => !slowSuites.includes(name))).toEqual([]);
  });

  test('names paths that exist', () => {
    const folders = /^(src|data|docs|tests|mock-api|static|tools|\.github)\//;
    const paths = found(text.replace(created, ''), /`([\w./-]+)`/g).filter((path) => folders.test(path));
    // Not committed: written when a form is sent, or by a build from a real API.
    const written = (path: string) => /^(mock-api\/\.kept|data\/last-good)\//.test(path);
    const missing = paths.filter((path) => !isPlaceholder(path) && !written(path) && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });
});
