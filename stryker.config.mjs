/**
 * Mutation testing of the rules (`npm run mutation`): changes one thing in a rule after another and sees whether a test fails. One module alone:
 * `npm run mutation -- --mutate 'src/navigation/**'`.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    'src/{contract,routes,i18n,navigation,lib,search}/**/*.ts',
    // Tables, not rules: the rows of the manifest are held against the specification's by tests/fixtures/specified-routes.ts, those of the texts by the compiler.
    '!src/routes/manifest.ts',
    '!src/i18n/ui-texts.ts',
  ],
  testRunner: 'jest',
  jest: { configFile: 'jest.mutation.config.cjs' },
  plugins: ['@stryker-mutator/jest-runner', './tests/support/stryker-messages.mjs'],
  ignorers: ['messages'],
  // Each mutant is met by the tests alone that reach it.
  coverageAnalysis: 'perTest',
  // What runs while a module is loaded (three quarters of src/contract: schemas) would have to be met by all tests anew, which takes minutes a file. The schemas are held
  // by tests/contract/{payloads,data-files,media-files}.test.ts, key by key.
  ignoreStatic: true,
  // Jest compiles without looking at types, and a mutant need not have any.
  disableTypeChecks: true,
  concurrency: 2,
  inPlace: false,
  tempDirName: 'reports/mutation/sandbox',
  // What no rule reads, and what is large.
  ignorePatterns: ['/.cache', '/public', '/reports', '/.git', '/mock-api/upload', '/static', '/data/images'],
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  thresholds: { high: 90, low: 80, break: 80 },
};
