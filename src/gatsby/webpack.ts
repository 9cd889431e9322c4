import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { findDrafts } from '../content/drafts';
import { parseEnvironment } from '../site/environment';
import { ComposedStyles } from './composed-styles';
import { FlatLayers } from './flat-layers';
import { projectRoot } from './project-root';

/**
 * Changes to Gatsby's webpack configuration:
 * - the script that runs before the first paint is passed to gatsby-ssr.tsx as `BEFORE_PAINT`;
 * - menus that a browser refreshes know the drafts as `DRAFTS`;
 * - i18next and react-i18next are taken from their ES modules: the i18n plugin requires them as
 *   CommonJS, and the browser would get both twice;
 * - what templates alone need of the styles is in their pages alone: Gatsby writes those of the
 *   whole site into every page;
 * - what header, footer and the slice beside them share with pages is one file: Gatsby's own groups
 *   leave a copy of small modules in each;
 * - PostCSS reads what styles compose from other files;
 * - layers of styles become specificity, for browsers without layers;
 * - source maps are configuration.
 */
export function configureWebpack({ actions, stage, plugins }: CreateWebpackConfigArgs): void {
  const root = projectRoot();
  const isPreview = stage.startsWith('develop');
  actions.setWebpackConfig({
    plugins: [
      stage.endsWith('-html') &&
        plugins.define({ BEFORE_PAINT: JSON.stringify(beforePaint(root)) }),
      plugins.define({ DRAFTS: JSON.stringify(isPreview ? [] : [...findDrafts(root).keys()]) }),
      new ComposedStyles(),
      stage === 'build-javascript' && new FlatLayers(join(root, 'src/styles/layers.css')),
    ].filter(Boolean),
    resolve: {
      alias: {
        i18next$: join(root, 'node_modules/i18next/dist/esm/i18next.js'),
        'react-i18next$': join(root, 'node_modules/react-i18next/dist/es/index.js'),
      },
    },
    // Layers order the rules that could meet (src/styles/layers.css), so the order of sheets in a
    // bundle doesn't matter.
    ignoreWarnings: [/Conflicting order/],
    ...(stage === 'build-javascript'
      ? {
          devtool: parseEnvironment(process.env).GATSBY_SOURCE_MAPS && 'source-map',
          optimization: {
            splitChunks: {
              cacheGroups: {
                styles: { test: isSharedStyle },
                surroundings: {
                  name: 'surroundings',
                  test: isOfSlice,
                  minChunks: 2,
                  priority: 20,
                  enforce: true,
                },
              },
            },
          },
        }
      : {}),
  });
}

type Chunks = {
  chunkGraph: { getModuleChunksIterable(module: object): Iterable<{ name?: string }> };
};

/** Whether a slice needs a script: every page has all slices. */
const isOfSlice = (module: { type: string }, { chunkGraph }: Chunks): boolean =>
  module.type.startsWith('javascript/') &&
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name?.startsWith('slice---'));

/**
 * Whether webpack puts a module into the stylesheet of all pages: the page itself, a slice or what
 * is loaded later needs it.
 */
const isSharedStyle = (module: { type: string }, { chunkGraph }: Chunks): boolean =>
  module.type === 'css/mini-extract' &&
  [...chunkGraph.getModuleChunksIterable(module)].some(
    ({ name }) => !name?.startsWith('component---'),
  );

/**
 * The script that runs before the first paint (src/layout/before-paint): one minified text for all
 * pages.
 */
function beforePaint(root: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'src/layout/before-paint/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
