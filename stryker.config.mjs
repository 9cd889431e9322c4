import jestConfig from './jest.config.cjs';

// Without the folder of the original: Stryker runs in a copy.
const { rootDir: _rootDir, displayName: _displayName, ...rules } = jestConfig.projects[0];

/**
 * Mutation testing of the rules (`npm test -- mutation`): changes one thing after another and sees whether a test fails. One room: `-- mutation 'src/routes/*.ts'`.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    'src/{i18n,lib,navigation,search,contract,routes}/**/*.ts',
    'src/features/downloads/rules.ts',
    // Tables, whose rows the specification's own lists and the compiler check.
    '!src/routes/manifest.ts',
    '!src/i18n/ui-texts.ts',
  ],
  // Tests hold which key or file a message names, and rightly not each of its words.
  mutator: { excludedMutations: ['StringLiteral'] },
  testRunner: 'jest',
  // Tests in Node alone: rules need no document, and those of components would take most of the time.
  jest: {
    config: { ...rules, roots: ['tests/unit', 'tests/contract', 'mock-api/tests'], projects: [] },
  },
  plugins: ['@stryker-mutator/jest-runner'],
  // Each mutant is met by the tests alone that reach it.
  coverageAnalysis: 'perTest',
  // Code that runs while a module loads, e.g. schemas, would be met by every test; that takes minutes a file.
  ignoreStatic: true,
  // Jest compiles without looking at types, and a mutant need not have any.
  disableTypeChecks: true,
  concurrency: 2,
  tempDirName: 'reports/mutation/sandbox',
  // What no rule reads, and what is large.
  ignorePatterns: [
    '/.cache',
    '/.gatsby',
    '/public',
    '/reports',
    '/.git',
    '/mock-api/upload',
    '/static',
    '/data/images',
  ],
  timeoutMS: 2500,
  reporters: ['progress', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  thresholds: { high: 90, low: 80, break: 80 },
};
