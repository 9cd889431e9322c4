/** The id of the template that Gatsby's scripts wait in (gatsby-ssr.tsx). */
export const scriptsTemplate = 'scripts';

/**
 * Starts Gatsby's scripts when the page has been painted once: neither their download nor their
 * first run delays what a visitor reads. The page in the background isn't painted, so there they
 * start at once.
 */
export function startScriptsAfterPaint(): void {
  const start = () => {
    const template = document.querySelector<HTMLTemplateElement>(`#${scriptsTemplate}`);
    // `gatsby develop` has no template.
    if (template) document.body.append(template.content);
  };

  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) start();
    // The frame is painted between the two.
    else requestAnimationFrame(() => setTimeout(start));
  });
}
