import './src/site/load-environment';
import type { GatsbyConfig } from 'gatsby';
import vendor from './data/vendor.json';
import { serveApi } from './src/gatsby/develop-middleware';
import { i18nextOptions } from './src/i18n/options';
import { consoleFolder } from './src/site/consoles';
import { defaultLanguage, languages } from './src/site/languages';

// Gatsby would download its list of hosting adapters from its main branch and run it: no lockfile
// covers that.
process.env.GATSBY_ADAPTERS_MANIFEST ??= 'module.exports = []';

const config: GatsbyConfig = {
  developMiddleware: serveApi,
  siteMetadata: { siteUrl: vendor.siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: {
    generateOnBuild: true,
    // What gatsby-node.ts hands its hooks to.
    documentSearchPaths: ['./src/gatsby/create-pages.ts', './src/features/*/publish.ts'],
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locale', path: `${__dirname}/data/ui` },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'consoles', path: `${__dirname}/${consoleFolder}` },
    },
    // gatsby-plugin-image only gives them its types: its own entry would add an inline script to
    // every page, for GatsbyImage (src/components/picture.tsx says why pages do without it).
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: [...languages],
        defaultLanguage,
        siteUrl: vendor.siteUrl,
        trailingSlash: 'never',
        // Its redirect by browser language causes hydration errors; the address decides
        // (src/layout/before-paint/guard.ts).
        redirect: false,
        verbose: false,
        i18nextOptions,
      },
    },
    // Names of classes are five letters: every page contains hundreds of them. Its plugins are in
    // postcss.config.cjs.
    {
      resolve: 'gatsby-plugin-postcss',
      options: { cssLoaderOptions: { modules: { localIdentName: '[hash:base64:5]' } } },
    },
  ],
};

export default config;
