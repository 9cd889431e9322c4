import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { withLock } from '../../../src/features/releases/lock';
import { root } from '../../support/root';
import { temporaryFolder } from '../../support/temporary-folder';

/* docs/rebuild.md: one build, preview or release at a time in a folder. */

let project: ReturnType<typeof temporaryFolder>;

beforeEach(() => {
  project = temporaryFolder();
});
afterEach(() => project.remove());

/** The number of a process that has ended. */
const { pid } = spawnSync(process.execPath, ['--version']);

function writeStaleLock(): void {
  project.write('releases/.lock', JSON.stringify({ pid, host: hostname() }));
}

test('another build is refused with the lock’s name, and works once the first has ended', async () => {
  const work = jest.fn(() => 'done');
  await withLock(project.folder, () =>
    expect(withLock(project.folder, work)).rejects.toThrow(
      /is at work in this folder: .*remove .*releases\/\.lock/,
    ),
  );
  expect(work).not.toHaveBeenCalled();

  expect(await withLock(project.folder, work)).toBe('done');
  expect(readdirSync(join(project.folder, 'releases'))).toEqual([]);
});

test('the lock of a killed process, or one cut by a full disk, is taken over', async () => {
  writeStaleLock();
  expect(await withLock(project.folder, () => 'done')).toBe('done');

  project.write('releases/.lock', '{"pid":');
  expect(await withLock(project.folder, () => 'done')).toBe('done');
});

test('the lock of another container is left alone: its processes cannot be seen', async () => {
  project.write('releases/.lock', JSON.stringify({ pid: 1, host: `not ${hostname()}` }));
  await expect(withLock(project.folder, () => 'done')).rejects.toThrow(/is at work/);
});

describe('two processes that find the lock of a killed one', () => {
  let takers: ChildProcess[];

  beforeAll(async () => {
    takers = [1, 2].map(() =>
      fork(join(root, 'tests/features/releases/take-lock.ts'), { execArgv: ['--import', 'tsx'] }),
    );
    await Promise.all(takers.map((taker) => once(taker, 'message')));
  });
  afterAll(() => {
    for (const taker of takers) taker.kill();
  });

  /**
   * Says something to both.
   * @returns their answers
   */
  async function tell(message: object): Promise<unknown[]> {
    const answers = takers.map((taker) => once(taker, 'message'));
    for (const taker of takers) taker.send(message);
    return (await Promise.all(answers)).map(([answer]) => answer);
  }

  test('never both take it: one does, the other is refused', async () => {
    for (let round = 0; round < 50; round += 1) {
      writeStaleLock();

      const answers = await tell({ take: project.folder, at: Date.now() + 4 });
      expect(answers.sort()).toEqual(['refused', 'taken']);
      await tell({ release: true });
    }
  });
});
