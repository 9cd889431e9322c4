/** Runs once after the tests in WebKit. */
export default async function teardown(): Promise<void> {
  globalThis.stopDriver?.();
  await globalThis.closeSite?.();
}
