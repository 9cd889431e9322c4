import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Leaves i18next and react-i18next out of the bundles (some 18 kB brotli of every first load): pages get their texts as
 * data, so what remains of gatsby-plugin-react-i18next in a page is the context that names its language.
 */
export function configureWebpack({ actions, store, getConfig }: CreateWebpackConfigArgs): void {
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  actions.setWebpackConfig({
    resolve: {
      alias: {
        [join(root, 'node_modules/gatsby-plugin-react-i18next/dist/plugin/wrapPageElement')]: join(root, 'src/i18n/wrap-page-element.tsx'),
      },
    },
  });

  // Every stylesheet is a CSS module of its own names: the order in which they are put together changes nothing.
  const config = getConfig() as { plugins?: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[] };
  for (const plugin of config.plugins ?? [])
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
}
