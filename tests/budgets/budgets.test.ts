import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { builtPath } from '../../src/routes/lookup';
import { manifest } from '../../src/routes/manifest';
import { root } from '../support/root';

/* The weight of the built site (docs/performance.md), in bytes of brotli: documents, and the scripts that a page loads by itself. */

const folder = join(root, 'public');
const stats = v.object({
  namedChunkGroups: v.record(v.string(), v.object({ assets: v.array(v.object({ name: v.string() })) })),
});
if (!existsSync(join(folder, 'index.html'))) throw new Error('There is no built site: npm run build');

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const { namedChunkGroups } = v.parse(stats, JSON.parse(read('webpack.stats.json')));
const brotli = (file: string): number => brotliCompressSync(read(file)).length;
/** Compressing takes time: those with the longest text are the heaviest. */
const longest = (files: readonly string[]): string[] =>
  [...files].sort((a, b) => read(b).length - read(a).length).slice(0, 5);

const documents = manifest
  .filter(({ redirect }) => redirect === undefined)
  .flatMap((route) => [builtPath(route), `/en${builtPath(route)}`])
  .map((path) => `${path}/index.html`.replace(/^\/+|(?<=\/)\/+/g, ''));
const documentation = readdirSync(join(folder, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/index.html'))
  .map((file) => `docs/${file}`);

test.each([
  ['home', 34, ['index.html', 'en/index.html']],
  ['page of documentation', 27, documentation],
  ['page', 38, documents],
])('no %s is heavier than %i kB', (_, most, files) => {
  expect(files.length).toBeGreaterThan(1);
  const weights = longest(files).map((file) => [file, Math.round(brotli(file) / 1000)] as const);
  expect(weights.filter(([, kilobytes]) => kilobytes > most)).toEqual([]);
});

const templates = Object.keys(namedChunkGroups).filter((chunk) => chunk.startsWith('component---src-templates-'));
const slices = Object.keys(namedChunkGroups).filter((chunk) => chunk.startsWith('slice---'));
test.each(templates)('%s loads at most 125,000 bytes of scripts', (template) => {
  const files = new Set(
    ['app', template, ...slices].flatMap((chunk) => namedChunkGroups[chunk]?.assets.map(({ name }) => name) ?? []),
  );
  const scripts = [...files].filter((name) => name.endsWith('.js'));
  expect(scripts.reduce((sum, name) => sum + brotli(name), 0)).toBeLessThanOrEqual(125_000);
});

/** What the oldest browsers of `browserslist` cannot read, and what nothing adds for them. */
test.each([
  [
    'scripts',
    /\.js$/,
    /\(\?<[=!]|\.at\(-|\b(Object\.(hasOwn|groupBy)|structuredClone|canParse|findLast|toSorted|withResolvers)\b/,
  ],
  ['styles', /\.css$/, /@media[^{]*[<>]=?/],
])('the %s have nothing that the oldest browsers cannot read', (_, files, tooNew) => {
  const names = readdirSync(folder).filter((name) => files.test(name));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => tooNew.test(read(name)))).toEqual([]);
});
