#!/usr/bin/env node
/**
 * Runs a command: `node src/cli/run.mjs COMMAND [ARGUMENTS]`. COMMAND is a file of src/cli, or a path: `tools/NAME`.
 * First installs the locked dependencies where they are missing or out of date: the site's own, and those of tools/ only for a command
 * that needs them. Plain JavaScript, because nothing else is there yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [command = '', ...parameters] = process.argv.slice(2);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or later is needed; this is ${process.version}.`);
  process.exit(1);
}

const entry = join(root, command.includes('/') ? '' : 'src/cli', `${command}.ts`);
/** Most tools do without packages of their own. Those of the others have a folder of their own, so that installing them touches no site that runs. */
const folderOfTools = command === 'tools/publish' ? command : 'tools';
const needsTools = /^tools\/(benchmark|draw|prose|publish|rebrand|screenshots|size)$/.test(command);
/** A file for each command that runs, named after its process. */
const running = join(root, 'node_modules/.running');

const stampOf = (folder) => join(folder, 'node_modules/.installed');
const digestOf = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(process.versions.modules)
    .digest('hex');
const isInstalled = (folder) =>
  existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === digestOf(folder);

function isAlive(pid) {
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Installs the locked dependencies of a folder where they are missing or out of date. */
function install(folder, message) {
  if (isInstalled(folder)) return;
  // A question about a command installs nothing: its usage is read from its source, without the lists that only code can make.
  if (parameters.includes('--help')) {
    console.log(/const usage = `([^`]*)`/.exec(readFileSync(entry, 'utf8'))?.[1]?.replace(/\$\{[^}]*\}/g, '…'));
    process.exit(0);
  }
  const busy = folder === root && existsSync(running) ? readdirSync(running).filter(isAlive) : [];
  if (busy.length > 0) {
    const names = busy.map((pid) => `${readFileSync(join(running, pid), 'utf8')} (process ${pid})`);
    console.error(
      `The locked dependencies have changed, but ${names.join(' and ')} is using them. Stop it first, or delete node_modules/.running if it has stopped.`,
    );
    process.exit(1);
  }
  console.log(message);
  const npm = process.env.npm_execpath;
  const [program, prefix] = npm?.endsWith('.js')
    ? [process.execPath, [npm]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  const { status } = spawnSync(program, [...prefix, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
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
  writeFileSync(stampOf(folder), digestOf(folder));
}

install(root, 'Installing the locked dependencies (1 to 2 minutes the first time) …');
if (needsTools)
  install(join(root, folderOfTools), `Installing what this command needs into ${folderOfTools}/node_modules …`);
mkdirSync(running, { recursive: true });
const own = join(running, String(process.pid));
writeFileSync(own, `npm run ${basename(command)}`);
process.on('exit', () => rmSync(own, { force: true }));

const settings = join(root, '.env');
/** A command that ends with this code is started again: npm run develop, after a change of code. */
const startAgain = 75;
let child;

function start(isAgain) {
  child = spawn(process.execPath, ['--import', 'tsx', entry, ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: {
      // Here, because modules read the variables of the browser's scripts when they are loaded. What is set already wins.
      ...(existsSync(settings) ? parseEnv(readFileSync(settings, 'utf8')) : {}),
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      npm_config_update_notifier: 'false',
    },
  });
  child.on('exit', (code, signal) => {
    if (code === startAgain) start(true);
    else if (isAgain && code === 1) startOnChange();
    else process.exit(signal === 'SIGINT' ? 130 : (code ?? 1));
  });
}

/** The code that has changed cannot be run. */
function startOnChange() {
  console.log('It starts again after the next change of src or mock-api; Ctrl-C ends it.');
  const watchers = ['src', 'mock-api'].map((folder) =>
    watch(join(root, folder), { recursive: true }, () => {
      for (const watcher of watchers.splice(0)) watcher.close();
      if (child.exitCode !== null) start(true);
    }),
  );
}

start(false);
// Ctrl-C reaches the child by itself; what is sent to this process alone is passed on.
process.on('SIGINT', () => child.exitCode !== null && process.exit(130));
process.on('SIGTERM', () => (child.exitCode === null ? child.kill('SIGTERM') : process.exit(143)));
