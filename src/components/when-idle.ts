/** Whether the page is hydrated (gatsby-browser.tsx). */
export const isReady = (): boolean => 'ready' in document.documentElement.dataset;

/**
 * Runs an optional action once the page is idle; never for visitors who save data or are on a 2G
 * connection.
 */
export function whenIdle(action: () => void): void {
  const { connection = {} } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection.saveData || /2g/.test(connection.effectiveType ?? '')) return;
  if (typeof requestIdleCallback === 'function') requestIdleCallback(action, { timeout: 5000 });
  else setTimeout(action, 1000);
}
