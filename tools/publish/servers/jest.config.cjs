const site = require('../../../jest.config.cjs');

/** @type {import('jest').Config} */
module.exports = {
  rootDir: '../../..',
  roots: ['<rootDir>/tools/publish/servers'],
  testMatch: site.testMatch,
  testTimeout: 600_000,
  transform: site.transform,
};
