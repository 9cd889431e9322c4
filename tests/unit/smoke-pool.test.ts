import type { Browser } from 'puppeteer';
import type { Check } from '../smoke/check';
import { type Result, runChecks } from '../smoke/pool';

/** A check that finds one after the other of these, and then nothing. */
const finding = (name: string, ...tries: (string[] | Error)[]): Check => ({
  kind: 'item',
  name,
  route: null,
  language: 'zh',
  device: null,
  run: async () => {
    const found = tries.shift() ?? [];
    if (found instanceof Error) throw found;
    return found;
  },
});
/** None of these checks opens a page. */
const browsers = { whole: {} as Browser, shell: {} as Browser };

async function resultsOf(...checks: Check[]): Promise<Record<string, Pick<Result, 'failures' | 'flaky'>>> {
  const results = await runChecks(checks, { browsers, base: 'http://localhost', width: 2, onResult: () => undefined });
  return Object.fromEntries(results.map(({ check, failures, flaky }) => [check.name, { failures, flaky }]));
}

describe('checks side by side', () => {
  test('what passes at the second try is flaky, and says what was wrong; what fails twice has failed', async () => {
    const results = await resultsOf(
      finding('fine'),
      finding('flaky', ['came late']),
      finding('broken', ['no h1'], ['no h1 either']),
      finding('throws', new Error('closed'), new Error('closed')),
    );
    expect(results).toEqual({
      fine: { failures: [], flaky: [] },
      flaky: { failures: [], flaky: ['came late'] },
      broken: { failures: ['no h1 either'], flaky: [] },
      throws: { failures: ['closed'], flaky: [] },
    });
  });

  test('second tries begin when all others are done', async () => {
    const order: string[] = [];
    const noted = (check: Check): Check => ({
      ...check,
      run(bench) {
        order.push(check.name);
        return check.run(bench);
      },
    });
    await resultsOf(noted(finding('flaky', ['once'])), noted(finding('two')), noted(finding('three')));
    expect(order.at(-1)).toBe('flaky');
    expect(order).toHaveLength(4);
  });

  test('where more than 40 fail none is tried again, for it is not by chance', async () => {
    const results = await resultsOf(
      ...Array.from({ length: 41 }, (_, index) => finding(`broken ${index}`, ['no h1'])),
      finding('fine'),
    );
    expect(Object.values(results).filter(({ failures }) => failures[0] === 'no h1')).toHaveLength(41);
    expect(results.fine).toEqual({ failures: [], flaky: [] });
  });

  test('a check that hangs, and a context that does not close, fail alone', async () => {
    jest.useFakeTimers();
    const never = new Promise<never>(() => undefined);
    const hanging: Check = {
      ...finding('hangs'),
      run: async ({ context }) => {
        await context();
        return never;
      },
    };
    const withContexts = { createBrowserContext: async () => ({ close: () => never }) } as unknown as Browser;
    const running = runChecks([hanging, finding('fine')], {
      browsers: { whole: withContexts, shell: withContexts },
      base: 'http://localhost',
      width: 1,
      onResult: () => undefined,
    });
    await jest.advanceTimersByTimeAsync(300_000);
    const results = await running;
    jest.useRealTimers();
    expect(results.map(({ check, failures }) => [check.name, failures])).toEqual([
      ['fine', []],
      ['hangs', ['took longer than 90 s']],
    ]);
  });
});
