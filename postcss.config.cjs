/**
 * For the browsers of `browserslist`. What layers need is in src/gatsby/flat-layers.ts: it takes
 * whole bundles.
 */
module.exports = {
  plugins: {
    // The named conditions of src/styles/media.css, which every stylesheet may use.
    '@csstools/postcss-global-data': { files: ['src/styles/media.css'] },
    'postcss-custom-media': {},
    // Ranges: before Chrome 104, Firefox 102 and Safari 16.4.
    '@csstools/postcss-media-minmax': {},
    autoprefixer: {},
  },
};
