/**
 * The rooms whose rules `npm run mutation` changes, and the tests that hold them: those alone are run against a room's mutants, quick ones first, in Node and without
 * a server. Tests that draw their cases by chance are left out: whether they find a mutant would be chance too.
 * @type {Record<string, { mutate: string[]; tests: string[] }>}
 */
module.exports = {
  routes: {
    // The manifest is a table: its rows are held against the specification's by tests/fixtures/specified-routes.ts.
    mutate: ['src/routes/**/*.ts', '!src/routes/manifest.ts'],
    tests: ['unit/routes', 'unit/hosting', 'unit/forms'],
  },
  i18n: {
    // The texts of the interface are a table, held by the compiler.
    mutate: ['src/i18n/**/*.ts', '!src/i18n/ui-texts.ts'],
    tests: ['unit/texts-and-references', 'unit/english'],
  },
  navigation: {
    mutate: ['src/navigation/**/*.ts'],
    tests: ['unit/metadata', 'unit/hot-searches', 'unit/footer-menu', 'unit/header-menu'],
  },
  downloads: {
    mutate: ['src/features/downloads/rules.ts'],
    tests: ['unit/download-rules'],
  },
  lib: {
    mutate: ['src/lib/**/*.ts'],
    tests: ['unit/safe-link', 'unit/measures', 'unit/company-address', 'unit/routes', 'unit/plan', 'unit/format-date'],
  },
  contract: {
    mutate: ['src/contract/**/*.ts'],
    tests: ['contract/envelope', 'contract/media-files', 'contract/payloads', 'contract/data-files'],
  },
  search: {
    mutate: ['src/search/**/*.ts'],
    tests: [
      'unit/search-words',
      'unit/search-excerpt',
      'unit/search-files',
      'unit/search-evidence',
      'unit/search-results',
    ],
  },
};
