/** The id of the template that Gatsby's scripts wait in (gatsby-ssr.tsx). */
export const scriptsTemplate = 'scripts';

/**
 * How long a loaded page waits for the browser to report a paint, in milliseconds. Firefox 153
 * reports none of a page that opens at an anchor.
 */
const longestWait = 500;

/**
 * Starts Gatsby's scripts once the browser says that it has painted the page: neither their download
 * nor their first run delays what a visitor reads. They start at once where nothing will be painted
 * (a page in the background) and where the browser never says (Firefox before 84), and soon after
 * the load event where it hasn't said.
 */
export function startScriptsAfterPaint(): void {
  const start = () => {
    const template = document.querySelector<HTMLTemplateElement>(`#${scriptsTemplate}`);
    // `gatsby develop` has no template. A second call finds it empty.
    if (template) document.body.append(template.content);
  };

  addEventListener('DOMContentLoaded', () => {
    const tellsPaint = PerformanceObserver.supportedEntryTypes.includes('paint');
    if (document.hidden || !tellsPaint) {
      start();
      return;
    }

    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(start, longestWait));
    // The visitor may turn to another tab before the page is painted.
    document.addEventListener('visibilitychange', start, { once: true });
  });
}
