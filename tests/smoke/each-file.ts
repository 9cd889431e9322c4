/* Runs before each file of smoke tests. */
jest.setTimeout(60_000);
// A check that passes only at its second try is reported with what failed first.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
