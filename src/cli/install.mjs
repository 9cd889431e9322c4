/**
 * Runs before `npm start` and `npm test` (prestart, pretest in package.json), so that they need
 * nothing before them: checks the version of Node and installs the locked dependencies where they
 * are missing or out of date. Plain JavaScript, because nothing else is there yet.
 *
 *     node src/cli/install.mjs [--port] [FOLDER]
 *       --port   also tries the port of the server, before minutes are spent
 *       FOLDER   with a lockfile of its own, e.g. tools; default: the project's
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const parameters = process.argv.slice(2);
const folder = parameters.find((parameter) => parameter !== '--port') ?? '.';

/**
 * Ends with a line.
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(`Node 20.19 or later is needed; this is ${process.version}.`);

/** Tries the port that the server will listen on. */
function tryPort() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const port = Number(process.env.PORT || 8000);
  const server = createServer();

  return new Promise((resolve) => {
    // Everything else, e.g. a port that is no number, is the server's own message.
    server.once('error', ({ code }) => {
      if (code === 'EADDRINUSE')
        fail(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);
      resolve();
    });
    server.listen(port, process.env.HOST || '127.0.0.1', () => server.close(resolve));
  });
}

/**
 * Whether the folder has the packages of its lockfile, by npm's own account; the binaries of other
 * platforms are optional.
 */
function isInstalled() {
  const packagesIn = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).packages;
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) return false;

  const installed = packagesIn('node_modules/.package-lock.json');

  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional }]) =>
      path === '' || optional || installed[path]?.version === version,
  );
}

/** Whether a process runs. */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch ({ code }) {
    // Another user's process can be seen, but not signalled.
    return code === 'EPERM';
  }
}

/**
 * A build or preview that uses the packages names itself in the lock
 * (src/features/releases/lock.ts).
 */
function isInUse() {
  if (folder !== '.' || !existsSync('releases/.lock')) return false;
  try {
    return isRunning(JSON.parse(readFileSync('releases/.lock', 'utf8')).pid);
  } catch {
    // Half a file: its writer was killed.
    return false;
  }
}

/**
 * Two installs at once would empty each other's folder: the second waits for the first, whose
 * number is in this file.
 */
const installLock = join(
  tmpdir(),
  `install-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16)}.lock`,
);

/** The process that a lock names; null if the lock has just been released. */
function ownerOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Creates the lock, unless there is one. Linked rather than written: a file that is written is
 * empty for a moment, and another process would take it for one whose owner was killed.
 */
function createInstallLock() {
  const draft = `${installLock}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, installLock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * Removes a lock whose process was killed. Renamed first: of several that wait, one gets it, and if
 * that one comes so late that it gets its successor's lock, it puts it back.
 */
function removeStaleLock(owner) {
  const stale = `${installLock}.${process.pid}.stale`;
  try {
    renameSync(installLock, stale);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }

  if (ownerOf(stale) === owner) rmSync(stale);
  else renameSync(stale, installLock);
}

async function takeInstallLock() {
  let isWaiting = false;
  while (!createInstallLock()) {
    const owner = ownerOf(installLock);
    if (owner === null) continue;

    // A process 0, of an empty file, stands for none: signals to it reach one's own group.
    if (owner === 0 || !isRunning(owner)) {
      removeStaleLock(owner);
      continue;
    }

    if (!isWaiting) console.log(`Process ${owner} installs them already: waiting for it …`);
    isWaiting = true;
    await pause(500);
  }

  process.once('exit', () => rmSync(installLock, { force: true }));
}

/**
 * Installs what the lockfile names.
 * @returns npm's exit code
 */
function install() {
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  return new Promise((resolve) => {
    npm.once('error', ({ message }) => {
      console.error(message);
      resolve(1);
    });
    npm.once('exit', resolve);
  });
}

if (parameters.includes('--port')) await tryPort();

if (!isInstalled()) {
  if (isInUse())
    fail('The locked dependencies have changed, but a build or preview uses them. Stop it first.');
  await takeInstallLock();
}

// Another install may have done it meanwhile.
if (!isInstalled()) {
  console.log(`Installing the locked dependencies of ${folder} (1 to 2 minutes the first time) …`);
  const startTime = Date.now();
  const seconds = () => Math.round((Date.now() - startTime) / 1000);
  // npm's own progress needs a terminal, and says nothing of time.
  const progress = setInterval(() => console.log(`… ${seconds()} s`), 15_000);
  const status = await install();
  clearInterval(progress);
  if (status !== 0) fail('The dependencies could not be installed; npm says why above. Try again.');
  console.log(`Installed in ${seconds()} s.`);
}
