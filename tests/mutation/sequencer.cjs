const Sequencer = require('@jest/test-sequencer').default;
const rooms = require('./rooms.cjs');

/** Tests in the order of rooms.cjs; Jest's own is the largest first, and a mutant that a quick one finds need not meet a slow one. */
module.exports = class AsListed extends Sequencer {
  sort(tests) {
    const place = ({ path }) =>
      rooms[process.env.MUTATED_ROOM].tests.findIndex((test) => path.replaceAll('\\', '/').endsWith(`${test}.test.ts`));
    return [...tests].sort((one, other) => place(one) - place(other));
  }
};
