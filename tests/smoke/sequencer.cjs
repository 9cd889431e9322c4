const Sequencer = require('@jest/test-sequencer').default;

/** The files of page checks first: they take longest, and a worker that starts one last keeps the others waiting. */
module.exports = class extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => (/pages-\w+-\w+\.test\.ts$/.test(path) ? 0 : 1);
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
};
