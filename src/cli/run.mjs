#!/usr/bin/env node
/**
 * Runs a command of src/cli: `node src/cli/run.mjs COMMAND [ARGUMENTS]`. Plain JavaScript without dependencies, because it is what installs
 * them: the locked ones, if they are missing or older than the lockfile.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [command = '', ...parameters] = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node 20 or later is needed; this is ${process.version}.`);
  process.exit(1);
}

const digest = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(process.versions.modules)
  .digest('hex');
const stamp = join(root, 'node_modules/.installed');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest) {
  console.log('Installing the locked dependencies (1 to 2 minutes the first time) …');
  const npm = process.env.npm_execpath;
  const [program, prefix] = npm?.endsWith('.js')
    ? [process.execPath, [npm]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  const { status } = spawnSync(program, [...prefix, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'development' },
  });
  if (status !== 0) {
    console.error(
      'The dependencies could not be installed; npm says why above. After an interrupted install, delete node_modules and try again.',
    );
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, digest);
}

const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'src/cli', `${command}.ts`), ...parameters], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', npm_config_update_notifier: 'false' },
});
// Ctrl-C reaches the child by itself; what is sent to this process alone is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(signal === 'SIGINT' ? 130 : (code ?? 1)));
