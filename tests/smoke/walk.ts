import type { HTTPRequest, Page } from 'puppeteer';
import type { Device } from '../../src/lib/device';
import type { Journey } from './check';
import { newVisitor, type Visitor } from './visitor';

export type Expect = (what: string, got: unknown, expected: unknown) => void;

interface Options {
  hasAnswered?: boolean;
  script?: boolean;
  userAgent?: string;
  /** Problems that the journey brings about itself. */
  meant?: RegExp;
}

/** Makes journeys through the site at an address: each starts with empty storage, and fails for whatever goes wrong on the way. */
export const walker =
  (base: string) =>
  (
    name: string,
    device: Device,
    walk: (visitor: Visitor, expect: Expect) => Promise<void>,
    options: Options = {},
  ): Journey => ({
    name: `${name} (${device})`,
    async run(context, photograph) {
      const { meant, ...rest } = options;
      const visitor = await newVisitor(context, base, device, rest);
      const failures: string[] = [];
      try {
        await walk(visitor, (what, got, expected) => {
          if (JSON.stringify(got) !== JSON.stringify(expected))
            failures.push(`${what}: got ${JSON.stringify(got)}, expected ${JSON.stringify(expected)}`);
        });
      } catch (error) {
        // What was found until it could not go on is said too.
        failures.push(error instanceof Error ? error.message : String(error));
      }
      try {
        failures.push(...visitor.problems.filter((problem) => !meant?.test(problem)));
        if (failures.length > 0) await photograph(visitor.page);
      } finally {
        await visitor.leave();
      }
      return failures;
    },
  });

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Answers requests in place of the site, or of the world outside; whatever `answer` leaves goes on. */
export async function intercept(
  page: Page,
  answer: (request: HTTPRequest, url: URL) => boolean | Promise<boolean>,
): Promise<void> {
  // What the browser has from another page it would not ask for.
  await page.setCacheEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    try {
      if (!(await answer(request, new URL(request.url())))) await request.continue();
    } catch {
      // The tab was left before the answer; a request that hangs otherwise is seen by the journey that waits for it.
    }
  });
}

/** Follows a link without a new document, as a click does, and waits until the other page is there. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.querySelector('main')?.append(link);
    link.click();
  }, href);
  const path = href.replace(/[?#].*/, '');
  await page.waitForFunction(
    (expected) => location.pathname === expected && document.activeElement !== document.body,
    {},
    path,
  );
  await pause(300);
}

/** Scrolls at once to a height. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((height) => window.scrollTo({ top: height, behavior: 'instant' }), top);
  await pause(150);
}
