/** Whether the page is hydrated (gatsby-browser.tsx). */
export const isReady = (): boolean => 'ready' in document.documentElement.dataset;

/** Whether each kilobyte counts: the visitor saves data, or is on 2G. */
export function savesData(): boolean {
  const { connection = {} } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection.saveData === true || /2g/.test(connection.effectiveType ?? '');
}

/** Runs what nobody has asked for yet once the page is idle; never where each kilobyte counts. */
export function whenIdle(action: () => void): void {
  if (savesData()) return;
  if (typeof requestIdleCallback === 'function') requestIdleCallback(action, { timeout: 5000 });
  else setTimeout(action, 1000);
}
