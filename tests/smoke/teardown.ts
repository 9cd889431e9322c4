/** Runs once after the smoke tests. */
export default (): Promise<unknown> => globalThis.endSmokeRun();
