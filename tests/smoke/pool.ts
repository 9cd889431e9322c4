import type { Browser, BrowserContext } from 'puppeteer';
import type { Device } from '../../src/lib/device';
import type { Bench, Check } from './check';
import { newVisitor, type Visitor } from './visitor';

/** What became of a check. */
export interface Result {
  check: Check;
  /** What was wrong, also the second time; empty: it passed. */
  failures: string[];
  /** What was wrong the first time, if the second try passed: the check is flaky. */
  flaky: string[];
  /** Of the last try. */
  milliseconds: number;
  /** The window at the failure (JPEG). */
  picture: Uint8Array | null;
}

/** What checks run in. */
export interface Browsers {
  /** For the checks that open files. */
  whole: Browser;
  /** For all others: the headless shell, or the same. */
  shell: Browser;
}

interface Options {
  browsers: Browsers;
  base: string;
  /** How many checks run at the same time. */
  width: number;
  /** Told of each result, and how many there are. */
  onResult(result: Result, done: number): void;
}

/** The longest that a check may take (ms): a browser that hangs is a failure of one check, not the end of all. */
const checkLimit = 90_000;

/** The longest that a browser may take (ms) for a picture of a failure, or to close what was open. */
const browserLimit = 10_000;

/** @throws Error where it takes longer than the limit (ms) */
async function inTime<T>(running: Promise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${limit / 1000} s`)), limit);
  });
  try {
    return await Promise.race([running, end]);
  } finally {
    clearTimeout(timer);
  }
}

/** The most checks that are tried a second time: where more fail it is not by chance, and whoever waits wants to know. */
const secondTries = 40;

/** One that works: its contexts and tabs are kept from check to check. */
function newWorker({ whole, shell }: Browsers, base: string) {
  const contexts = new Map<'kept' | 'own' | 'files', Promise<BrowserContext>>();
  const visitors = new Map<Device, Promise<Visitor>>();
  const contextOf = (use: 'kept' | 'own' | 'files') => {
    const context = contexts.get(use) ?? (use === 'files' ? whole : shell).createBrowserContext();
    contexts.set(use, context);
    return context;
  };
  const visitorOn = (device: Device) => {
    const visitor =
      visitors.get(device) ??
      contextOf('kept').then((context) => newVisitor(context, base, device, { hasAnswered: false, hasMouse: false }));
    visitors.set(device, visitor);
    return visitor;
  };
  const leave = async () => {
    const left = await Promise.allSettled(contexts.values());
    contexts.clear();
    visitors.clear();
    // What hangs while it closes goes with the browser.
    await Promise.allSettled(
      left.map((context) => context.status === 'fulfilled' && inTime(context.value.close(), browserLimit)),
    );
  };

  return {
    leave,
    async run(check: Check): Promise<Result> {
      const started = performance.now();
      let picture: Uint8Array | null = null;
      const photograph: Bench['photograph'] = async (page) => {
        // A tab that is closed or hangs has no picture; the failure is told without.
        picture = await inTime(
          page.screenshot({ type: 'jpeg', quality: 60, optimizeForSpeed: true }),
          browserLimit,
        ).catch(() => null);
      };
      let failures: string[];
      try {
        failures = await inTime(
          check.run({ context: () => contextOf(check.opensFiles ? 'files' : 'own'), visitorOn, photograph }),
          checkLimit,
        );
      } catch (error) {
        failures = [error instanceof Error ? error.message : String(error)];
        const visitor = check.device && (await visitors.get(check.device)?.catch(() => null));
        if (visitor) await photograph(visitor.page);
        // Nobody knows what state its tabs are in.
        await leave();
      }
      return { check, failures, flaky: [], milliseconds: Math.round(performance.now() - started), picture };
    },
  };
}

/** Runs checks side by side; what fails is tried a second time, one after the other, when all others are done, unless too much does. */
export async function runChecks(
  checks: readonly Check[],
  { browsers, base, width, onResult }: Options,
): Promise<Result[]> {
  const waiting = [...checks];
  const results: Result[] = [];
  const failed: Result[] = [];
  const tell = (result: Result) => {
    results.push(result);
    onResult(result, results.length);
  };
  await Promise.all(
    Array.from({ length: width }, async () => {
      const worker = newWorker(browsers, base);
      for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
        const result = await worker.run(check);
        if (result.failures.length > 0) failed.push(result);
        else tell(result);
      }
      await worker.leave();
    }),
  );
  if (failed.length > secondTries) {
    for (const first of failed) tell(first);
    return results;
  }
  const worker = newWorker(browsers, base);
  for (const first of failed) {
    const second = await worker.run(first.check);
    tell(second.failures.length > 0 ? second : { ...second, flaky: first.failures, picture: first.picture });
  }
  await worker.leave();
  return results;
}

/** Checks of several kinds spread evenly, so that some wait while others work. */
export function mixed<T>(groups: readonly (readonly T[])[]): T[] {
  return groups
    .flatMap((group) => group.map((entry, index) => ({ entry, place: (index + 0.5) / group.length })))
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
}
