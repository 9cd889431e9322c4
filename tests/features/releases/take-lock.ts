import { takeLock } from '../../../src/features/releases/lock';

/*
 * A process for lock.test.ts: takes the lock of a folder at a moment, in milliseconds since 1970,
 * and releases it when it's told to.
 */

interface Message {
  take?: string;
  at?: number;
}

let release: (() => void) | undefined;

process.on('message', ({ take, at = 0 }: Message) => {
  if (take === undefined) {
    release?.();
    release = undefined;
    process.send?.('released');
    return;
  }

  // Both processes wait for the same moment, awake: a timer of one would fire earlier.
  while (Date.now() < at);

  try {
    release = takeLock(take);
    process.send?.('taken');
  } catch {
    process.send?.('refused');
  }
});

process.send?.('ready');
