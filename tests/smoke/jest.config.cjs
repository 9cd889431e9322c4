const { availableParallelism } = require('node:os');
const { join } = require('node:path');
const base = require('../../jest.config.cjs');

/**
 * The smoke run (`npm run smoke`): the built site, or a deployment, in a real browser.
 * @type {import('jest').Config}
 */
module.exports = {
  displayName: 'smoke',
  rootDir: join(__dirname, '../..'),
  roots: ['<rootDir>/tests/smoke'],
  transform: base.transform,
  moduleNameMapper: base.moduleNameMapper,
  globalSetup: '<rootDir>/tests/smoke/setup.ts',
  globalTeardown: '<rootDir>/tests/smoke/teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/smoke/each-file.ts'],
  testSequencer: '<rootDir>/tests/smoke/sequencer.cjs',
  // Tests wait for pages now and then: one and a half for each processor keep it busy.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  reporters: [
    'default',
    ['jest-junit', { outputDirectory: 'reports/smoke', outputName: 'junit.xml', suiteName: 'smoke' }],
    [
      'jest-html-reporters',
      {
        publicPath: 'reports/smoke',
        filename: 'index.html',
        pageTitle: 'Smoke run',
        inlineSource: true,
        hideIcon: true,
      },
    ],
  ],
};
