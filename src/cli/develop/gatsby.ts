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
  /** Until its pages can be opened, or it has ended. */
  let starting = Promise.resolve();
  let isAsked = false;

  function start(): void {
    let settle = () => {};
    starting = new Promise((resolve) => {
      settle = resolve;
    });
    const env = { ENABLE_GATSBY_REFRESH_ENDPOINT: 'true', MOCK_API_URL: mock, NODE_ENV: 'development' };
    const child = startGatsby(
      folder,
      ['develop', '--port', String(port)],
      { ...env, GATSBY_LOGGER: 'yurnalist' },
      // Without a terminal it asks nothing. It leads a group of processes, which end with it.
      { stdio: ['ignore', 'pipe', 'pipe'], detached: process.platform !== 'win32' },
    );
    running = child;
    if (child.pid !== undefined) lock.addGatsby(child.pid);
    let isReady = false;
    const read = (line: string) => {
      const wasReady = isReady;
      isReady ||= line.includes('You can now view');
      if (isReady && !wasReady) {
        settle();
        onReady();
      }
      if (!isReady || !noise.test(line)) console.log(line);
    };
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', read);
    child.on('exit', () => {
      settle();
      if (running !== child) return;
      running = null;
      onEnd();
    });
  }

  return {
    /** Starts it, or has it read its sources again, once it has started: before, that would start its server a second time. */
    async refresh(): Promise<void> {
      if (!running) return start();
      if (isAsked) return;
      isAsked = true;
      await starting;
      isAsked = false;
      // Without an answer it is ending, and says so itself.
      if (running) await fetch(`http://localhost:${port}/__refresh`, { method: 'POST' }).catch(() => undefined);
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
