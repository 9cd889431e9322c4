import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import limits from '../../tools/.size-limit.cjs';
import { root } from '../support/root';

/* The weight of the built site (docs/performance.md), and what the oldest browsers of `browserslist` cannot read. */

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
  ['styles', /\.css$/, /@media[^{]*[<>]=?/],
])('the %s have nothing that the oldest browsers cannot read', (_, files, tooNew) => {
  const folder = join(root, 'public');
  const names = readdirSync(folder).filter((name) => files.test(name));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => tooNew.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});
