import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { buildSync } from 'esbuild';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { chunkLoadTimeout } from '../config/constants';
import { parseEnvironment } from '../config/environment';

/** Chunks of dynamic imports, which a visitor's action loads, have no name. */
const isAction = ({ name }: { name?: string | null }): boolean => !name;

/**
 * Changes to Gatsby's webpack configuration. Loading a chunk times out after the specification's 120 s (section 9). Left out of the browser's bundles:
 * - i18next and react-i18next (18 kB brotli of every page): pages get their texts as data, so that all that remains of
 *   gatsby-plugin-react-i18next is the context that names the page's language;
 * - Partytown and gatsby-script (2 kB), which run scripts in workers.
 */
export function configureWebpack({ actions, store, getConfig, stage, plugins }: CreateWebpackConfigArgs): void {
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  // Above the folder in which Gatsby works (src/build/rebuild/workspace.ts).
  const packages = dirname(dirname(createRequire(join(root, 'package.json')).resolve('gatsby/package.json')));
  const module = (path: string) => join(packages, path);
  actions.setWebpackConfig({
    // Every page names some twenty files by their hashes.
    output: { chunkLoadTimeout, hashDigestLength: 8 },
    plugins: [
      ...(stage.endsWith('-html') ? [plugins.define({ BEFORE_PAINT: JSON.stringify(beforePaint(root)) })] : []),
      ...(stage.startsWith('build') ? [finishAssets] : []),
    ],
    module: { rules: [{ test: /node_modules\/gatsby-script\//, sideEffects: false }] },
    resolve: {
      // The sources are linked into that folder, and Gatsby knows them by their names there.
      symlinks: false,
      alias: {
        [module('gatsby-plugin-react-i18next/dist/plugin/wrapPageElement')]: join(
          root,
          'src/i18n/wrap-page-element.tsx',
        ),
        ...(stage === 'build-javascript'
          ? { [module('gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false }
          : {}),
      },
    },
    ...(stage === 'build-javascript'
      ? {
          optimization: { splitChunks: { cacheGroups: chunks } },
          devtool: parseEnvironment(process.env).GATSBY_SOURCE_MAPS && 'source-map',
        }
      : {}),
  });

  // Every stylesheet is a CSS module with unique names, so their order in the bundle does not matter.
  const config = getConfig() as {
    module?: { rules: WebpackRule[] };
    cache?: { version?: string };
    plugins?: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
  };
  for (const plugin of config.plugins ?? [])
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true;
  if (stage.startsWith('build')) {
    const names = classNames(root);
    shortenClassNames(config.module?.rules ?? [], root, names);
    // What webpack has kept was made with other names.
    if (config.cache) config.cache.version = digestOf([...names.keys()].join('\n'));
  }
  actions.replaceWebpackConfig(config);
}

interface ChunkGraph {
  getModuleChunksIterable(module: unknown): Iterable<{ name?: string | null }>;
}

/**
 * Gatsby names a shared chunk after the chunks that share it. Action chunks have no name, so everything that any two of them share
 * would end up in one chunk: a search would load the phone menu and the form calls (3 kB).
 */
const chunks = {
  actions: { chunks: isAction, minChunks: 2, minSize: 4000, priority: 15, reuseExistingChunk: true },
  shared: { chunks: (chunk: { name?: string | null }) => !isAction(chunk) },
  // Of the app and the slices, which every page has, apart from those of pages (src/build/page-styles.ts).
  styles: {
    test: (module: { type: string }, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
      module.type === 'css/mini-extract' &&
      [...chunkGraph.getModuleChunksIterable(module)].some(
        ({ name }) => name === 'app' || name?.startsWith('slice---'),
      ),
  },
  pages: { type: 'css/mini-extract', name: 'pages', priority: 35, enforce: true },
};

/** The script that runs before the first paint (src/chrome/before-paint): one minified text for all pages. */
export function beforePaint(root: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'src/chrome/before-paint/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
    // As for webpack above: a preview's own copy of the data is read.
    preserveSymlinks: true,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 8);

interface Compilation {
  hash?: string;
  assets: Record<string, { source(): string | Buffer; size(): number }>;
  chunks: Iterable<{ hash?: string; files: Iterable<string> }>;
}

/** The sides that a shorthand sets: both languages are written from left to right. */
const sides: Record<string, readonly string[]> = {
  inset: ['top', 'right', 'bottom', 'left'],
  inline: ['-left', '-right'],
  block: ['-top', '-bottom'],
};

/** The parts of a value, apart from blanks within brackets. */
function partsOf(value: string): string[] {
  let depth = 0;
  const marked = [...value].map((letter) => {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    return letter === ' ' && depth === 0 ? '\n' : letter;
  });
  return marked.join('').split('\n');
}

/**
 * Styles as older browsers know them. Media queries of before 2023 (Safari 16.3, Chrome 103): `(width < 1200px)` becomes `(max-width: 1199.98px)`. Sides one by
 * one (Safari 14.0). A rule for popovers and one for their imitation: where there are none, a selector with both is unknown (Chrome 87, Firefox 81).
 */
export const plainStyles = (css: string): string =>
  css
    .replace(/\(([\d.]+px) <= (\w+) < ([\d.]+px)\)/g, '($2 >= $1) and ($2 < $3)')
    .replace(/\((width|height) (>=|<) ([\d.]+)px\)/g, (_, side: string, sign: string, length: string) =>
      sign === '<' ? `(max-${side}:${Number(length) - 0.02}px)` : `(min-${side}:${length}px)`,
    )
    .replace(
      /([^{}]*):is\(:popover-open,\s*\[data-open\]\)([^{}]*)(\{[^{}]*\})/g,
      '$1:popover-open$2$3$1[data-open]$2$3',
    )
    .replace(
      /(?<=[{;]\s*)(?:(margin|padding|border)-(inline|block)|(inset)):\s*([^;}]+)/g,
      (_, property = '', axis: string, inset: string, value: string) => {
        const parts = property === 'border' ? [value] : partsOf(value.trim());
        const [first = '', second = first, third = first, fourth = second] = parts;
        const values = [first, second, third, fourth];
        return (sides[inset ?? axis] ?? []).map((side, at) => `${property}${side}:${values[at]}`).join(';');
      },
    );

/**
 * Writes styles for older browsers, and derives webpack's hashes from the built files. Its own differ between a clean and a cached build of
 * the same sources. Gatsby renders every page again whose renderer has another hash, and writes the hash of the browser's compilation into
 * every page: the first rebuild after a clean build would render, and change, all of them.
 */
const finishAssets = {
  apply(compiler: { hooks: { emit: { tap(name: string, use: (compilation: Compilation) => void): void } } }): void {
    compiler.hooks.emit.tap('FinishAssets', (compilation) => {
      const { assets } = compilation;
      for (const [file, asset] of Object.entries(assets).filter(([name]) => name.endsWith('.css'))) {
        const css = plainStyles(String(asset.source()));
        assets[file] = { source: () => css, size: () => Buffer.byteLength(css) };
      }
      compilation.hash = digestOf(Object.keys(assets).sort().join('\n'));
      for (const chunk of compilation.chunks)
        chunk.hash = digestOf(
          [...chunk.files]
            .sort()
            .map((file) => String(assets[file]?.source()))
            .join('\n'),
        );
    });
  },
};

interface WebpackRule {
  loader?: string;
  use?: unknown;
  oneOf?: WebpackRule[];
  options?: {
    modules?: {
      getLocalIdent?: (context: { resourcePath: string }, template: string, name: string) => string | undefined;
    };
  };
}

/** Class names of one or two letters: every page contains hundreds of them. */
function shortenClassNames(rules: readonly WebpackRule[], root: string, names: ReadonlyMap<string, string>): void {
  for (const rule of rules) {
    if (rule.oneOf) shortenClassNames(rule.oneOf, root, names);
    if (Array.isArray(rule.use)) shortenClassNames(rule.use as WebpackRule[], root, names);
    if (rule.loader?.includes('css-loader') && rule.options?.modules)
      rule.options.modules.getLocalIdent = ({ resourcePath }, _, name) =>
        names.get(`${relative(root, resourcePath)} ${name}`);
  }
}

/** Without vowels: no name is a word that ad blockers hide. */
const consonants = 'bcdfghjklmnpqrstvwxz';
const firsts = consonants + consonants.toUpperCase();
const seconds = `${firsts}0123456789`;

/**
 * Short names for the classes of all CSS modules. Those of one module follow each other, which compresses well.
 * @returns the names by the module's path, a blank and the class; the same for the same sources
 */
export function classNames(root: string): Map<string, string> {
  const modules = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join('src', file))
    .sort();
  const classes = modules.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => `${file} ${name}`),
  );
  const names = ['', ...seconds].flatMap((second) => [...firsts].map((first) => first + second));
  return new Map([...new Set(classes)].map((key, at) => [key, names[at] ?? `c${at}`]));
}
