/** The browser of all tests but Firefox's. jest-puppeteer starts one for each worker. */
module.exports = {
  launch: {
    // Found or installed by tests/support/setup-browser.ts, after this file is read.
    get executablePath() {
      return process.env.TEST_BROWSER;
    },
    headless: process.env.SMOKE_HEADFUL !== '1',
    args: [
      // Chromium refuses its sandbox to root, as in most containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // The tabs of one visitor share a process, which starts once.
      '--process-per-site',
      '--hide-scrollbars',
      // Chromium smooths letters in one of two ways, by what it happens to draw as a layer.
      '--disable-lcd-text',
      // Each of these takes time from the pages: spare processes, the browser's own interface.
      '--disable-features=SpareRendererForSitePerProcess,PreloadTopChromeWebUI,WebUIOmniboxPopup,InitialWebUI,TabHoverCardImages',
    ],
  },
  // Tests note the errors of their pages themselves, and some expect them.
  exitOnPageError: false,
};
