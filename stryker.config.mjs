import { createRequire } from 'node:module';

const rooms = createRequire(import.meta.url)('./tests/mutation/rooms.cjs');
const room = process.env.MUTATED_ROOM ?? 'routes';

/**
 * Mutation testing of the rules of a room, which `npm run mutation` (tests/mutation/run.ts) names in the environment: changes one thing after another and sees whether
 * a test fails.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: rooms[room].mutate,
  testRunner: 'jest',
  // Which tests a room is held by is said in tests/mutation/rooms.cjs.
  jest: { configFile: 'tests/mutation/jest.config.cjs', enableFindRelatedTests: false },
  plugins: ['@stryker-mutator/jest-runner', './tests/mutation/messages.mjs'],
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
  // What a mutant makes of a loop without end is found by its time: ten times what the tests need.
  timeoutMS: 2500,
  reporters: ['progress', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `reports/mutation/${room}.html` },
  jsonReporter: { fileName: `reports/mutation/${room}.json` },
  thresholds: { high: 90, low: 80, break: 80 },
};
