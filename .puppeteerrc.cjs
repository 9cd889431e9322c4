/** The browser is found or installed by `npm test` (src/cli/support/browser.ts), not while packages install. */
module.exports = { skipDownload: true };
