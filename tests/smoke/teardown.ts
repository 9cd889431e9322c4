import stop from 'jest-environment-puppeteer/teardown';

/** Runs once after the smoke tests. */
export default async function teardown(jestConfig: object): Promise<void> {
  await stop(jestConfig);
  await globalThis.closeSite?.();
}
