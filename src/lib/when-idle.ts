/** Whether the page is hydrated (gatsby-browser.tsx). */
export const isReady = (): boolean => 'ready' in document.documentElement.dataset;

/** Whether the visitor saves data or is on a 2G connection. */
export function savesData(): boolean {
  const { connection = {} } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection.saveData === true || /2g/.test(connection.effectiveType ?? '');
}

/** Runs an optional action once the page is idle; never for visitors who save data. */
export function whenIdle(action: () => void): void {
  if (savesData()) return;
  if (typeof requestIdleCallback === 'function') requestIdleCallback(action, { timeout: 5000 });
  else setTimeout(action, 1000);
}
