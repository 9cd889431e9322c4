import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { parseEnvironment } from '../config/environment';

/**
 * Changes to Gatsby's webpack configuration:
 * - the script that runs before the first paint is passed to gatsby-ssr.tsx as `BEFORE_PAINT`;
 * - i18next and react-i18next are left out of the browser's bundle (18 kB brotli of every page): pages get their texts as data, so that all
 *   that remains of gatsby-plugin-react-i18next is the context that names the page's language;
 * - class names are five letters: every page contains hundreds of them;
 * - what templates alone need of the styles is in their pages alone: Gatsby writes those of the whole site into every page;
 * - source maps are configuration.
 */
export function configureWebpack({ actions, store, getConfig, stage, plugins }: CreateWebpackConfigArgs): void {
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  const plugin = dirname(createRequire(join(root, 'package.json')).resolve('gatsby-plugin-react-i18next/package.json'));
  actions.setWebpackConfig({
    plugins: stage.endsWith('-html') ? [plugins.define({ BEFORE_PAINT: JSON.stringify(beforePaint(root)) })] : [],
    resolve: { alias: { [join(plugin, 'dist/plugin/wrapPageElement')]: join(root, 'src/i18n/wrap-page-element.tsx') } },
    ...(stage === 'build-javascript'
      ? {
          devtool: parseEnvironment(process.env).GATSBY_SOURCE_MAPS && 'source-map',
          optimization: {
            splitChunks: {
              cacheGroups: {
                styles: { test: isSharedStyle },
                templates: { type: 'css/mini-extract', minChunks: 2, enforce: true },
              },
            },
          },
        }
      : {}),
  });
  if (stage.startsWith('build')) configureStyles(getConfig() as BuildConfig);
}

type Chunks = { chunkGraph: { getModuleChunksIterable(module: object): Iterable<{ name?: string }> } };

/** Whether webpack puts a module into the stylesheet of all pages: the page itself, a slice or what is loaded later needs it. */
const isSharedStyle = (module: { type: string }, { chunkGraph }: Chunks): boolean =>
  module.type === 'css/mini-extract' &&
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => !name?.startsWith('component---'));

interface BuildConfig {
  module: { rules: Rule[] };
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
}

interface Rule {
  loader?: string;
  use?: unknown;
  oneOf?: Rule[];
  options?: { importLoaders?: number; modules?: false | { localIdentName?: string } };
}

/** Options of Gatsby's CSS loader and plugin, for which Gatsby has no setting. */
function configureStyles({ module, plugins }: BuildConfig): void {
  configureCssLoader(module.rules);
  // Every stylesheet is a CSS module with unique names, so their order in the bundle does not matter.
  for (const plugin of plugins)
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true;
}

function configureCssLoader(rules: readonly Rule[]): void {
  for (const { loader = '', use, oneOf = [], options } of rules) {
    configureCssLoader([...oneOf, ...(Array.isArray(use) ? (use as Rule[]) : [])]);
    if (!loader.includes('css-loader') || !options?.modules) continue;
    options.modules.localIdentName = '[hash:base64:5]';
    // Without it, a file that others compose from would be bundled a second time, past PostCSS.
    options.importLoaders = 1;
  }
}

/** The script that runs before the first paint (src/chrome/before-paint): one minified text for all pages. */
export function beforePaint(root: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'src/chrome/before-paint/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
