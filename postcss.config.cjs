/** Runs within Gatsby's PostCSS step, after autoprefixer: media query ranges for browsers before Chrome 104, Firefox 102 and Safari 16.4. */
module.exports = { plugins: [require('@csstools/postcss-media-minmax')()] };
