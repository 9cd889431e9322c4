/* Runs before each file of smoke tests. */
// A check that passes only at its second try is reported with what failed first.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
