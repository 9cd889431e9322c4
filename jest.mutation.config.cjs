const base = require('./jest.config.cjs');

/**
 * The tests that hold the rules which `npm run mutation` changes: quick, in Node, without a server. Those that draw their cases by chance are left
 * out: whether they find a mutant would be chance too.
 * @type {import('jest').Config}
 */
module.exports = {
  ...base,
  coverageThreshold: undefined,
  // With src, so that Jest knows which tests reach a changed file.
  roots: ['<rootDir>/src', '<rootDir>/tests'],
  testMatch: [
    '**/contract/{envelope,payloads,data-files,media-files}*.test.ts',
    '**/unit/{company-address,download-rules,email-pattern,english,environment,footer-menu,format-date,forms,header-menu}.test.ts',
    '**/unit/{hosting,hot-searches,may-count,measures,metadata,nearest-pages,plan,routes,safe-link,search-engine,search-golden}.test.ts',
    '**/unit/{sitemap,texts-and-references}.test.ts',
  ],
};
