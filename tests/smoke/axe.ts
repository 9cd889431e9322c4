import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'puppeteer';
import { pause } from './site';
import { isFirefox } from './visitor';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA with everything it includes, and axe's best practices. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
  // Half the time goes to what is not read.
  reporter: 'no-passes',
  selectors: false,
  elementRef: false,
};

/** Whether this is a run of accessibility: everything in both themes (SMOKE_ACCESSIBILITY=1). */
export const isWhole = process.env.SMOKE_ACCESSIBILITY === '1';

/** The colour schemes of the site. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/**
 * Shows the page in a theme, in Firefox in the system's: light. Nothing moves any more: colours in
 * between belong to none. Asks again until the page says that it is so: a document that has just
 * replaced another may miss it.
 */
export async function inTheme(page: Page, theme: Theme): Promise<void> {
  const isStill = async (): Promise<boolean> => {
    if (!isFirefox)
      await page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: theme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);

    return page.evaluate((colourScheme) => {
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
        else animation.cancel();
      }
      return ['(prefers-reduced-motion: reduce)', `(prefers-color-scheme: ${colourScheme})`].every(
        (query) => matchMedia(query).matches,
      );
    }, theme);
  };

  for (let tries = 0; !(await isStill()) && !isFirefox; tries++) {
    if (tries === 20) throw new Error(`The page does not take the ${theme} theme without motion`);
    await pause(100);
  }
}

/**
 * Runs axe on a part of what is shown.
 * @param part a selector; other parts inside it may be left out
 * @returns one line for each violated rule
 */
export async function violations(
  page: Page,
  part = 'html',
  without: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);

  return page.evaluate(
    async (within, excluded, settings, rows) => {
      const { axe } = window as unknown as {
        axe: { run(context: object, options: object): Promise<AxeResults> };
      };
      const tableRows = document.querySelectorAll<HTMLElement>(rows);

      for (const { style } of tableRows) style.display = 'none';
      const results = await axe.run(
        { include: [[within]], exclude: excluded.map((selector) => [selector]) },
        settings,
      );

      for (const { style } of tableRows) style.display = '';
      return results.violations.map(
        ({ id, nodes }) =>
          `axe ${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.any[0]?.message ?? ''}`,
      );
    },
    part,
    [...without],
    options,
    // The rows of a long table are alike: all of them take a quarter of a minute.
    isWhole ? 'not-one' : 'tbody tr:nth-child(n + 9)',
  );
}
