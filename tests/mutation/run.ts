/**
 * `npm run mutation [-- ROOM …]`: mutation testing of the rules, one room after the other (rooms.cjs; all of them unless some are named). Reports:
 * reports/mutation/ROOM.html. Ends with 1 where fewer than 80 % of a room's mutants are found, or a room could not be tried.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Table from 'cli-table3';
import { consola } from 'consola';
import execa from 'execa';
import { fail } from '../../src/cli/support/environment';
import { root } from '../support/root';
import rooms from './rooms.cjs';

/** What Stryker writes of a mutant (mutation testing report schema). */
interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((room) => !(room in rooms));
if (unknown.length > 0) {
  consola.error(`${unknown.join(', ')}: there are ${Object.keys(rooms).join(', ')}.`);
  process.exit(2);
}

/** Tries the rooms and prints what was found in each. */
async function mutate(): Promise<void> {
  const table = new Table({
    head: ['room', 'found', 'not found', 'not reached', 'score %', 'minutes'],
    style: { head: [], border: [] },
  });
  let isGood = true;
  for (const room of asked.length > 0 ? asked : Object.keys(rooms)) {
    const report = join(root, `reports/mutation/${room}.json`);
    rmSync(report, { force: true });
    const started = performance.now();
    const { exitCode } = await execa('npx', ['stryker', 'run'], {
      cwd: root,
      env: { MUTATED_ROOM: room },
      stdio: 'inherit',
      preferLocal: true,
      reject: false,
    });
    if (exitCode !== 0) isGood = false;
    if (!existsSync(report)) {
      consola.error(`${room} could not be tried; Stryker says why above.`);
      continue;
    }
    const statuses = Object.values((JSON.parse(readFileSync(report, 'utf8')) as Report).files).flatMap(({ mutants }) =>
      mutants.map(({ status }) => status),
    );
    const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
    const [found, survived, unreached] = [count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')];
    const score = (100 * found) / (found + survived + unreached);
    table.push([
      room,
      found,
      survived,
      unreached,
      score.toFixed(1),
      ((performance.now() - started) / 60_000).toFixed(1),
    ]);
  }
  console.log(table.toString());
  process.exit(isGood ? 0 : 1);
}

mutate().catch(fail);
