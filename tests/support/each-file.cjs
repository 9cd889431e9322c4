/* Runs before each file of tests. Those without a document need no matchers for one, which take long to load. */
if (typeof window !== 'undefined') require('./matchers.ts');
