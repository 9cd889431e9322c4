import type { GatsbyConfig } from 'gatsby';
import vendor from './data/vendor.json';
import { defaultLanguage, languages } from './src/config/languages';

/** The mock API that `npm run develop` has started, which also lists what is wrong with the data. */
const url = process.env.MOCK_API_URL;

const config: GatsbyConfig = {
  ...(url ? { proxy: ['/api', '/upload', '/__content'].map((prefix) => ({ prefix, url })) } : {}),
  siteMetadata: { siteUrl: vendor.siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  // A preview, which knows other pages than a build, leaves them alone.
  graphqlTypegen: process.env.NODE_ENV === 'production' && {
    typesOutputPath: 'src/graphql-types.d.ts',
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locale', path: `${__dirname}/data/ui` },
    },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: [...languages],
        defaultLanguage,
        siteUrl: vendor.siteUrl,
        trailingSlash: 'never',
        // Its redirect by browser language causes hydration errors; the address decides (src/chrome/before-paint/guard.ts).
        redirect: false,
        verbose: false,
      },
    },
    'gatsby-plugin-image',
    // Names of classes are five letters: every page contains hundreds of them. Its plugins are in postcss.config.cjs.
    {
      resolve: 'gatsby-plugin-postcss',
      options: { cssLoaderOptions: { modules: { localIdentName: '[hash:base64:5]' } } },
    },
  ],
};

export default config;
