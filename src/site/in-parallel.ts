/**
 * Runs a task for every item, with at most `concurrency` tasks at a time. After the first error, no
 * further task starts.
 */
export async function inParallel<T>(
  items: readonly T[],
  concurrency: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  // Unlike an array's iterator, a generator ends for all workers when one of them throws.
  const waiting = (function* () {
    yield* items;
  })();
  const worker = async () => {
    for (const item of waiting) await task(item);
  };

  await Promise.all(Array.from({ length: concurrency }, worker));
}
