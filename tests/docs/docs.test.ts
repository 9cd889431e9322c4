import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import packageJson from '../../package.json';
import { reads, submissions } from '../../src/calls/calls';
import { root } from '../support/root';

const pages = ['README.md', ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)];
/** Files that a step of docs/adding.md creates. */
const createdFile = /`[^`\n]+`(?=:\n\n```)/g;

/** What follows a pattern in a page: its first groups. */
function groupsOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group);
}

const isPlaceholder = (path: string): boolean =>
  /\b(ROUTE|KIND|SLUG|NAME|LANGUAGE|PRODUCT|PLURAL)\b|[*{]/.test(path);

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8');

  test('links to files that exist', () => {
    const links = groupsOf(text, /\]\((?!https?:)([^)#]+)[^)]*\)/g);
    expect(links.filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  test('names commands that exist', () => {
    const scripts = groupsOf(text, /npm run (?:-s )?([a-z][\w:-]*)/g);
    expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });

  test('names paths that exist', () => {
    const folders = /^(src|data|docs|tests|mock-api|static|tools|\.github)\//;
    const paths = groupsOf(text.replace(createdFile, ''), /`([\w./-]+)`/g).filter((path) =>
      folders.test(path),
    );

    // Not committed: written when a form is sent, or by a build from a real API.
    const isWrittenLater = (path: string) => /^data\/last-good\//.test(path);

    const missingPaths = paths.filter(
      (path) => !isPlaceholder(path) && !isWrittenLater(path) && !existsSync(join(root, path)),
    );

    expect(missingPaths).toEqual([]);
  });
});

test('the specification names every call (section 7)', () => {
  const text = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  const names = [...Object.values(reads), ...Object.values(submissions)].map(({ name }) => name);

  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual(['feedback']);
});

test('packages are held at the versions that troubleshooting gives', () => {
  const text = readFileSync(join(root, 'docs/troubleshooting.md'), 'utf8');
  const versions = new Map(
    Object.entries({ ...packageJson.dependencies, ...packageJson.devDependencies }),
  );
  const rows = [...text.matchAll(/^\| (`[^|]+?) \| ([\d., ]+) \| /gm)];

  expect(rows.length).toBeGreaterThan(5);

  for (const [, names = '', heldVersions = ''] of rows) {
    for (const [index, name] of groupsOf(names, /`([^`]+)`/g).entries()) {
      const expected = heldVersions.split(', ')[index] ?? heldVersions.split(', ').at(-1);
      expect([
        name,
        `${versions.get(name)}.`.startsWith(`${expected}.`) || versions.get(name),
      ]).toEqual([name, true]);
    }
  }
});
