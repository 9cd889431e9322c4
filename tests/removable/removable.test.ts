import { spawnSync } from 'node:child_process';
import type { Issue } from '../../src/calls/issue';
import { wholeCopy } from '../support/whole-copy';
import { type Removal, removals, takeOut } from './take-out';

/*
 * docs/adding.md, “Taking a feature out”, followed in copies of the project: types and content. A build of each copy would take longer than it's
 * worth: what features publish without their page is tested in tests/features/without-page.test.ts.
 */

const all = removals();

const cases: [string, Removal[]][] = [
  ...all.map((removal): [string, Removal[]] => [removal.feature, [removal]]),
  ['all of them', all],
];

describe.each(cases)('without %s', (_name, taken) => {
  let copy: Awaited<ReturnType<typeof wholeCopy>>;

  beforeAll(async () => {
    copy = await wholeCopy();
    for (const removal of taken) takeOut(removal, copy.folder);
  }, 600_000);

  afterAll(() => copy.remove());

  const run = (...command: string[]) =>
    spawnSync('npx', command, { cwd: copy.folder, encoding: 'utf8' });

  test('the rest compiles', () => {
    run('tcm', 'src', '-p', '**/*.module.css', '-o', '.types', '-e', '--silent');
    const { stdout } = run('tsc', '--noEmit');

    expect(stdout).toBe('');
  }, 600_000);

  test('the check names files and keys that still ask for it', () => {
    const { stdout } = run('tsx', 'src/cli/content.ts', '--json');

    for (const { source, message } of JSON.parse(stdout) as Issue[]) {
      expect(source).toMatch(/^(data|mock-api)\//);
      expect(message).not.toBe('');
    }
  }, 600_000);
});
