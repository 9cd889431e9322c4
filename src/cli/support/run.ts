import { delimiter } from 'node:path';
import execa from 'execa';
import { root } from './environment';

export interface RunOptions {
  env?: Record<string, string> | undefined;
  isQuiet?: boolean;
  timeout?: number;
}

/**
 * Runs a program of node_modules/.bin or the system in the project's folder.
 * @returns how it ended; its output is empty unless `isQuiet`
 */
export async function run(
  program: string,
  parameters: readonly string[],
  options: RunOptions = {},
) {
  const { env, isQuiet = false, timeout = 0 } = options;
  const output = isQuiet ? 'pipe' : 'inherit';
  const ended = await execa(program, parameters, {
    cwd: root,
    localDir: root,
    preferLocal: true,
    reject: false,
    all: true,
    stdio: ['ignore', output, output],
    // The last is where nginx is, and not in everybody's PATH.
    env: { ...env, PATH: [process.env.PATH, '/usr/sbin'].join(delimiter) },
    timeout,
  });
  // There is no code where the program cannot be started, or was killed.
  return { exitCode: ended.failed ? ended.exitCode || 1 : 0, output: ended.all ?? '' };
}
