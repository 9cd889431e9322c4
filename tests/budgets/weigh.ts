import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import * as v from 'valibot';

/** What a page of a template weighs: bytes (brotli, level 11) and requests. */
export const weight = v.strictObject({
  /** The document, with the styles that stand in it. */
  html: v.number(),
  /** The styles in it. */
  css: v.number(),
  /** Scripts that the visitor's first move loads. */
  js: v.number(),
  /** Requests of the first load, before any picture and any move. */
  requests: v.number(),
});
export type Weight = v.InferOutput<typeof weight>;

/** What a page may weigh, by template; `bare` pages and such have a template of their own. */
export const budgets = v.record(v.string(), weight);
export type Budgets = v.InferOutput<typeof budgets>;

const stats = v.object({
  namedChunkGroups: v.record(v.string(), v.object({ assets: v.array(v.object({ name: v.string() })) })),
});
const pageData = v.object({
  componentChunkName: v.string(),
  path: v.string(),
  slicesMap: v.optional(v.record(v.string(), v.string()), {}),
});
const sliceData = v.object({ componentChunkName: v.string() });

const brotli = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

function parseFile<S extends v.GenericSchema>(schema: S, file: string): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
  if (!success) throw new Error(`${file}: ${issues[0].message} at ${v.getDotPath(issues[0]) ?? 'its top'}`);
  return output;
}

/** `component---src-templates-not-found-tsx` is `not-found`. */
const templateOf = (chunk: string) => chunk.replace(/^component---src-templates-|-tsx$/g, '');

/** The heaviest page of a template. */
export interface Weighed {
  template: string;
  /** Its file below the built site. */
  file: string;
  weight: Weight;
}

/**
 * Weighs the built site without serving it: of each template the page whose document is longest, with the chunks that webpack names for it.
 * @param folder the built site
 * @throws Error that names a file of the build which is missing or not as expected
 */
export function weighSite(folder: string): Weighed[] {
  const { namedChunkGroups } = parseFile(stats, join(folder, 'webpack.stats.json'));
  const scriptsOf = (chunk: string): string[] => {
    const group = namedChunkGroups[chunk];
    if (!group) throw new Error(`webpack.stats.json names no chunk ${chunk}`);
    return group.assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  };
  const longest = new Map<string, { file: string; html: string; chunks: string[] }>();
  for (const entry of readdirSync(join(folder, 'page-data'), { recursive: true, withFileTypes: true })) {
    if (entry.name !== 'page-data.json') continue;
    const { componentChunkName, path, slicesMap } = parseFile(pageData, join(entry.parentPath, entry.name));
    const file = [path.slice(1), join(path.slice(1), 'index.html')].find(
      (name) => name.endsWith('.html') && existsSync(join(folder, name)),
    );
    if (!file) throw new Error(`${path} has page data and no document`);
    const html = readFileSync(join(folder, file), 'utf8');
    const known = longest.get(componentChunkName);
    if (known && Buffer.byteLength(known.html) >= Buffer.byteLength(html)) continue;
    const slices = Object.values(slicesMap).map(
      (name) => parseFile(sliceData, join(folder, 'slice-data', `${name}.json`)).componentChunkName,
    );
    longest.set(componentChunkName, { file, html, chunks: ['app', componentChunkName, ...slices] });
  }
  const sizes = new Map<string, number>();
  const sizeOf = (name: string) => {
    const size = sizes.get(name) ?? brotli(readFileSync(join(folder, name)));
    sizes.set(name, size);
    return size;
  };
  return [...longest].map(([chunk, { file, html, chunks }]) => ({
    template: templateOf(chunk),
    file,
    weight: {
      html: brotli(html),
      css: brotli([...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('')),
      js: [...new Set(chunks.flatMap(scriptsOf))].reduce((sum, name) => sum + sizeOf(name), 0),
      requests:
        1 + [...html.matchAll(/<script[^>]*\ssrc=|<link[^>]*\srel="(?:stylesheet|preload|modulepreload)"/g)].length,
    },
  }));
}

/** Says what weighs more than it may: the file, the figure, the budget. A template without a budget is said too. */
export function budgetIssues(weighed: readonly Weighed[], allowed: Budgets): string[] {
  return weighed.flatMap(({ template, file, weight: found }) => {
    const budget = allowed[template];
    if (!budget) return [`${file}: the template ${template} has no budget in tests/budgets/budgets.json`];
    return (Object.keys(budget) as (keyof Weight)[])
      .filter((kind) => found[kind] > budget[kind])
      .map((kind) => `${file} (${template}): ${kind} ${found[kind]}, at most ${budget[kind]}`);
  });
}
