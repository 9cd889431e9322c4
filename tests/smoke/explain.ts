import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import { root } from '../support/root';
import { pause } from './site';
import type { Visitor } from './visitor';

/** @returns the file, or why there is none */
async function screenshot(page: Page): Promise<string> {
  const folder = join(root, 'reports/smoke');
  mkdirSync(folder, { recursive: true });
  const name = (expect.getState().currentTestName ?? 'page').replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
  const path = join(folder, `${name}.jpg`) as `${string}.jpg`;
  // A tab that hangs has no screenshot; the failure is reported without.
  const taken = page.screenshot({ path, type: 'jpeg', quality: 60 }).then(
    () => path,
    (error: unknown) => `none (${error})`,
  );
  return Promise.race([taken, pause(10_000).then(() => 'none (the tab does not answer)')]);
}

/** Adds to a failure what the page shows: address, title, main heading, problems, screenshot. @returns the failure */
export async function explain(error: unknown, { page, device, problems }: Visitor): Promise<unknown> {
  // Errors of Jest's are not instances of this realm's class.
  if (typeof error !== 'object' || error === null || !('message' in error && 'stack' in error)) return error;
  const message = String(error.message);
  const seen = await Promise.race([
    page.evaluate(() => `“${document.title}”, h1 “${document.querySelector('h1')?.textContent}”`),
    pause(5_000).then(() => 'the tab does not answer'),
  ]).catch(String);
  const told = [
    message,
    '',
    `The page: ${page.url()} (${device}): ${seen}`,
    ...problems.map((problem) => `  ${problem}`),
    `  screenshot: ${await screenshot(page)}`,
  ].join('\n');
  error.stack = String(error.stack).replace(message, () => told);
  error.message = told;
  return error;
}
