/** One thing that was tried, and what was wrong with it. */
export interface Result {
  name: string;
  failures: string[];
  milliseconds: number;
}

/**
 * Runs checks side by side and reports them as they end.
 * @param checks each throws, or returns what it found wrong
 * @param width how many run at the same time
 */
export async function runChecks<T>(
  checks: readonly { name: string; run(worker: T): Promise<string[]> }[],
  workers: readonly T[],
  say: (line: string) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...checks];
  await Promise.all(
    workers.map(async (worker) => {
      for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
        const started = performance.now();
        let failures: string[];
        try {
          failures = await check.run(worker);
        } catch (error) {
          failures = [error instanceof Error ? error.message : String(error)];
        }
        results.push({ name: check.name, failures, milliseconds: Math.round(performance.now() - started) });
        for (const failure of failures) say(`  ✗ ${check.name}: ${failure}`);
        if (results.length % 50 === 0) say(`  ${results.length} of ${checks.length}`);
      }
    }),
  );
  return results;
}
