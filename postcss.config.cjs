/** For the browsers of `browserslist`: vendor prefixes, and media query ranges before Chrome 104, Firefox 102 and Safari 16.4. By name: Next.js takes no functions. */
module.exports = { plugins: { autoprefixer: {}, '@csstools/postcss-media-minmax': {} } };
