import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type HTMLElement, parse } from 'node-html-parser';
import * as v from 'valibot';
import { root } from '../support/root';
import budgets from './budgets.json';

/* Budgets by template: bytes (brotli 11) and requests of the first load, before any picture. */

const folder = join(root, 'public');
const stats = v.object({
  namedChunkGroups: v.record(v.string(), v.object({ assets: v.array(v.object({ name: v.string() })) })),
});
const pageData = v.object({
  componentChunkName: v.string(),
  path: v.string(),
  slicesMap: v.optional(v.record(v.string(), v.string()), {}),
});
const sliceData = v.object({ componentChunkName: v.string() });

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const parseFile = <S extends v.GenericSchema>(schema: S, file: string): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(read(file)));
const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

interface Page {
  template: string;
  /** Its file below the built site. */
  file: string;
  html: string;
  /** webpack's chunks that it loads. */
  chunks: string[];
}

/** Of each template the page with the longest document. */
function longestPages(): Page[] {
  const longest = new Map<string, Page>();
  for (const name of readdirSync(join(folder, 'page-data'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('page-data.json')) continue;
    const { componentChunkName, path, slicesMap } = parseFile(pageData, join('page-data', name));
    const [file = ''] = [path.slice(1), join(path.slice(1), 'index.html')].filter(
      (candidate) => candidate.endsWith('.html') && existsSync(join(folder, candidate)),
    );
    const html = read(file);
    // Bytes: a page in Chinese is heavier than its letters.
    if (Buffer.byteLength(html) <= Buffer.byteLength(longest.get(componentChunkName)?.html ?? '')) continue;
    const slices = Object.values(slicesMap).map((slice) => parseFile(sliceData, `slice-data/${slice}.json`));
    longest.set(componentChunkName, {
      template: componentChunkName.replace(/^component---src-templates-|-tsx$/g, ''),
      file,
      html,
      chunks: ['app', componentChunkName, ...slices.map((slice) => slice.componentChunkName)],
    });
  }
  return [...longest.values()];
}

if (!existsSync(join(folder, 'index.html'))) throw new Error('There is no built site: npm run build');
const { namedChunkGroups } = parseFile(stats, '../.cache/webpack.stats.json');
const pages = longestPages();
const sizes = new Map<string, number>();
const sizeOf = (script: string): number => {
  const size = sizes.get(script) ?? brotli(read(script));
  sizes.set(script, size);
  return size;
};

test('every template has a budget', () => {
  expect(pages.map(({ template }) => template).sort()).toEqual(Object.keys(budgets).sort());
});

test.each(pages)('$template stays within its budget ($file)', ({ template, html, chunks }) => {
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  // Scripts in the template wait until the page is idle (gatsby-ssr.tsx).
  for (const template of document.querySelectorAll('template')) template.remove();
  const all = (selector: string): HTMLElement[] => document.querySelectorAll(selector);
  const scripts = new Set(chunks.flatMap((chunk) => namedChunkGroups[chunk]?.assets.map(({ name }) => name) ?? []));
  const weight = {
    html: brotli(html),
    css: brotli(
      all('style')
        .map(({ innerHTML }) => innerHTML)
        .join(''),
    ),
    js: [...scripts].filter((name) => name.endsWith('.js')).reduce((sum, name) => sum + sizeOf(name), 0),
    requests: 1 + all('script[src], link[rel=stylesheet], link[rel=preload], link[rel=modulepreload]').length,
  };
  const budget = v.parse(v.record(v.picklist(['html', 'css', 'js', 'requests']), v.number()), {
    ...new Map(Object.entries(budgets)).get(template),
  });
  const over = Object.entries(budget).filter(([kind, most]) => weight[kind as keyof typeof weight] > most);
  expect({ over, weight }).toEqual({ over: [], weight });
});

/**
 * What the oldest browsers of `browserslist` cannot read, and what nothing adds for them: one lookbehind in a script, and none of it runs in
 * Safari 16.3; a media query in the new notation is no media query there.
 */
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
