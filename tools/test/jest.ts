import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Ended, type RunOptions, run } from '../../src/cli/support/run';

const jestResults = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
  success: v.boolean(),
});

/** How many tests passed and failed; a file of tests that could not run is a failure too. */
export interface Count {
  passed: number;
  failed: number;
}

/** Runs Jest. */
export async function runJest(parameters: readonly string[], options: RunOptions = {}): Promise<Ended & Count> {
  const folder = mkdtempSync(join(tmpdir(), 'jest-results-'));
  const file = join(folder, 'results.json');
  try {
    const ended = await run('jest', [...parameters, '--json', '--outputFile', file], options);
    const { numPassedTests, numFailedTests, numFailedTestSuites, success } = v.parse(
      jestResults,
      JSON.parse(readFileSync(file, 'utf8')),
    );
    const isFailure = !success || ended.exitCode !== 0;
    return {
      ...ended,
      passed: numPassedTests,
      failed: Math.max(numFailedTests, numFailedTestSuites, isFailure ? 1 : 0),
    };
  } catch (error) {
    // Without results it never came to the tests, e.g. for an option that it does not know.
    return { exitCode: 1, output: String(error), passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
