/**
 * Runs before `npm start`, `npm test` and others (pre… in package.json), so that they need nothing
 * before them: runs `npm ci` where the locked packages are missing or other ones. Plain JavaScript,
 * because nothing else is there yet.
 *
 *     node src/cli/install.mjs [FOLDER]
 *       FOLDER   with a lockfile of its own, e.g. tools; default: the project's
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const [folder = '.'] = process.argv.slice(2);

/** A build or preview that uses the packages names itself in it (src/features/releases/lock.ts). */
const projectLock = 'releases/.lock';

/** Names the process that installs: two at once would empty each other's folder. */
const installLock = join(folder, '.install.lock');

/**
 * Ends with a line.
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
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

/** Whether the process runs that a lock names: `{"pid":123}`. */
function isHeld(lock) {
  try {
    process.kill(JSON.parse(readFileSync(lock, 'utf8')).pid, 0);
    return true;
  } catch ({ code }) {
    // Another user's process can be seen, but not signalled.
    return code === 'EPERM';
  }
}

/** Creates the lock, unless there is one. */
function createInstallLock() {
  try {
    writeFileSync(installLock, JSON.stringify({ pid: process.pid }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes the lock, once another install has ended. One that was killed has left its lock. */
async function takeInstallLock() {
  while (!createInstallLock()) {
    await pause(500);
    if (!isHeld(installLock)) rmSync(installLock, { force: true });
  }
  process.once('exit', () => rmSync(installLock, { force: true }));
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(`Node 20.19 or later is needed; this is ${process.version}.`);

if (!isInstalled()) {
  if (folder === '.' && isHeld(projectLock))
    fail('The locked dependencies have changed, but a build or preview uses them. Stop it first.');
  await takeInstallLock();
}

// Another install may have done it meanwhile.
if (!isInstalled()) {
  console.log(`Installing the locked dependencies of ${folder} (1 to 2 minutes the first time) …`);
  const { status } = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The dependencies could not be installed; npm says why above. Try again.');
}
