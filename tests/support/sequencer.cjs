const Sequencer = require('@jest/test-sequencer').default;

/**
 * The checks of all pages, and all questions to the search, first: they take longest, and one that
 * starts last keeps the other workers waiting.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => (/(pages-\w+-\w+|content.search)\.test\.ts$/.test(path) ? 0 : 1);
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
};
