import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'puppeteer';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA with all that it contains, and what axe knows as good practice. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
};

/** The colour schemes of the site. */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Has the page shown in a theme, as a visitor whose system is set so; with its transitions at their end, for colours in between are nobody's. */
export async function inTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}

/**
 * What axe finds wrong with what is shown, one line a rule.
 * @param exclude parts that are looked at elsewhere
 */
export async function violations(page: Page, exclude: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (left, settings) => {
      const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } };
      const found = await axe.run({ include: [['html']], exclude: left.map((part) => [part]) }, settings);
      return found.violations.map(
        ({ id, nodes }) =>
          `axe ${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.any[0]?.message ?? ''}`,
      );
    },
    [...exclude],
    options,
  );
}
