import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Leaves i18next and react-i18next out of the bundles (some 18 kB brotli of every first load): pages get their texts as
 * data, so what remains of gatsby-plugin-react-i18next in a page is the context that names its language.
 */
export function configureWebpack({ actions, store }: CreateWebpackConfigArgs): void {
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  actions.setWebpackConfig({
    resolve: {
      alias: {
        [join(root, 'node_modules/gatsby-plugin-react-i18next/dist/plugin/wrapPageElement')]: join(root, 'src/i18n/wrap-page-element.tsx'),
      },
    },
  });
}
