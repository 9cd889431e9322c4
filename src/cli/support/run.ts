import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import * as v from 'valibot';
import { root } from './environment';

interface RunOptions {
  env?: Record<string, string>;
  isQuiet?: boolean;
  timeout?: number;
}

/** How a program ended; the output is empty unless it was collected. */
export interface Ended {
  exitCode: number;
  output: string;
}

/** Runs a program of node_modules/.bin or the system in the project's folder. 127: it cannot be started. */
export function run(program: string, parameters: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const { env, isQuiet = false, timeout } = options;
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(program, parameters, {
      cwd: root,
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
      // The last is where nginx is, and not in everybody's PATH.
      env: {
        ...process.env,
        ...env,
        PATH: [join(root, 'node_modules/.bin'), process.env.PATH, '/usr/sbin'].join(delimiter),
      },
      // The programs of node_modules/.bin are scripts of its shell there.
      shell: process.platform === 'win32',
      timeout,
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
    const end = (exitCode: number) => resolve({ exitCode, output: Buffer.concat(output).toString() });
    child.on('error', () => end(127));
    child.on('close', (code) => end(code ?? 1));
  });
}

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
