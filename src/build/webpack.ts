import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { chunkLoadTimeout } from '../config/constants';

/**
 * Gives up a chunk after the specification's time, and leaves i18next and react-i18next out of the bundles (some 18 kB brotli of every first load): pages get their texts as
 * data, so what remains of gatsby-plugin-react-i18next in a page is the context that names its language. What a visitor's action loads is parted by action.
 */
export function configureWebpack({ actions, store, getConfig, stage }: CreateWebpackConfigArgs): void {
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  actions.setWebpackConfig({
    output: { chunkLoadTimeout },
    resolve: {
      alias: {
        [join(root, 'node_modules/gatsby-plugin-react-i18next/dist/plugin/wrapPageElement')]: join(
          root,
          'src/i18n/wrap-page-element.tsx',
        ),
        ...(stage === 'build-javascript' ? lightRuntime(root) : {}),
      },
    },
  });

  // Every stylesheet is a CSS module of its own names: the order in which they are put together changes nothing.
  const config = getConfig() as {
    module?: { rules: WebpackRule[] };
    optimization?: { splitChunks?: { cacheGroups?: Record<string, CacheGroup> } };
    plugins?: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
  };
  for (const plugin of config.plugins ?? [])
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true;
  const groups = config.optimization?.splitChunks?.cacheGroups;
  if (stage === 'build-javascript' && groups) partActions(groups);
  if (stage.startsWith('build')) shortenClassNames(config.module?.rules ?? []);
  actions.replaceWebpackConfig(config);
}

interface Chunk {
  name?: string | null;
}
interface CacheGroup {
  test?: unknown;
  chunks?: (chunk: Chunk) => boolean;
  minChunks?: number;
  minSize?: number;
  priority?: number;
  reuseExistingChunk?: boolean;
}

/**
 * Gatsby puts modules that several chunks share into a chunk named by theirs. The chunks of dynamic imports have no name, so whatever two of them share
 * would end in one chunk: who searches would load the menu's drawer and the form calls. Those are parted by who needs them.
 */
function partActions(groups: Record<string, CacheGroup>): void {
  const { shared } = groups;
  if (!shared) return;
  const isAction = ({ name }: Chunk) => !name;
  groups.actions = {
    test: shared.test,
    chunks: isAction,
    minChunks: 2,
    minSize: 4000,
    priority: 15,
    reuseExistingChunk: true,
  };
  shared.chunks = (chunk) => !isAction(chunk);
}

/**
 * What of Gatsby's runtime is replaced in the browser's bundle, 9 kB brotli of every visit with script: what it brings along for links, nested routes, scripts in workers,
 * checks of slices and service workers has no use here. Pages are rendered and developed with the originals.
 * @param root the project's folder
 */
function lightRuntime(root: string): Record<string, string> {
  const own = (file: string) => join(root, 'src/gatsby-runtime', file);
  return {
    gatsby$: own('gatsby.tsx'),
    '@gatsbyjs/reach-router$': own('router.tsx'),
    'gatsby-link$': own('gatsby-link.ts'),
    'gatsby-react-router-scroll$': own('scroll-context.tsx'),
    'gatsby-slice-contexts$': join(root, '.cache/slice/context.js'),
    [join(root, 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: own('nothing.ts'),
    [join(root, '.cache/register-service-worker')]: own('nothing.ts'),
  };
}

interface WebpackRule {
  loader?: string;
  use?: unknown;
  oneOf?: WebpackRule[];
  options?: { modules?: { localIdentName?: string } };
}

/** Class names of a few letters: they stand in every page hundreds of times. */
function shortenClassNames(rules: readonly WebpackRule[]): void {
  for (const rule of rules) {
    if (rule.oneOf) shortenClassNames(rule.oneOf);
    if (Array.isArray(rule.use)) shortenClassNames(rule.use as WebpackRule[]);
    if (rule.loader?.includes('css-loader') && rule.options?.modules)
      rule.options.modules.localIdentName = '[hash:base64:4]';
  }
}
