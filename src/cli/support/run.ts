import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './environment';

export interface RunOptions {
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
