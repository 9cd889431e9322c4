/** For the browsers of `browserslist`: vendor prefixes, and media query ranges before Chrome 104, Firefox 102 and Safari 16.4. */
module.exports = { plugins: [require('autoprefixer')(), require('@csstools/postcss-media-minmax')()] };
