/**
 * The browser is found or installed by `npm test` (tests/support/browser.ts), not while packages
 * install.
 */
module.exports = { skipDownload: true };
