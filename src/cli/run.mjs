#!/usr/bin/env node
/**
 * Runs a command: `node src/cli/run.mjs COMMAND [ARGUMENTS]`. COMMAND is a file of src/cli, or a path: `tools/NAME`.
 * First installs the locked dependencies where they are missing or out of date: the site's own, and those of tools/ only for a command
 * that needs them. Plain JavaScript, because nothing else is there yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [command = '', ...parameters] = process.argv.slice(2);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or later is needed; this is ${process.version}.`);
  process.exit(1);
}

/** Whether a folder has the packages of its lockfile, by npm's own account; the binaries of other platforms are optional. */
function isInstalled(folder) {
  const packagesIn = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).packages;
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) return false;
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || optional || installed[path]?.version === version,
  );
}

/** Installs the locked dependencies of a folder where they are missing or out of date. */
function install(folder, message) {
  if (isInstalled(folder)) return;
  // A process that uses the packages renews its lock every few seconds (src/build/rebuild/releases.ts).
  const lock = statSync(join(root, 'releases/.lock'), { throwIfNoEntry: false });
  if (folder === root && lock && Date.now() - lock.mtimeMs < 15_000) {
    console.error(
      'The locked dependencies have changed, but a build or npm run develop is using them. Stop it first.',
    );
    process.exit(1);
  }
  console.log(message);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'development' },
  });
  if (status === 0) return;
  console.error('The dependencies could not be installed; npm says why above. Try again.');
  process.exit(1);
}

install(root, 'Installing the locked dependencies (1 to 2 minutes the first time) …');
/** Most tools do without packages of their own. Those of the others have a folder of their own, so that installing them touches no site that runs. */
if (/^tools\/(draw|publish|rebrand|size)$/.test(command)) {
  const folder = command === 'tools/publish' ? command : 'tools';
  install(join(root, folder), `Installing what this command needs into ${folder}/node_modules …`);
}

const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
// Starts again after a change of what it has loaded.
const watch = [
  join(root, 'node_modules/tsx/dist/cli.mjs'),
  'watch',
  '--clear-screen=false',
  '--include=.env',
];
const checkVendor = ['--import', './src/cli/support/check-vendor.ts'];
const start = command === 'develop' ? watch : ['--import', 'tsx', ...checkVendor];
const entry = join(root, command.includes('/') ? '' : 'src/cli', `${command}.ts`);
const child = spawn(process.execPath, [...settings, ...start, entry, ...parameters], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', npm_config_update_notifier: 'false' },
});
child.on('exit', (code, signal) => process.exit(signal === 'SIGINT' ? 130 : (code ?? 1)));
// Ctrl-C reaches the child by itself; what is sent to this process alone is passed on.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
