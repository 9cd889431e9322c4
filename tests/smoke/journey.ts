import { explain } from './explain';
import { shifts } from './look';
import { type Options, reasonToSkip, Visitor } from './visitor';
import { type Visit, visits } from './visits';

/**
 * Walks through the site as a visitor with empty storage. Fails for whatever goes wrong on the way:
 * what the test expects, and every console error, exception, failed request and request to another
 * host that `expectedProblems` does not announce.
 */
async function visit(
  currentVisit: Visit,
  walk: (visitor: Visitor) => Promise<unknown>,
  options: Options = {},
): Promise<void> {
  const visitor = await Visitor.arrive(currentVisit, options);
  try {
    await walk(visitor);
    visitor.expectNoProblems();
  } catch (error) {
    throw await explain(error, visitor);
  } finally {
    await visitor.leave();
  }
}

/**
 * Tests of visitors' journeys. A language or device that is left open alternates (visits.ts).
 * @param options of every visitor, and their language
 * @returns by device, functions that take the test's name, which ends with the section of the
 * specification, and what the visitor does
 */
export function visitors({
  language,
  ...options
}: Options & { language?: Visit['language'] } = {}) {
  const on =
    (device?: Visit['device']) => (name: string, walk: (visitor: Visitor) => Promise<unknown>) =>
      describe.each(visits({ language, device }))('in $language on a $device', (currentVisit) => {
        const reason = reasonToSkip(options);
        if (reason) test.skip(`${name} (${reason})`, () => undefined);
        else test(name, () => visit(currentVisit, walk, options));
      });

  return { on, onDesktop: on('desktop'), onPhone: on('phone'), onEither: on() };
}

export const { on, onDesktop, onPhone, onEither } = visitors();
export const inChinese = visitors({ language: 'zh' });
export const withoutScript = visitors({ script: false });

/** Has storage throw, as browsers do that block it; before the first page is opened. */
export const blockStorage = (visitor: Visitor): Promise<void> =>
  visitor.before(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });

declare global {
  /** Lets so many milliseconds pass for the time limits of the page. */
  var passTime: (milliseconds: number) => void;
}

/**
 * Stops the clock for time limits of five seconds and more, until `passTime` is called in the page;
 * before the first page is opened.
 */
export const stopClock = (visitor: Visitor): Promise<void> =>
  visitor.before(() => {
    const { setTimeout: wait, clearTimeout: stop } = window;
    const limits = new Map<number, { run(): void; delay: number }>();
    let last = 1e9;

    Object.assign(window, {
      setTimeout: (run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
        if (delay < 5000) return wait(run, delay, ...values);

        last += 1;
        limits.set(last, { run: () => run(...values), delay });

        return last;
      },
      clearTimeout: (id: number) => limits.delete(id) || stop(id),
      passTime: (milliseconds: number) => {
        for (const [id, { run, delay }] of limits) {
          if (delay <= milliseconds && limits.delete(id)) run();
        }
      },
    });
  });

/** Fails for a layout shift since the page was opened; a fraction of a pixel is none. */
export async function expectNoShift({ page }: Visitor): Promise<void> {
  const { sum, moved } = await page.evaluate(shifts);
  if (sum > 0.0005) expect(moved).toEqual([]);
}

type Popover = 'menu' | 'search';
/** The button of the header that opens the menu of phones, or the search box. */
export const opener = (popover: Popover): string =>
  `header [popovertarget="${popover}"]:not([popovertargetaction])`;

export async function openPopover(visitor: Visitor, popover: Popover): Promise<void> {
  const { page } = visitor;
  await page.click(opener(popover));
  await page.waitForSelector(`#${popover}:popover-open`);
  // It slides in.
  await visitor.isStill(`#${popover}`);
}
