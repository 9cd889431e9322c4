import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { root } from '../support/root';
import type { Visitor } from './visitor';

/** @returns what a tab answers, or that it does not within a limit (ms) */
const answerOf = (running: Promise<string>, limit: number): Promise<string> =>
  Promise.race([running.catch(String), after(limit, 'the tab does not answer', { ref: false })]);

/** @returns the file */
async function screenshot(page: Page): Promise<string> {
  const folder = join(root, 'reports/smoke');
  mkdirSync(folder, { recursive: true });

  const name = (expect.getState().currentTestName ?? 'page')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 120);
  const path = join(folder, `${name}.jpg`) as `${string}.jpg`;

  await page.screenshot({ path, type: 'jpeg', quality: 60 });
  return path;
}

/**
 * Adds to a failure what the page shows: address, title, problems, screenshot.
 * @returns the failure
 */
export async function explain(
  error: unknown,
  { page, device, problems }: Visitor,
): Promise<unknown> {
  // Errors of Jest's are not instances of this realm's class.
  if (typeof error !== 'object' || error === null || !('message' in error && 'stack' in error))
    return error;

  const message = String(error.message);
  const look = () => `“${document.title}”, h1 “${document.querySelector('h1')?.textContent}”`;

  const summary = await answerOf(page.evaluate(look), 5_000);
  const explanation = [
    message,
    '',
    `The page: ${page.url()} (${device}): ${summary}`,
    ...problems.map((problem) => `  ${problem}`),
    `  screenshot: ${await answerOf(screenshot(page), 10_000)}`,
  ].join('\n');

  error.stack = String(error.stack).replace(message, () => explanation);
  error.message = explanation;

  return error;
}
