const site = require('../jest.config.cjs');

/** @type {import('jest').Config} */
module.exports = {
  rootDir: '..',
  roots: ['<rootDir>/tools/tests'],
  testMatch: site.testMatch,
  testEnvironment: 'node',
  transform: site.transform,
  moduleNameMapper: site.moduleNameMapper,
  modulePathIgnorePatterns: ['<rootDir>/tools/benchmark/.*/(out|\\.next)/'],
};
