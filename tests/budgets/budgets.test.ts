import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import limits from '../../tools/.size-limit.cjs';
import { root } from '../support/root';

/*
 * The weight of the built site (docs/performance.md), what the oldest browsers of `browserslist`
 * cannot read, and what static hosts take.
 */

test.each(limits)('$name: at most $limit with brotli', ({ path, limit }) => {
  const bytes = path.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
  expect(bytes).toBeLessThanOrEqual(Number.parseFloat(limit) * 1000);
});

/** New syntax and methods that nothing adds for them. */
test.each([
  [
    'scripts',
    /\.js$/,
    /\(\?<[=!]|\.at\(-|\b(Object\.(hasOwn|groupBy)|structuredClone|canParse|findLast|toSorted|withResolvers)\b/,
  ],
  ['styles', /\.css$/, /@media[^{]*([<>]=?|\(--)/],
])('the %s have nothing that the oldest browsers cannot read', (_, files, tooNew) => {
  const folder = join(root, 'public');
  const names = readdirSync(folder).filter((name) => files.test(name));

  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => tooNew.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});

test('every file in /static has a digest, because hosts keep that folder for a year', () => {
  const folder = join(root, 'public/static');
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

  expect(names.filter((name) => !/[/.-][0-9a-f]{8,32}[/.]/.test(name))).toEqual([]);
});

/**
 * The limits of Cloudflare Pages; Netlify has none.
 * https://developers.cloudflare.com/pages/configuration/headers
 */
test.each([
  ['_headers', /^\//, 100, 2000],
  ['_redirects', /^\//, 2000, 1000],
  ['_redirects', /^\S*\*/, 100, 1000],
])(
  '%s: of lines that match %s there are at most %i, and no line has more than %i characters',
  (file, rule, most, longest) => {
    const lines = readFileSync(join(root, 'public', file), 'utf8').split('\n');
    expect(lines.filter((line) => rule.test(line)).length).toBeLessThanOrEqual(most);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(longest);
  },
);
