import { spawnSync } from 'node:child_process';
import { root } from '../src/cli/support/environment';

const commands = [
  ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tools'],
  ['node_modules/jest/bin/jest.js', '-c', 'tools/jest.config.cjs', ...process.argv.slice(2)],
];

/** `node src/cli/run.mjs tools/test [OPTIONS OF JEST]`: types and tests of the workspace, installed first where it is missing. */
const failed = commands.filter(
  (command) => spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status !== 0,
);
process.exitCode = failed.length > 0 ? 1 : 0;
