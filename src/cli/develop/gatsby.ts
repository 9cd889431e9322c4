import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { startGatsby } from '../../build/rebuild/build-site';
import { endGatsby, type Lock } from '../../build/rebuild/lock';

interface Options {
  /** The folder that it works in. */
  folder: string;
  port: number;
  /** The address of the mock API. */
  mock: string;
  lock: Lock;
  /** Called once its pages can be opened. */
  onReady(): void;
  /** Called when it ends by itself. */
  onEnd(): void;
}

/** What Gatsby says after every change, and of its own port and commands. */
const noise = /^(success|info) |You can now view|GraphiQL|gatsby build|^\s*http:|^Note that|^[\s⠀]*$/;

/** `gatsby develop` in a process of its own, which is started again after it has failed. */
export function createGatsby({ folder, port, mock, lock, onReady, onEnd }: Options) {
  let running: ChildProcess | null = null;

  function start(): void {
    const env = { ENABLE_GATSBY_REFRESH_ENDPOINT: 'true', MOCK_API_URL: mock, NODE_ENV: 'development' };
    // Polling passes through the preview as any request does.
    const others = { GATSBY_LOGGER: 'yurnalist', GATSBY_SOCKET_IO_DEFAULT_TRANSPORT: 'polling' };
    const child = startGatsby(
      folder,
      ['develop', '--port', String(port)],
      { ...env, ...others },
      // Without a terminal it asks nothing. It leads a group of processes, which end with it.
      { stdio: ['ignore', 'pipe', 'pipe'], detached: process.platform !== 'win32' },
    );
    running = child;
    if (child.pid !== undefined) lock.addGatsby(child.pid);
    let isReady = false;
    const read = (line: string) => {
      const wasReady = isReady;
      isReady ||= line.includes('You can now view');
      if (isReady && !wasReady) onReady();
      if (!isReady || !noise.test(line)) console.log(line);
    };
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', read);
    child.on('exit', () => {
      if (running !== child) return;
      running = null;
      onEnd();
    });
  }

  return {
    /** Starts it, or has it read its sources again as soon as it listens. */
    async refresh(): Promise<void> {
      if (!running) return start();
      const ask = () => fetch(`http://localhost:${port}/__refresh`, { method: 'POST' });
      while (running && !(await ask().catch(() => null))) await pause(500);
    },
    async stop(): Promise<void> {
      const child = running;
      running = null;
      if (child?.pid === undefined) return;
      child.kill('SIGTERM');
      await Promise.race([once(child, 'exit'), pause(3000)]);
      endGatsby(child.pid);
    },
  };
}
