const { join } = require('node:path');
const base = require('../../jest.config.cjs');
const rooms = require('./rooms.cjs');

/**
 * The tests that hold the rules of a room (rooms.cjs), which the environment names.
 * @type {import('jest').Config}
 */
module.exports = {
  ...base,
  rootDir: join(__dirname, '../..'),
  coverageThreshold: undefined,
  testMatch: rooms[process.env.MUTATED_ROOM].tests.map((test) => `**/${test}.test.ts`),
  testSequencer: '<rootDir>/tests/mutation/sequencer.cjs',
};
